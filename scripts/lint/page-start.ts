import { readFileSync } from "node:fs";
import { findImportTarget } from "./import-target.ts";

/** Matches what is imported before a module runs: no types, and no `import()`, which waits until it is called. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^;]*? from )?"([.#][^"]+\.tsx?)";$/gm;

/**
 * The shortest way from a module to one that it cannot start without and whose path matches, both included; undefined when there is none.
 * Paths are from the project's folder.
 */
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
