import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readTargetConfig } from "../../scripts/setup/owner-tools.ts";
import { runTool } from "../../scripts/steps/run-tool.ts";
import { migratedSqlite } from "../database.ts";
import { cloudflareServer } from "../fakes/cloudflare-server.ts";

test("an owner without an authenticator gets back in by the commands, and counts what is due", async () => {
  const own = await cloudflareServer();
  onTestFinished(own.close);
  const { account } = own;
  // The commands read the project's own wrangler.toml.
  const { account_id, d1_databases } = readTargetConfig();
  account.id = account_id ?? account.id;
  const database = account.addDatabase(d1_databases[0]!.database_id!);
  database.sqlite = migratedSqlite();
  const { sqlite } = database;
  sqlite.exec(`
    INSERT INTO users (id, email, user_metadata, email_proved_at, created_at, updated_at)
      VALUES ('u1', 'owner@envol.travel', '{}', 1, 1, 1);
    INSERT INTO factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
      VALUES ('f1', 'u1', 'App', 'totp', 'verified', 1, 1);
    INSERT INTO auth_attempts (id, count, expires_at) VALUES ('over', 1, 1)`);
  const run = async (name: string, ...args: string[]) => {
    const { code, output } = await runTool(
      "owners-commands",
      "node",
      [`scripts/commands/${name}.ts`, ...args, "--remote"],
      {
        CLOUDFLARE_API_BASE_URL: own.url,
        CLOUDFLARE_API_TOKEN: account.token,
        CLOUDFLARE_ACCOUNT_ID: account.id,
      },
    );
    expect(output).not.toContain("✗");
    expect(code).toBe(0);
    return stripVTControlCharacters(output);
  };
  await run("factor-remove", "owner@envol.travel");
  await run("admin-grant", "owner@envol.travel");
  expect(await run("retention", "--dry-run")).toMatch(/auth_attempts +1\n/);
  expect(sqlite.prepare("SELECT COUNT(*) AS count FROM factors").get()).toEqual({ count: 0 });
  const actions = sqlite.prepare("SELECT action FROM audit_log ORDER BY rowid").all();
  expect(actions.map(({ action }) => action)).toEqual(["factor.removed", "role.granted"]);
});
