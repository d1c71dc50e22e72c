import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { circularImports, importsOf } from "./folder-circles.ts";

/** The router generates this file, which imports every route. */
const GENERATED = "src/route-tree.gen.ts";
/** The only type that the pages import from the Worker (scripts/lint/layers.ts). */
const API_TYPE = "src/lib/api/api-client.ts -> worker/app.ts";

const files = globSync("{src,worker}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== GENERATED,
);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")));
const say = ({ file, target }: (typeof imports)[number]) => `${file} -> ${target}`;

test("no folders of the product import each other, be it by way of others", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(imports.map(say)).toContain(API_TYPE);
  expect(circularImports(imports.filter((each) => say(each) !== API_TYPE)).map(say)).toEqual([]);
});

test("types, exports and code that is loaded later count as imports", () => {
  const text = `import type { A } from "../b/a.ts";\nexport { b } from "./b.ts";\nconst c = await import("../c/c.ts");\nimport { e } from "#domain/e.ts";\nimport "./d.css?url";`;
  expect(importsOf("src/a/x.ts", text).map(({ target }) => target)).toEqual([
    "src/b/a.ts",
    "src/a/b.ts",
    "src/c/c.ts",
    "src/domain/e.ts",
    "src/a/d.css",
  ]);
});

test("a circle is told by its imports, and what only leads to it or away from it is not", () => {
  const to = (file: string, target: string) => ({ file, target });
  const circle = [to("a/x.ts", "b/x.ts"), to("b/y.ts", "c/x.ts"), to("c/y.ts", "a/y.ts")];
  expect(
    circularImports([
      ...circle,
      to("top/x.ts", "a/x.ts"),
      to("c/x.ts", "low/x.ts"),
      to("a/x.ts", "a/y.ts"),
    ]),
  ).toEqual(circle);
  expect(circularImports(circle.slice(1))).toEqual([]);
});
