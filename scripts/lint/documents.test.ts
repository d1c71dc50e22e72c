import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import packageJson from "../../package.json" with { type: "json" };
import { readProofs, readThreats } from "./security-proofs.ts";

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

const examples = [
  ...readFileSync("CONTRIBUTING.md", "utf8").matchAll(
    /^\| ([^|]+) \| (`[^|]+`) \| (`[^|]+`) \|$/gm,
  ),
].map(([, what, files, line]) => ({
  what: what as string,
  files: codeIn(files as string),
  line: codeIn(line as string)[0] as string,
}));

test("the code tour has examples", () => {
  expect(examples.length).toBeGreaterThan(3);
});

test.each(examples)("what $what is at most three files away", ({ files, line }) => {
  expect(files.length).toBeLessThanOrEqual(3);
  const texts = files.map((file) => readFileSync(file, "utf8"));
  expect(texts.at(-1)).toContain(line);
  // Each file imports the next one.
  const names = files.map((file) => `/${file.split("/").at(-1)}"`);
  expect(
    texts.slice(0, -1).filter((text, index) => !text.includes(names[index + 1] as string)),
  ).toEqual([]);
});

const document = readFileSync("docs/security.md", "utf8");
const chapters = document.split(/^### (?=V\d+ )/m).slice(1);

test("the newest version of CHANGELOG.md is the one of package.json", () => {
  const newest = /^## (\S+)/m.exec(readFileSync("CHANGELOG.md", "utf8"))?.[1];
  expect(newest).toBe(packageJson.version);
});

test("docs/security.md has every chapter of ASVS 5.0, in order", () => {
  expect(chapters.map((chapter) => /^V\d+/.exec(chapter)?.[0])).toEqual(
    Array.from({ length: 17 }, (_, index) => `V${index + 1}`),
  );
});

test("tests prove every threat of docs/security.md, and no other", () => {
  const threats = [...readThreats().keys()];
  const tags = readFileSync("docs/security.md", "utf8").match(/^\*\*/gm);
  expect(threats).toHaveLength(tags?.length ?? 0);
  expect([...new Set(readProofs().map(({ threat }) => threat))].toSorted()).toEqual(
    threats.toSorted(),
  );
});

test("docs/product/staff.md says of each part of the staff area whom it is for, as the code does", () => {
  const rows = readFileSync("docs/product/staff.md", "utf8").matchAll(
    /^\| (books|staff|finance|admin) \| (.+) \|$/gm,
  );
  const parts = [...rows].flatMap(([, access, cell]) =>
    codeIn(cell as string).map((part) => [part, access]),
  );
  expect(Object.fromEntries(parts)).toEqual(STAFF_PARTS);
});
