import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/security.md", "utf8");
/** The chapters of ASVS 5.0, each from its heading to the next. */
const chapters = document.split(/^### (?=V\d+ )/m).slice(1);

test("docs/security.md has every chapter of ASVS 5.0, in order", () => {
  expect(chapters.map((chapter) => /^V\d+/.exec(chapter)?.[0])).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
});

test("every threat of docs/security.md names a test, and every test that it names is there", () => {
  const threats = chapters.flatMap((chapter) => chapter.split(/^(?=\*\*)/m).slice(1));
  expect(threats.length).toBeGreaterThan(0);
  const wrong = threats.flatMap((threat) => {
    const proofs = [...threat.matchAll(/^- `([^`]+)`: "(.+)"$/gm)].map(([, file = "", title = ""]) => ({ file, title }));
    const missing = proofs.filter(({ file, title }) => !existsSync(file) || !readFileSync(file, "utf8").includes(title));
    return proofs.length === 0 ? [threat] : missing.map(({ file, title }) => `${file}: ${title}`);
  });
  expect(wrong).toEqual([]);
});
