import { readdirSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../steps/command.ts";
import { persistencePath } from "../serve/serve-built-worker.ts";
import { toolStep } from "../steps/step.ts";

/** Applies the new migrations to local D1. It cannot reach a remote database, so no slip can migrate a deployment. */
export async function migrate(stateDir: string): Promise<void> {
  await toolStep("Database migrations", "migrate", "wrangler", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--local",
    "--persist-to",
    stateDir,
  ]);
}

/** The file of a state directory's local database, once it is migrated (`wrangler d1 migrations apply --local --persist-to`). */
export function localD1File(stateDir: string): string {
  const folder = join(persistencePath(stateDir), "d1/miniflare-D1DatabaseObject");
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  if (!file || others.length > 0) throw new Error(`There should be one database in ${folder}`);
  return join(folder, file);
}

/** Opens the local database of a state directory for the time of `work`, without serving the product. */
export async function withLocalD1<Result>(
  stateDir: string,
  work: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  const [database] = unstable_readConfig({ config: `${ROOT}/wrangler.toml` }).d1_databases;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: persistencePath(stateDir),
      modules: true,
      script: "export default {};",
      d1Databases: { DB: database?.database_id ?? "local" },
    }),
  );
  try {
    return await work((await miniflare.getD1Database("DB")) as unknown as D1Database);
  } finally {
    await miniflare.dispose();
  }
}

/** True when the database holds an order. */
export async function hasOrders(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM orders LIMIT 1").first()) !== null;
}
