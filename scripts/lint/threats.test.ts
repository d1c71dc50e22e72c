import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every threat of docs/threat-model.md has a test that names it, and every named threat exists", () => {
  const rows = [...readFileSync("docs/threat-model.md", "utf8").matchAll(/^\| (T\d+) \|/gm)].map(([, threat]) => threat);
  const titles = globSync("tests/**/*.test.ts").map((file) => readFileSync(file, "utf8"));
  const named = titles.flatMap((text) => [...text.matchAll(/\[(T\d+)\]/g)].map(([, threat]) => threat));
  expect(rows.length).toBeGreaterThan(0);
  expect([...new Set(named)].toSorted()).toEqual(rows.toSorted());
});
