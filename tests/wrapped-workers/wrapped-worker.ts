import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, resolve } from "node:path";
import { TESTED_CONFIG } from "../tested-build.ts";

/** What D1 itself says of one statement. */
export interface MeteredStatement {
  sql: string;
  /** Which round trip to the database it travelled in; the statements of a batch share one. */
  call: number;
  rows_read: number;
  rows_written: number;
}

interface Config {
  assets: { directory: string };
  d1_databases: { migrations_dir: string }[];
}

const wrapper = (name: string) => join(import.meta.dirname, `${name}.mjs`);

/** Entries for `wrappedWorker`. Each says in its first lines what it does, so that the product needs no code for being tested. */
export const WRAPPERS = {
  varying: wrapper("varying"),
  metered: wrapper("metered"),
  faulty: wrapper("faulty"),
  lagging: wrapper("lagging"),
  noting: wrapper("noting"),
};

/**
 * A copy of a built Worker whose entry is a module that imports the Worker as `./index.js`, and perhaps `./metered.mjs`. It may
 * have a second database under `secondD1`.
 */
export function wrappedWorker(
  builtConfig: string,
  entry: string,
  secondD1?: string,
): { config: string; remove: () => void } {
  const built = dirname(builtConfig);
  const folder = mkdtempSync(join(tmpdir(), "envol-wrapped-"));
  cpSync(built, folder, {
    recursive: true,
    filter: (path) => extname(path) !== ".map" && !path.includes(".wrangler"),
  });
  for (const file of [entry, WRAPPERS.metered]) cpSync(file, join(folder, basename(file)));
  const { assets, d1_databases, ...rest } = JSON.parse(readFileSync(builtConfig, "utf8")) as Config;
  const config = join(folder, "wrangler.json");
  writeFileSync(
    config,
    JSON.stringify({
      ...rest,
      main: basename(entry),
      assets: { ...assets, directory: resolve(built, assets.directory) },
      d1_databases: d1_databases.flatMap((database) => {
        const migrated = {
          ...database,
          migrations_dir: resolve(built, database.migrations_dir),
        };
        return secondD1
          ? [migrated, { ...migrated, binding: secondD1, database_id: secondD1 }]
          : [migrated];
      }),
    }),
  );
  return { config, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

let varying: string | undefined;

/** Copies the tested build with varying.mjs, once for all test files of this process, and returns the path of its configuration. */
export function varyingConfig(): string {
  if (varying !== undefined) return varying;
  const { config, remove } = wrappedWorker(TESTED_CONFIG, WRAPPERS.varying);
  process.once("exit", remove);
  return (varying = config);
}
