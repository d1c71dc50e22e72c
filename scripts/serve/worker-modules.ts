import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";

export interface WorkerModule {
  type: "ESModule" | "Text" | "Data" | "CompiledWasm";
  path: string;
  contents: string | Uint8Array<ArrayBuffer>;
}

const TYPES: Record<string, WorkerModule["type"]> = {
  ".js": "ESModule",
  ".mjs": "ESModule",
  ".txt": "Text",
  ".html": "Text",
  ".sql": "Text",
  ".bin": "Data",
  ".wasm": "CompiledWasm",
};

/**
 * The entry comes first. The largest come last, because with each module Miniflare copies
 * everything that it has written so far.
 */
export function workerModules(entry: string): WorkerModule[] {
  const beside = readdirSync(dirname(entry), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && extname(file.name) in TYPES)
    .map((file) => join(file.parentPath, file.name));
  const others = beside.filter((path) => path !== entry).map(readModule);
  return [readModule(entry), ...others.toSorted((a, b) => a.contents.length - b.contents.length)];
}

function readModule(path: string): WorkerModule {
  const type = TYPES[extname(path)] ?? "ESModule";
  const bytes = readFileSync(path);
  return {
    type,
    path,
    contents:
      type === "Data" || type === "CompiledWasm" ? new Uint8Array(bytes) : bytes.toString("utf8"),
  };
}
