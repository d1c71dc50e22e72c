import { posix } from "node:path";
import { findImportTarget } from "./import-target.ts";

/** One file's import of another, as paths from the project's folder. Imports of types count too. */
export interface Import {
  file: string;
  target: string;
}

/** Matches imports and exports from other files, including types and `import()`. */
const SOURCES = /(?:\bfrom|\bimport)\s*\(?\s*"([.#][^"?]+)/g;

/** The folder of a file counts as its layer. The endpoints of all rooms form one layer. */
const nameFloor = (path: string): string =>
  path.endsWith(".endpoints.ts") ? "worker endpoints" : posix.dirname(path);

export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(SOURCES)].map(([, source = ""]) => ({
    file,
    target: findImportTarget(file, source)!,
  }));
}

/** Empty if there is no circle, directly or through other folders. */
export function circularImports(imports: readonly Import[]): Import[] {
  let left = imports.filter(({ file, target }) => nameFloor(file) !== nameFloor(target));
  for (;;) {
    const importing = new Set(left.map(({ file }) => nameFloor(file)));
    const imported = new Set(left.map(({ target }) => nameFloor(target)));
    // A folder that imports none of the others, or that none of them imports, is in no circle.
    const next = left.filter(
      ({ file, target }) => importing.has(nameFloor(target)) && imported.has(nameFloor(file)),
    );
    if (next.length === left.length) return next;
    left = next;
  }
}
