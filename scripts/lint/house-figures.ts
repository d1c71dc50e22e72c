/**
 * node scripts/lint/house-figures.ts
 *
 * Measures how much there is to read. A test holds the figures to their limits.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";

export interface Figure {
  name: string;
  value: number;
  /** A test keeps it. It allows 0.3 MB and 2,000 words for what this wave adds. */
  limit: number;
  goal: number;
}

const CODE = ["src/*.ts", "src/*.tsx", "src/*.css", "worker/*.ts"];
const NOT_READ = /\.(test|gen|d)\.tsx?$/;
const LINE_LENGTH = 100;
/** Questions in the place of a subject: a reader has to turn the sentence round. */
const OPENINGS = /\/\*\*\s+(?:\*\s+)?(?:Who|Whoever|What|Whatever|Whose|Whether|Of)\b/g;
const NAMED_OF = /\b(?:function|const) \w+Of\b/g;

const list = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", ...patterns], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);
const read = (path: string): string => readFileSync(path, "utf8");
const readAll = (paths: string[]): string => paths.map(read).join("\n");
const countBytes = (paths: string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(path).length, 0);
const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const countLongLines = (text: string): number =>
  text.split("\n").filter((line) => line.length > LINE_LENGTH).length;

/** Counts the folders of src and worker that hold one file and no folder. */
function countLonelyFolders(paths: string[]): number {
  const folders = paths.map((path) => dirname(path));
  const isLonely = (folder: string) =>
    folders.filter((other) => `${other}/`.startsWith(`${folder}/`)).length === 1;
  return folders.filter(isLonely).length;
}

/** Measures the files that git tracks. */
export function measureHouse(): Figure[] {
  const code = list(...CODE).filter((path) => !NOT_READ.test(path));
  const scripts = code.filter((path) => !path.endsWith(".css"));
  const text = readAll(scripts);
  const figures: [name: string, value: number, limit: number, goal: number][] = [
    ["bytes of code in src and worker", countBytes(code), 3_085_000, 2_500_000],
    ["words of documents", countWords(readAll(list("*.md"))), 24_000, 24_000],
    ["bytes of migrations", countBytes(list("migrations")), 150_000, 150_000],
    ["decision records", list("docs/decisions/0*.md").length, 25, 25],
    ["folders of one file", countLonelyFolders(code), 5, 5],
    ["functions named xOf", countMatches(text, NAMED_OF), 10, 10],
    ["doc comments that open with a question", countMatches(text, OPENINGS), 0, 0],
    [`lines over ${LINE_LENGTH} characters`, countLongLines(text), 30, 30],
  ];
  return figures.map(([name, value, limit, goal]) => ({ name, value, limit, goal }));
}

if (import.meta.main) {
  for (const { name, value, goal } of measureHouse()) {
    console.log(`${value > goal ? "✗" : "✓"} ${name}: ${value} (goal: ${goal})`);
  }
}
