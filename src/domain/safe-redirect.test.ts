import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

const ORIGIN = "https://www.envol.example";

test.each(["/", "/account", "/admin?tab=orders#latest", "/fr/services"])("the path %s is one of this site", (path) => {
  expect(safeRedirect(path, ORIGIN)?.href).toBe(ORIGIN + path);
});

test("a full URL of this site is one too", () => {
  expect(safeRedirect(`${ORIGIN}/auth?redirect=%2Faccount`, ORIGIN)?.href).toBe(`${ORIGIN}/auth?redirect=%2Faccount`);
});

test.each([
  "https://evil.example/",
  "http://www.envol.example/",
  "https://www.envol.example.evil.example/",
  "https://www.envol.example@evil.example/",
  "https://someone:secret@www.envol.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "javascript:alert(1)",
  "account",
  "",
  null,
  undefined,
  42,
])("%j leads elsewhere and is refused", (target) => {
  expect(safeRedirect(target, ORIGIN)).toBeUndefined();
});
