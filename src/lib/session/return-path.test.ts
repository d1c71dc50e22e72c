import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const ORIGIN = "https://www.envol.example";

test("a path of the site is kept with its query and hash", () => {
  const paths = ["/", "/account", "/admin?tab=orders#latest", "/fr/services"];
  for (const path of [...paths, "/auth/invitation", "/auth/confirm?token_hash=x&type=signup"])
    expect(returnPath(path, ORIGIN)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/.//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/api/auth/logout",
  "/auth",
  "/auth/reset?token_hash=x",
  "account",
  "",
  null,
  42,
])("%j leads elsewhere and is not followed", (path) => {
  expect(returnPath(path, ORIGIN)).toBeUndefined();
});
