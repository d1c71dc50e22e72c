import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("texts are quoted, numbers bare, nothing is empty, and a line ends with CRLF", () => {
  expect(csvLine(["a", 22.5, null, "", -3])).toBe('"a",22.5,,"",-3\r\n');
});

test("quotes are doubled; commas and line breaks stay inside", () => {
  expect(csvLine(['say "hi"', "a,b", "one\r\ntwo"])).toBe('"say ""hi""","a,b","one\r\ntwo"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(1)", "＝1", " =1", "\ta", "\ra"])(
  // Proves V1.5.
  "%j does not run as a formula",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

/** Cells of a program that splits at semicolons: quotes count only at the start of a cell. */
function cellsBySemicolon(csv: string): string[] {
  const cells: string[] = [];
  for (let rest = csv; rest !== "";) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = /^[^;\r\n]*/.exec(quoted ? rest.slice(quoted[0].length) : rest)![0];
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? "") + plain);
    rest = rest.slice((quoted?.[0].length ?? 0) + plain.length).replace(/^(;|\r\n|\r|\n)/, "");
  }
  return cells;
}

test.each([
  ["x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"],
  ['x;"=1";-2', "x;'\"=1\";'-2"],
  ["x; @SUM(1)", "x;' @SUM(1)"],
  ["x\r\n=1\n+2\r-3", "x\r\n'=1\n'+2\r'-3"],
  ["x\t=1", "x\t'=1"],
  ["x;\n＝1", "x;'\n'＝1"],
  ["\t=1", "'\t'=1"],
  ["\r\n=1", "'\r\n'=1"],
])(
  "no cell within %j runs as a formula, for a program that splits at semicolons either",
  (text, safe) => {
    const line = csvLine(["FT-1", text, text]);
    expect(line).toBe(`"FT-1","${safe.replaceAll('"', '""')}","${safe.replaceAll('"', '""')}"\r\n`);
    for (const cell of cellsBySemicolon(line)) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  },
);

test("a French file's cells do not run either where a program splits at commas", () => {
  expect(csvLine(["x,=1, @SUM(1),a"], "french")).toBe(`"x,'=1,' @SUM(1),a"\r\n`);
  expect(csvLine(["Ada, +33 6"])).toBe('"Ada, +33 6"\r\n');
});

test.each(["a;b", "a; b=1", "1;2", "a\nb"])(
  "%j stays as it is, for nothing in it begins a formula",
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);

test.each(["a=1", " 1", "Ada", "1-2", "é"])("%j stays as it is", (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});
