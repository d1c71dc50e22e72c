import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { canonicalPath, pageQuery, safeRedirect } from "./page-url.ts";

describe("the one spelling of a path", () => {
  test.each([
    ["/FAQ", "/faq"],
    ["/Fr/FAQ", "/fr/faq"],
    ["/faq/", "/faq"],
    ["/fr/", "/fr"],
    ["//faq", "/faq"],
    ["///", "/"],
    ["/fr///faq//", "/fr/faq"],
    ["/%66aq", "/faq"],
    ["/%46AQ", "/faq"],
    ["/fast%2Dtrack", "/fast-track"],
    ["/a%2fb", "/a%2Fb"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/%25ff", "/%25ff"],
    ["/pass/AbCdEf0123456789_-AbCd", "/pass/AbCdEf0123456789_-AbCd"],
    ["/FR//Pass/AbCdEf0123456789_-AbCd/", "/fr/pass/AbCdEf0123456789_-AbCd"],
    ["/Passes/AbC", "/passes/abc"],
  ])("%s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  test.each(["/%ff", "/fr/%ff", "/admin/messages/%", "/%c3", "/%zz", "/%E9t%E9"])(
    "%s has none",
    (path) => {
      expect(canonicalPath(path)).toBeUndefined();
    },
  );

  test("every route is written in it", () => {
    const tree = readFileSync("src/route-tree.gen.ts", "utf8");
    const paths = [...tree.matchAll(/^\s+path: "(\/[^"]*)"/gm)].map(([, path]) =>
      path!.replaceAll(/\$\w*/g, "0"),
    );
    expect(paths.length).toBeGreaterThan(20);
    // The path of an index route ends with a slash, which its address does not.
    expect(paths.map(canonicalPath)).toEqual(
      paths.map((path) => (path === "/" ? path : path.replace(/\/$/, ""))),
    );
  });
});

describe("what a page reads of a query", () => {
  const search = (path: string, query: string) => pageQuery(path, query).search;

  test("is nothing on a page that reads none, whatever links add", () => {
    for (const query of ["", "?", "?utm_source=x&gclid=1", "?plan=medium", "?%ff=%", "?a=1&a=2"])
      expect(search("/faq", query)).toBe("");
    expect(search("/no-such-page", "?plan=medium")).toBe("");
  });

  test("is the plan before the checkout, if it is one", () => {
    expect(search("/pre-checkout", "?utm_source=x&plan=medium&fbclid=2")).toBe("?plan=medium");
    expect(search("/pre-checkout", "?pl%61n=premium")).toBe("?plan=premium");
    for (const query of [
      "?plan=Medium",
      "?plan=",
      "?plan=gold",
      "?plan=medium&plan=medium",
      "?PLAN=medium",
    ])
      expect(search("/pre-checkout", query)).toBe("");
  });

  test("is a mailed token, which is free text", () => {
    expect(pageQuery("/unsubscribe", "?utm_source=x&token=a.b%2Bc")).toEqual({
      search: "?token=a.b%2Bc",
      isFree: true,
    });
    expect(pageQuery("/unsubscribe", "?utm_source=x&token=")).toEqual({
      search: "",
      isFree: false,
    });
    expect(pageQuery("/pre-checkout", "?plan=medium").isFree).toBe(false);
  });
});

const ORIGIN = "https://www.envol.example";

test.each(["/", "/account", "/admin?tab=orders#latest", "/fr/services"])(
  "the path %s is one of this site",
  (path) => {
    expect(safeRedirect(path, ORIGIN)?.href).toBe(ORIGIN + path);
  },
);

test("a full URL of this site is one too", () => {
  expect(safeRedirect(`${ORIGIN}/auth?redirect=%2Faccount`, ORIGIN)?.href).toBe(
    `${ORIGIN}/auth?redirect=%2Faccount`,
  );
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
  // Proves V3.12.
])("%j leads elsewhere and is refused", (target) => {
  expect(safeRedirect(target, ORIGIN)).toBeUndefined();
});
