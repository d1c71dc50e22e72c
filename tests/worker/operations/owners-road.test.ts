import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBackup, readBackup } from "../../../scripts/backup/backup.ts";
import { exportTables } from "../../../scripts/backup/export-tables.ts";
import { countLocal, dumpLocal, LIST_TABLES } from "../../../scripts/backup/tables.ts";
import { migrationFiles } from "../../../scripts/db/local-d1.ts";
import {
  findUploaded,
  readDeployed,
  readLive,
  readMessages,
  readPrevious,
} from "../../../scripts/deploy/read-live.ts";
import { rollbackTo, ship } from "../../../scripts/deploy/ship.ts";
import { cloudflareApi } from "../../../scripts/setup/cloudflare-api.ts";
import { runTool } from "../../../scripts/steps/run-tool.ts";
import { cloudflareServer, type CloudflareServer } from "../../fakes/cloudflare-server.ts";

/** Not beside the build, which other tests copy meanwhile. */
const FOLDER = mkdtempSync(join(tmpdir(), "envol-owners-road-"));
const CONFIG = join(FOLDER, "wrangler.json");
const ROUTES = ["www.envol.travel", "envol.travel"];
const SECRETS = { SIGNING_SECRET: "a-secret-that-no-log-may-hold" };
const BACKUP_KEY = "a-key-that-is-long-enough-for-this";
const SECRETS_FILE = join(FOLDER, "secrets.json");

let cloud: CloudflareServer;

beforeAll(async () => {
  cloud = await cloudflareServer();
  const { account } = cloud;
  account.addZone("envol.travel");
  for (const name of ["envol-tasks", "envol-mail-events"]) account.addQueue(name);
  const built = JSON.parse(readFileSync("dist/server/wrangler.json", "utf8"));
  const [db] = built.d1_databases;
  const database_id = account.addDatabase("envol").uuid;
  writeFileSync(
    CONFIG,
    JSON.stringify({
      ...built,
      main: resolve("dist/server", built.main),
      assets: { ...built.assets, directory: resolve("dist/server", built.assets.directory) },
      name: "envol",
      topLevelName: "envol",
      routes: ROUTES.map((pattern) => ({ pattern, custom_domain: true })),
      d1_databases: [{ ...db, database_id, migrations_dir: resolve("migrations") }],
      kv_namespaces: [{ binding: "KV", id: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" }],
    }),
  );
  writeFileSync(SECRETS_FILE, JSON.stringify(SECRETS));
});
afterAll(() => {
  cloud.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

const openApi = () =>
  cloudflareApi({ token: cloud.account.token, accountId: cloud.account.id, base: cloud.url });
let logs = "";
async function run(_title: string, args: string[]) {
  const result = await runTool("owners-road", "wrangler", args, {
    CLOUDFLARE_API_BASE_URL: cloud.url,
    CLOUDFLARE_API_TOKEN: cloud.account.token,
    CLOUDFLARE_ACCOUNT_ID: cloud.account.id,
  });
  logs += result.output;
  return result;
}

test("the real wrangler migrates, deploys and ships in two steps what the fake of Cloudflare then holds", async () => {
  const { account } = cloud;
  const api = openApi();
  const upload = (title: string, args: string[]) =>
    run(title, [...args, "--message", `With ${args.at(-1)}`, "--secrets-file", SECRETS_FILE]);
  const asked: (string | undefined)[] = [];
  const shipped = async (commit: string) =>
    ship({
      run,
      upload,
      smoke: async (version) => void asked.push(version),
      readLive: async () => (await readLive(api, "envol").catch(() => undefined))?.version,
      findUploaded: (tag) => findUploaded(api, "envol", tag),
      commit,
      say: () => undefined,
      config: CONFIG,
    });

  await run("Migrations", ["d1", "migrations", "apply", "DB", "--remote", "--config", CONFIG]);
  const { sqlite } = account.databases[0]!;
  const applied = sqlite.prepare("SELECT name FROM d1_migrations").all();
  expect(applied.map(({ name }) => name)).toEqual(migrationFiles().toSorted());
  expect(sqlite.prepare("SELECT COUNT(*) AS count FROM orders").get()).toEqual({ count: 0 });

  sqlite.exec("INSERT INTO settings VALUES ('staff_digest', 1, 1)");
  const tables = sqlite.prepare(LIST_TABLES).all();
  const dump = () =>
    exportTables(
      run,
      tables.map(({ name }) => String(name)),
      ["--config", CONFIG],
    );
  const count = async () => countLocal(sqlite);
  const { file, counts } = await makeBackup(
    { migrations: migrationFiles(), count, dump, now: Date.now() },
    BACKUP_KEY,
  );
  expect(counts).toMatchObject({ settings: 1, orders: 0 });
  expect(readBackup(file, BACKUP_KEY).inserts).toBe(dumpLocal(sqlite));

  await shipped("first00");
  expect([...account.secrets]).toEqual(Object.entries(SECRETS));
  expect(account.domains).toEqual(ROUTES);
  expect(account.crons).toEqual(["*/10 * * * *", "7 * * * *"]);
  expect(await readLive(api, "envol")).toEqual({ version: account.live, tag: "first00" });

  await shipped("second0");
  const [first, second] = account.versions;
  expect(asked).toEqual([undefined, second!.id, undefined]);
  expect(await readLive(api, "envol")).toEqual({ version: second!.id, tag: "second0" });
  expect(account.deployments.map(({ versions }) => versions.length)).toEqual([1, 2, 1]);
  expect(await readDeployed(api, "envol")).toEqual([second!.id, first!.id]);
  expect(await readMessages(api, "envol")).toEqual(["With second0", "With first00"]);
  expect(logs).not.toContain(SECRETS.SIGNING_SECRET);
  expect(logs).not.toContain(account.token);
});

test("the real wrangler goes back past a change of a secret, which it refuses to an ordinary deployment", async () => {
  const { account } = cloud;
  const [first, second] = account.versions;
  const config = ["--config", CONFIG];
  expect((await run("Secret", ["secret", "put", "SIGNING_SECRET", ...config])).code).toBe(0);
  const changed = account.live;
  expect(changed).not.toBe(second!.id);
  expect(await readLive(openApi(), "envol")).toEqual({ version: changed, tag: "second0" });
  expect(await readPrevious(openApi(), "envol")).toEqual({ live: changed, before: first!.id });
  const deployed = await run("Deploy", ["versions", "deploy", `${first!.id}@100`, ...config]);
  expect([deployed.code, account.live]).toEqual([1, changed]);
  expect(deployed.output).toContain("SIGNING_SECRET [code: 10220]");
  expect((await run("Rollback", [...rollbackTo(first!.id), ...config])).code).toBe(0);
  expect(account.live).toBe(first!.id);
});
