import { posix } from "node:path";
import { findImportTarget } from "./import-target.ts";

/** One file's import of another, as paths from the project's folder. Types count: what a folder's types need, it needs. */
export interface Import {
  file: string;
  target: string;
}

/** Matches imports and exports of other files, types included, and `import()`. */
const SOURCES = /(?:\bfrom|\bimport)\s*\(?\s*"([.#][^"?]+)/g;

/** Names the floor of a file: its folder. The endpoints of all rooms are a floor of their own. */
const nameFloor = (path: string): string =>
  path.endsWith(".endpoints.ts") ? "worker endpoints" : posix.dirname(path);

/** What a file imports of the project, by its text. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(SOURCES)].map(([, source = ""]) => ({
    file,
    target: findImportTarget(file, source)!,
  }));
}

/**
 * The imports that make folders need each other, be it by way of others: without them each folder could be read knowing only those below
 * it. Empty when there is no such circle.
 */
export function circularImports(imports: readonly Import[]): Import[] {
  let left = imports.filter(({ file, target }) => nameFloor(file) !== nameFloor(target));
  for (;;) {
    const importing = new Set(left.map(({ file }) => nameFloor(file)));
    const imported = new Set(left.map(({ target }) => nameFloor(target)));
    // A folder that needs none of those left, or that none of them needs, is part of no circle.
    const next = left.filter(
      ({ file, target }) => importing.has(nameFloor(target)) && imported.has(nameFloor(file)),
    );
    if (next.length === left.length) return next;
    left = next;
  }
}
