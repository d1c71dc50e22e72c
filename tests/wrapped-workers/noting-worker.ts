import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { wrappedWorker, WRAPPERS } from "./wrapped-worker.ts";

/** A copy of a built Worker that tells which of its modules ran before its first answer. */
export function notingWorker(builtConfig: string) {
  const { config, remove } = wrappedWorker(builtConfig, WRAPPERS.noting);
  const folder = dirname(config);
  for (const name of readdirSync(folder, { recursive: true }) as string[])
    if (name.endsWith(".js")) {
      const file = join(folder, name);
      const note = `(globalThis.evaluated ??= []).push(${JSON.stringify(name)});`;
      writeFileSync(file, note + readFileSync(file, "utf8"));
    }
  return {
    /** Asks a Worker that has just started, and returns the names of those modules. */
    async askFirst(path: string): Promise<string[]> {
      const site = await serveBuiltWorker({ config, onLog: () => undefined });
      try {
        await (await fetch(site.url + path, { redirect: "manual" })).arrayBuffer();
        return (await (await fetch(`${site.url}/api/evaluated`)).json()) as string[];
      } finally {
        await site.dispose();
      }
    },
    remove,
  };
}
