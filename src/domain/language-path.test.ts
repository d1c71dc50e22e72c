import { expect, test } from "vitest";
import {
  addLanguagePrefix,
  addPreviewBase,
  languageHref,
  languageOfPath,
  localizePath,
  previewBase,
  previewOfPath,
  stripLanguagePrefix,
  stripPreviewBase,
} from "./language-path.ts";

test("the language of a public page is in its path, whatever the cookie says", () => {
  expect(languageOfPath("/", "fr")).toBe("en");
  expect(languageOfPath("/fr", undefined)).toBe("fr");
  expect(languageOfPath("/fr/terms", "en")).toBe("fr");
  expect(languageOfPath("/french-guides", undefined)).toBe("en");
});

test("sign-in and staff pages are French unless the cookie says English", () => {
  for (const path of ["/auth", "/admin", "/admin/orders", "/account"]) {
    expect(languageOfPath(path, undefined)).toBe("fr");
    expect(languageOfPath(path, "en")).toBe("en");
  }
});

test("a prefix comes off for the router and goes on for people", () => {
  const strip = (path: string) =>
    stripLanguagePrefix(new URL(path, "https://envol.example")).pathname;
  expect(["/fr", "/fr/terms", "/terms", "/french"].map(strip)).toEqual([
    "/",
    "/terms",
    "/terms",
    "/french",
  ]);
  expect(addLanguagePrefix(new URL("https://envol.example/terms?a=1#b"), "fr").href).toBe(
    "https://envol.example/fr/terms?a=1#b",
  );
  expect(localizePath("/", "fr")).toBe("/fr");
  expect(localizePath("/auth", "fr")).toBe("/auth");
});

test("the link to the other language is a path where the path tells it, and a question to the Worker where a cookie does", () => {
  expect(languageHref("/pre-checkout", "?plan=medium", "fr")).toBe("/fr/pre-checkout?plan=medium");
  expect(languageHref("/services", "?utm_source=x", "fr")).toBe("/fr/services");
  expect(languageHref("/auth", "", "en")).toBe("/auth?lang=en");
  expect(languageHref("/auth/reset", "?token_hash=a%2Bb&lang=fr", "en")).toBe(
    "/auth/reset?token_hash=a%2Bb&lang=en",
  );
});

test("the base of a preview comes off for the router, and goes on for people but where a page leads out of it", () => {
  const add = (path: string) =>
    addPreviewBase(new URL(path, "https://envol.example"), "/preview/x").pathname;
  const strip = (path: string, base = "/preview/x") =>
    stripPreviewBase(new URL(path, "https://envol.example"), base).pathname;
  expect(["/", "/fr", "/fr/faq", "/auth", "/fr/config-generator"].map(add)).toEqual([
    "/preview/x",
    "/preview/x/fr",
    "/preview/x/fr/faq",
    "/auth",
    "/fr/config-generator",
  ]);
  expect(["/preview/x", "/preview/x/fr", "/preview/xy", "/faq"].map((path) => strip(path))).toEqual(
    ["/", "/fr", "/preview/xy", "/faq"],
  );
  expect(strip("/faq", "")).toBe("/faq");
  expect(languageHref("/faq", "?a=1", "fr", "/preview/x")).toBe("/preview/x/fr/faq");
});

const ID = "0123456789abcdef0123456789abcdef";

test("a path below a preview's base is told apart from the base", () => {
  expect(previewOfPath(previewBase(ID))).toEqual({ id: ID, path: "/" });
  expect(previewOfPath(`/preview/${ID}/fr/faq`)).toEqual({ id: ID, path: "/fr/faq" });
});

test.each([
  "/",
  "/preview",
  "/preview/x",
  `/preview/${ID}0`,
  `/preview/${ID.toUpperCase()}`,
  `/fr/preview/${ID}`,
])("%s is no preview", (path) => {
  expect(previewOfPath(path)).toBeUndefined();
});
