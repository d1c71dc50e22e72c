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
  const others = modulesIn(dirname(entry)).filter((path) => path !== entry);
  const bySize = others.map(readModule).toSorted((a, b) => a.contents.length - b.contents.length);
  return [readModule(entry), ...bySize];
}

/** Leaves hidden folders out: wrangler packs a deployment in one, and removes it again. */
function modulesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name.startsWith(".") ? [] : modulesIn(path);
    return entry.isFile() && extname(entry.name) in TYPES ? [path] : [];
  });
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
