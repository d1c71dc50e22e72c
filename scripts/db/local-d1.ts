import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../steps/command.ts";
import { persistencePath } from "../serve/serve-built-worker.ts";
import { patientDb } from "../../worker/platform/context/patient-db.ts";
import { toolStep } from "../steps/step.ts";

/**
 * Applies the new migrations, if any, to local D1. It cannot reach a remote database, so no slip
 * can migrate a deployment.
 */
export async function migrate(stateDir: string): Promise<void> {
  if (isMigrated(stateDir)) return;
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

/** The names of the migrations' files. */
export const migrationFiles = (): string[] =>
  readdirSync(join(ROOT, "migrations")).filter((name) => name.endsWith(".sql"));

/** True when a local database has every migration. It is only read: it may be served meanwhile. */
function isMigrated(stateDir: string): boolean {
  if (!existsSync(localD1Folder(stateDir))) return false;
  const db = new DatabaseSync(localD1File(stateDir), { readOnly: true });
  try {
    const [table] = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").all();
    const applied = table ? db.prepare("SELECT name FROM d1_migrations").all() : [];
    const names = new Set(applied.map(({ name }) => name));
    return migrationFiles().every((name) => names.has(name));
  } finally {
    db.close();
  }
}

const localD1Folder = (stateDir: string) =>
  join(persistencePath(stateDir), "d1/miniflare-D1DatabaseObject");

/** The file of a state directory's local database, once it is migrated (`wrangler d1 migrations apply --local --persist-to`). */
export function localD1File(stateDir: string): string {
  const folder = localD1Folder(stateDir);
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  if (!file || others.length > 0) throw new Error(`There should be one database in ${folder}`);
  return join(folder, file);
}

/**
 * Opens the local database of a state directory for the time of `work`, without serving the
 * product; another process may serve it.
 */
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
    return await work(patientDb((await miniflare.getD1Database("DB")) as unknown as D1Database));
  } finally {
    await miniflare.dispose();
  }
}

/** True when the database holds an order. */
export async function hasOrders(db: D1Database): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM orders LIMIT 1").first()) !== null;
}
