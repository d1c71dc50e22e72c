import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css").map((path) => [path, readFileSync(path, "utf8")] as const);

test("no length is in ch, which changes with the face that is there, and moves the page when ours arrives", () => {
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.filter(([, css]) => /\d(?:ch|ex)\b/.test(css)).map(([path]) => path)).toEqual([]);
});

// The other three are for a narrow palette, the staff area's frame, and the header's long links.
test("pages change at four widths, and three parts at one of their own", () => {
  const widths = sheets.flatMap(([, css]) =>
    [...css.matchAll(/@media [^{]*width [^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/width [<>=]+ ([\d.]+rem)/g)].map(([, width]) => width),
    ),
  );
  expect([...new Set(widths)].toSorted()).toEqual([
    "23rem",
    "40rem",
    "48rem",
    "60rem",
    "64rem",
    "72rem",
    "78rem",
  ]);
  expect(
    sheets.filter(([, css]) => /\((?:min|max)-width/.test(css.replaceAll(/@container[^{]*/g, ""))),
  ).toEqual([]);
});
