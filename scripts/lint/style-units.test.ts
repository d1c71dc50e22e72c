import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no length is in ch, which changes with the face that is there, and moves the page when ours arrives", () => {
  const sheets = globSync("src/**/*.css").map(
    (path) => [path, readFileSync(path, "utf8")] as const,
  );
  expect(sheets.length).toBeGreaterThan(80);
  expect(sheets.filter(([, css]) => /\d(?:ch|ex)\b/.test(css)).map(([path]) => path)).toEqual([]);
});
