import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { ROOT } from "../steps/command.ts";
import { persistencePath } from "../serve/serve-built-worker.ts";

/** Lends the local database of a state directory to `work`, without the product around it. */
export async function withLocalD1<Result>(stateDir: string, work: (db: D1Database) => Promise<Result>): Promise<Result> {
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
