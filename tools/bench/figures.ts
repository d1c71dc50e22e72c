import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "./result.ts";

const DOCUMENT = join(import.meta.dirname, "README.md");
const TABLE = /(?<=^\| what .*\n\|---.*\n)(?:\|.*\n)*/m;

/** A measured line replaces its old one and gets today's date. Goals come from the code only. */
export function writeFigures(results: readonly Result[], day: string): void {
  const text = readFileSync(DOCUMENT, "utf8");
  const rows = new Map(
    (TABLE.exec(text)?.[0] ?? "")
      .split("\n")
      .filter(Boolean)
      .map((row) => [row.split("|")[1]!, row]),
  );
  for (const { what, target, measured, pass } of results) {
    if (pass === undefined) continue;
    const cells = [target, pass ? measured : `✗ ${measured}`].join("|").replaceAll(" ", "&nbsp;");
    rows.set(what, `|${what}|${cells}|${day}|`);
  }
  writeFileSync(
    DOCUMENT,
    text.replace(TABLE, () => `${[...rows.values()].join("\n")}\n`),
  );
}
