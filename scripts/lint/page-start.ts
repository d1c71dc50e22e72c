import { readFileSync } from "node:fs";
import { findImportTarget } from "./import-target.ts";

/** Matches static imports of code. Types and `import()` load nothing at a module's start. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^;]*? from )?"([.#][^"]+\.tsx?)";$/gm;

/** Includes both ends. Undefined if there is no such chain of static imports. */
export function wayTo(wanted: RegExp, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    const module = way.at(-1)!;
    if (wanted.test(module)) return way;
    for (const [, source = ""] of readFileSync(module, "utf8").matchAll(IMPORTS)) {
      const next = findImportTarget(module, source)!;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
