import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { migratedSqlite } from "../../tests/database.ts";
import { readLaunch } from "#worker/staff/read-launch.ts";
import { remoteD1 } from "../db/remote-d1.ts";
import { CloudflareError } from "../setup/cloudflare-api.ts";
import { StepFailed } from "../steps/command.ts";
import {
  type CloudChecks,
  examineCloud,
  examineLaunch,
  examineModel,
  showDiagnoses,
  tellLaunch,
} from "./doctor.ts";
import { launchCtx } from "./launch-ctx.ts";

const WELL: CloudChecks = {
  openSteps: async () => [],
  live: async () => ({ version: "v2", tag: "abc1234" }),
  commit: async () => "abc1234",
  replication: async () => "disabled",
  certificateDays: async () => 60,
  health: async () => 200,
};

test("a deployment without a fault has every check done", async () => {
  const all = await examineCloud(WELL);
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    ["setup", "done"],
    ["version", "done"],
    ["health", "done"],
    ["replication", "done"],
    ["certificate", "done"],
  ]);
  expect(showDiagnoses(all)).toContain("Everything is done");
});

test("a deployment that was tagged with fewer digits of the same commit is the same", async () => {
  const all = await examineCloud({ ...WELL, commit: async () => "abc1234def56" });
  expect(all.find(({ id }) => id === "version")).toMatchObject({ state: "done" });
});

test("replicas are told, and no fault", async () => {
  const all = await examineCloud({ ...WELL, replication: async () => "auto" });
  const told = all.find(({ id }) => id === "replication");
  expect(told).toMatchObject({ state: "done", text: "It is on." });
});

test.each<[string, Partial<CloudChecks>, id: string, advice: string]>([
  ["a queue that is gone", { openSteps: async () => ["Queues"] }, "setup", "Open: Queues"],
  ["nothing deployed", { live: async () => undefined }, "version", "npm run setup -- --apply"],
  ["a commit that is not live", { commit: async () => "def5678" }, "version", "npm run deploy"],
  ["a site that fails", { health: async () => 503 }, "health", "answers 503"],
  ["a certificate at its end", { certificateDays: async () => 3 }, "certificate", "in 3 days"],
  [
    "a refusal",
    { openSteps: () => Promise.reject(new StepFailed("The token lacks rights: D1: Edit")) },
    "setup",
    "D1: Edit",
  ],
  [
    "no network",
    { health: () => Promise.reject(new TypeError("fetch failed")) },
    "health",
    "We could not reach it: fetch failed",
  ],
])("%s is open and says what to do", async (_, checks, id, advice) => {
  const open = (await examineCloud({ ...WELL, ...checks })).filter(({ state }) => state === "open");
  expect(open.map((diagnosis) => diagnosis.id)).toEqual([id]);
  expect(open[0]!.text).toContain(advice);
});

test("the dashboard's checks are read from the deployed database in one call, with their English words", async () => {
  const sqlite = migratedSqlite();
  sqlite.exec(
    `INSERT INTO settings VALUES ('seen_cron', 1, ${Date.now()}), ('staff_second_factor', 1, 1)`,
  );
  sqlite.exec(
    `INSERT INTO users (id, email, user_metadata, created_at, updated_at)
     VALUES ('u', 'ada@example.org', '{}', 1, 1);
     INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
     backed_up, friendly_name, rp_id, created_at, updated_at)
     VALUES ('p', 'u', 'p', '{}', 0, 1, 1, 'Phone', 'www.envol.travel', 1, 1)`,
  );
  let calls = 0;
  const db = remoteD1(async (statements) => {
    calls += 1;
    return statements.map((text) => ({ results: sqlite.prepare(text).all(), meta: {} }) as never);
  });
  const checks = await readLaunch(
    launchCtx({
      db,
      vars: { PAYMENTS: "stripe", ACCEPTED: "texts=Ada" },
      key: undefined,
      domain: "www.mistral.fr",
    }),
  );
  expect(calls).toBe(1);
  const told = Object.fromEntries(tellLaunch(checks, siteConfig).map((one) => [one.id, one]));
  expect(told).toMatchObject({
    crons: { state: "done", title: "Scheduled tasks" },
    two_step: { state: "done" },
    passkeys: { state: "open", text: expect.stringContaining("1 passkey was created") as string },
    texts: { state: "done", text: "Your legal texts have been reviewed. Accepted: Ada." },
    payments: { state: "unknown" },
    company: { state: "open" },
  });
  expect(showDiagnoses(Object.values(told))).toMatch(/^✗ Company and airports\n {4}Add/);
});

test("a database without its migrations is one open check, and the others are told", async () => {
  const refusal = { status: 400, code: 7500, message: "no such table: settings" };
  const db = remoteD1(() => Promise.reject(new CloudflareError("POST /query", refusal)));
  const ctx = launchCtx({ db, vars: {}, key: undefined, domain: "www.envol.travel" });
  expect(await examineLaunch(() => readLaunch(ctx), siteConfig)).toEqual([
    {
      id: "database",
      state: "open",
      title: "Database",
      text: expect.stringContaining("no such table: settings") as string,
    },
  ]);
});

const answer = (body: object, status?: number) => async () => Response.json(body, { status });
const about = answer({ model: "m", access: "admins" });
const answering = async (reason: "key" | null) =>
  ({ model: "m", state: reason ? "failed" : "works", reason }) as const;

test.each([
  [
    "no model",
    answer({ model: "built-in", access: "admins" }),
    undefined,
    "done",
    "built-in writer",
  ],
  ["no key at hand", about, undefined, "unknown", "OPENAI_API_KEY set in the shell"],
  ["a model that answers", about, () => answering(null), "done", "m is answering"],
  ["a wrong key", about, () => answering("key"), "open", "refuses the key"],
  ["a site that refuses", answer({ error: "setting_missing" }, 503), undefined, "open", "503"],
  ["a page in its place", async () => new Response("<html>"), undefined, "open", "200"],
  [
    "a site that is away",
    () => Promise.reject(new TypeError("fetch failed")),
    undefined,
    "open",
    "fetch failed",
  ],
] as const)("%s is told in the generator's words", async (_name, ask, check, state, text) => {
  const told = await examineModel(ask, check);
  expect(told.state).toBe(state);
  expect(told.text).toContain(text);
});
