import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { wrappedWorker, WRAPPERS } from "./wrapped-worker.ts";

/** A copy of a built Worker that tells which of its modules ran before an answer. */
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
    /** Asks a Worker that has just started, and returns the names of those modules, for each path. */
    async ask(...paths: string[]): Promise<string[][]> {
      const site = await serveBuiltWorker({ config, onLog: () => undefined });
      try {
        const ran: string[][] = [];
        for (const path of paths) {
          await (await fetch(site.url + path, { redirect: "manual" })).arrayBuffer();
          ran.push((await (await fetch(`${site.url}/api/evaluated`)).json()) as string[]);
        }
        return ran;
      } finally {
        await site.dispose();
      }
    },
    remove,
  };
}
