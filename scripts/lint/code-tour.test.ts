import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

const examples = [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^\| ([^|]+) \| (`[^|]+`) \| (`[^|]+`) \|$/gm)].map(
  ([, what, files, line]) => ({ what: what as string, files: codeIn(files as string), line: codeIn(line as string)[0] as string }),
);

test("the code tour has examples", () => {
  expect(examples.length).toBeGreaterThan(3);
});

test.each(examples)("what $what is at most three files away", ({ files, line }) => {
  expect(files.length).toBeLessThanOrEqual(3);
  const texts = files.map((file) => readFileSync(file, "utf8"));
  expect(texts.at(-1)).toContain(line);
  // Each file imports the next one.
  const names = files.map((file) => `/${file.split("/").at(-1)}"`);
  expect(texts.slice(0, -1).filter((text, index) => !text.includes(names[index + 1] as string))).toEqual([]);
});
