import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { STRIPE_EVENTS } from "#worker/payments/stripe.ts";
import { migrations } from "../../database.ts";
import { cloudflareServer, type CloudflareServer } from "../../fakes/cloudflare-server.ts";
import { deployedSite } from "../../fakes/deployed-site.ts";
import { STRIPE_KEY, stripeServer, type StripeServer } from "../../fakes/stripe-server.ts";
import { migrationFiles } from "../../../scripts/db/local-d1.ts";
import { StepFailed } from "../../../scripts/steps/command.ts";
import { MAIL_EVENTS } from "../../../scripts/setup/plan-resources.ts";
import { findOpenSteps, runSetup, STEPS } from "../../../scripts/setup/run-setup.ts";
import { readTargetConfig } from "../../../scripts/setup/owner-tools.ts";
import {
  addStaging,
  isDeployedElsewhere,
  nameResources,
  repeatWithApply,
} from "../../../scripts/setup/targets.ts";
import type { SetupWorld } from "../../../scripts/setup/setup-world.ts";

const SITE = {
  ...siteConfig,
  company: { ...siteConfig.company, email: "hello@envol.travel" },
  domains: { main: "www.envol.travel", fastTrack: "f.envol.travel", checkIn: "c.envol.travel" },
  memberPortal: "https://members.envol.travel/",
  airports: [
    {
      code: "CDG",
      zone: "Europe/Paris",
      names: { en: "Paris", fr: "Paris" },
      city: { en: "Paris", fr: "Paris" },
      lane: { en: "Beside gate 1", fr: "Près de la porte 1" },
      hours: { en: "5 to 23", fr: "5 à 23" },
    },
  ],
};
/** wrangler.toml before an owner's setup, with the demo's names. */
const FRESH = (() => {
  const toml = readFileSync("wrangler.toml", "utf8").split("\n[env.staging]")[0]!;
  const block = addStaging(toml).split("\n[env.staging]")[1]!;
  const fresh = `[env.staging]${block}`
    .replaceAll("env.staging", "env.production")
    .replaceAll('-staging"', '"')
    .replaceAll('namespace_id = "2', 'namespace_id = "');
  const local = toml.slice(0, toml.indexOf("\n[env.production]"));
  return nameResources(`${local}\n${fresh}`, "envol");
})();
let typesWritten = 0;
let cloud: CloudflareServer;
let stripe: StripeServer;
let folder: string;
let said: string[];
let site: ReturnType<typeof deployedSite>;

beforeEach(async () => {
  [cloud, stripe] = await Promise.all([cloudflareServer(), stripeServer()]);
  cloud.account.addZone("envol.travel");
  site = deployedSite(cloud.account);
  folder = mkdtempSync(join(tmpdir(), "envol-setup-"));
  writeFileSync(join(folder, "wrangler.toml"), FRESH);
  typesWritten = 0;
  said = [];
});
afterEach(async () => {
  cloud.close();
  await stripe.close();
  rmSync(folder, { recursive: true });
});

const noSite: typeof fetch = () => Promise.reject(new TypeError("fetch failed"));

/** Its wrangler only makes the changes to the account; another test covers the real one. */
function world(more: Partial<SetupWorld> = {}): SetupWorld {
  const file = join(folder, "wrangler.toml");
  let committed = FRESH;
  const { account } = cloud;
  return {
    apply: true,
    target: "production",
    given: {
      location: "weur",
      jurisdiction: "eu",
      admin: "owner@envol.travel",
      payments: "stripe",
    },
    accepted: { rates: "One price", fares: "A campaign", texts: "Me Dupont, 3 November" },
    env: { STRIPE_SECRET_KEY: STRIPE_KEY },
    site: SITE,
    token: async () => account.token,
    cloudflareBase: cloud.url,
    stripeApi: stripe.url,
    file: {
      read: () => readFileSync(file, "utf8"),
      write: (text) => writeFileSync(file, text),
      config: () => readTargetConfig(more.target, file),
    },
    async git(...args) {
      const text = readFileSync(file, "utf8");
      if (args[0] === "rev-parse") return "abc1234\n";
      if (args[0] === "status") return text === committed ? "" : " M wrangler.toml\n";
      committed = text;
      return "";
    },
    async wrangler(_title, args, secrets = {}) {
      const [area, verb] = args;
      if (area === "d1") applyAll();
      if (area === "types") typesWritten += 1;
      if (area === "deploy" || verb === "upload") {
        for (const [name, value] of Object.entries(secrets)) account.secrets.set(name, value);
        const { id } = account.addVersion(readAnnotations(args), []);
        if (area === "deploy") account.deploy([{ version_id: id, percentage: 100 }]);
      }
      if ((area === "versions" && verb === "deploy") || area === "rollback")
        return account.runWrangler(args);
      if (area === "deploy" || area === "triggers") {
        account.domains =
          more.target === "staging"
            ? ["staging.envol.travel"]
            : ["www.envol.travel", "envol.travel"];
        account.crons = ["*/10 * * * *", "7 * * * *"];
      }
      return { code: 0, output: "" };
    },
    build: async () => undefined,
    fetch: site.fetch,
    patience: { tries: 1, pauseMs: 0 },
    now: Date.now,
    say: (line) => void said.push(line),
    ...more,
  };
}

function readAnnotations(args: string[]): Record<string, string> {
  const given = ["tag", "message"].filter((name) => args.includes(`--${name}`));
  return Object.fromEntries(
    given.map((name) => [`workers/${name}`, args[args.indexOf(`--${name}`) + 1]!]),
  );
}

function applyAll(): void {
  const { sqlite } = cloud.account.databases.at(-1)!;
  sqlite.exec("CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT)");
  const names = migrationFiles().toSorted();
  for (const [index, text] of migrations().entries()) {
    sqlite.exec(text);
    sqlite.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(names[index]!);
  }
}

/** Records the migrations as applied, without creating their tables. */
function applyAllNames(): void {
  const { sqlite } = cloud.account.databases.at(-1)!;
  for (const name of migrationFiles())
    sqlite.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
}

/** The site is deployed, and every resource exists once. */
function expectWhole(): void {
  const { account } = cloud;
  const [database, ...others] = account.databases;
  expect([others.length, account.namespaces.length, account.queues.length]).toEqual([0, 1, 2]);
  expect(account.subscriptions.map(({ events, enabled }) => [events, enabled])).toEqual([
    [MAIL_EVENTS, true],
  ]);
  expect(account.sending.map(({ name }) => name)).toEqual(["envol.travel"]);
  expect(stripe.hooks).toMatchObject([
    { url: "https://www.envol.travel/api/payments/webhooks/stripe", enabled_events: STRIPE_EVENTS },
  ]);
  expect([...account.secrets.keys()].toSorted()).toEqual([
    "AUTH_SIGNING_KEY",
    "SIGNING_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
  expect(account.domains).toEqual(["www.envol.travel", "envol.travel"]);
  expect(account.live).toBeDefined();
  const admins = database!.sqlite
    .prepare("SELECT u.email, r.role FROM user_roles r JOIN users u ON u.id = r.user_id")
    .all();
  expect(admins.map((row) => ({ ...row }))).toEqual([
    { email: "owner@envol.travel", role: "admin" },
  ]);
}

/** No secret of the account appears in the output or in a tracked file. */
function expectNoSecret(): void {
  const texts = [said.join("\n"), readFileSync(join(folder, "wrangler.toml"), "utf8")].join("\n");
  for (const value of [...cloud.account.secrets.values(), cloud.account.token])
    expect(texts).not.toContain(value);
}

test("without --apply the whole road is shown, and nothing is made", async () => {
  expect((await runSetup(world({ apply: false }))).length).toBeGreaterThan(10);
  // What nothing has looked at is not done.
  const later = said.filter((line) => line.startsWith("· ")).map((line) => line.split("\n")[0]);
  expect(later).toEqual([
    "· 10. Check",
    "· 15. New domain of the Worker",
    "· 17. Domain, crons and queues of the Worker",
    "· 18. Smoke test",
  ]);
  expect(said.join("\n")).toContain("npx wrangler d1 create envol --jurisdiction eu");
  expect(cloud.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
  expect(stripe.hooks).toEqual([]);
  expect(readFileSync(join(folder, "wrangler.toml"), "utf8")).toBe(FRESH);
});

test("on the demo's configuration and without a login, the whole road is shown too", async () => {
  const demo = world({ apply: false, site: siteConfig, token: async () => undefined });
  await expect(runSetup(demo)).rejects.toThrow("app.config.ts is still the demo's");
  const text = said.join("\n");
  for (const [index, { title }] of STEPS.entries())
    expect(text).toContain(`${String(index + 1).padStart(2)}. ${title}`);
  expect(text).toContain("✗  2. Account and rights\n      Nobody is logged in to Cloudflare");
  expect(text).toContain("later: npx wrangler d1 create");
});

test("the command for the next walk has all that was given, in quotes where a shell needs them", () => {
  expect(repeatWithApply(["--accept", "texts=Me Dupont", "--location", "weur"])).toBe(
    'npm run setup -- --accept "texts=Me Dupont" --location weur --apply',
  );
});

test.each([
  ["stripe without a key", { payments: "stripe" }, {}],
  ["a provider that there is none of", { payments: "paypal" }, { STRIPE_SECRET_KEY: STRIPE_KEY }],
])("payments by %s are refused before anything is written or committed", async (_, given, env) => {
  const commits: string[][] = [];
  const owner = world({ env, given: { ...world().given, ...given } });
  const { git } = owner;
  owner.git = (...args) => {
    if (args[0] === "commit") commits.push(args);
    return git(...args);
  };
  await expect(runSetup(owner)).rejects.toThrow(StepFailed);
  expect(readFileSync(join(folder, "wrangler.toml"), "utf8")).toBe(FRESH);
  expect(commits).toEqual([]);
});

// Proves V13.1.
test("one walk sets everything up, and a second one finds nothing to do", async () => {
  const owners = world();
  await runSetup(owners);
  expectWhole();
  expectNoSecret();
  expect(site.mailed).toEqual(['{"email":"owner@envol.travel"}']);
  expect(readdirSync(folder)).toEqual(["wrangler.toml"]);
  expect(typesWritten).toBe(1);
  // Nobody has followed the mailed link yet.
  expect(await findOpenSteps(owners)).toEqual(["First admin"]);
});

test("a flag says more than the file and the shell", async () => {
  const file = join(folder, "wrangler.toml");
  const other = "f".repeat(32);
  const header = "[env.production]";
  writeFileSync(file, FRESH.replace(`\n${header}\n`, `\n${header}\naccount_id = "${other}"\n`));
  const { given, env } = world();
  const more = {
    given: { ...given, account: cloud.account.id, "mail-from": "ada@envol.travel" },
    env: { ...env, CLOUDFLARE_ACCOUNT_ID: other },
  };
  await runSetup(world(more));
  more.given["mail-from"] = "bob@envol.travel";
  await runSetup(world(more));
  const { account_id, vars } = readTargetConfig("production", file);
  expect([account_id, vars.MAIL_FROM]).toEqual([cloud.account.id, "bob@envol.travel"]);
});

/** Creates what production has in the account before staging exists. */
function standBeside(): void {
  const { account } = cloud;
  account.worker = "envol-staging";
  const { uuid } = account.addDatabase("envol");
  account.namespaces.push({ id: "0f1e2d3c4b5a69788796a5b4c3d2e1f0", title: "envol" });
  for (const name of ["envol-tasks", "envol-mail-events"]) account.addQueue(name);
  const file = join(folder, "wrangler.toml");
  writeFileSync(
    file,
    readFileSync(file, "utf8")
      .replace("replace-with-your-database-id", uuid)
      .replace("replace-with-your-namespace-id", "0f1e2d3c4b5a69788796a5b4c3d2e1f0")
      .replace("replace-with-your-sender", "Envol <hello@envol.travel>"),
  );
}

test("staging is a second deployment with its own data, and production stays as it was", async () => {
  standBeside();
  const before = readFileSync(join(folder, "wrangler.toml"), "utf8");
  const staging = world({ target: "staging" });
  await runSetup(staging);
  const { account } = cloud;
  expect(account.databases.map(({ name }) => name)).toEqual(["envol", "envol-staging"]);
  expect(account.namespaces.map(({ title }) => title)).toEqual(["envol", "envol-staging"]);
  expect(account.queues.map(({ queue_name }) => queue_name).toSorted()).toEqual([
    "envol-mail-events",
    "envol-mail-events-staging",
    "envol-tasks",
    "envol-tasks-staging",
  ]);
  // The events of a domain cover all its mails, so production's would reach staging.
  expect(account.subscriptions).toEqual([]);
  expect(stripe.hooks).toMatchObject([
    { url: "https://staging.envol.travel/api/payments/webhooks/stripe" },
  ]);
  const after = readFileSync(join(folder, "wrangler.toml"), "utf8");
  expect(after.startsWith(before.trimEnd())).toBe(true);
  const { vars, routes, d1_databases, workers_dev } = readTargetConfig(
    "staging",
    join(folder, "wrangler.toml"),
  );
  expect({ vars, routes, workers_dev }).toMatchObject({
    vars: { ENVIRONMENT: "production", STAGING_HOST: "staging.envol.travel", PAYMENTS: "stripe" },
    routes: [{ pattern: "staging.envol.travel", custom_domain: true }],
    workers_dev: false,
  });
  expect(d1_databases[0]!.database_id).toBe(account.databases[1]!.uuid);
  expectNoSecret();
  expect(await findOpenSteps(staging)).toEqual(["First admin"]);
});

test("without --apply the road of staging is shown, and the file stays", async () => {
  standBeside();
  const before = readFileSync(join(folder, "wrangler.toml"), "utf8");
  await runSetup(world({ target: "staging", apply: false }));
  expect(said.join("\n")).toContain("npx wrangler d1 create envol-staging --jurisdiction eu");
  expect(readFileSync(join(folder, "wrangler.toml"), "utf8")).toBe(before);
  expect(cloud.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
});

test.each<[string, Partial<SetupWorld>, (toml: string) => string, string]>([
  [
    "production's database",
    {},
    (toml) => addStaging(toml).replaceAll("replace-with-your-database-id", "6f2d1c3e"),
    "[env.staging] shares 6f2d1c3e with [env.production]",
  ],
  [
    "production's queue",
    {},
    (toml) => addStaging(toml).replaceAll("envol-tasks-staging", "envol-tasks"),
    "shares envol-tasks",
  ],
  [
    "a key of Stripe's that moves money",
    { env: { STRIPE_SECRET_KEY: "sk_live_1" } },
    (toml) => toml,
    "takes a test key",
  ],
  [
    "production's name",
    { given: { host: "www.envol.travel" } },
    (toml) => toml,
    "is production's: say --host",
  ],
])("staging refuses %s", async (_, more, edit, advice) => {
  const file = join(folder, "wrangler.toml");
  writeFileSync(file, edit(readFileSync(file, "utf8")));
  const given = { ...world().given, ...more.given };
  await expect(runSetup(world({ target: "staging", ...more, given }))).rejects.toThrow(advice);
});

test("two sites share an account and nothing in it", async () => {
  await runSetup(world());
  const file = join(folder, "wrangler.toml");
  writeFileSync(file, FRESH);
  await expect(runSetup(world())).rejects.toThrow("a Worker envol already");
  writeFileSync(file, nameResources(FRESH, "www.mistral.fr"));
  const { name, d1_databases, queues, ratelimits } = readTargetConfig("production", file);
  const counters = cloudCounters(FRESH);
  expect(
    ratelimits.filter(({ namespace_id }: { namespace_id: string }) =>
      counters.includes(namespace_id),
    ),
  ).toEqual([]);
  expect([name, d1_databases[0]!.database_name]).toEqual(["mistral-fr", "mistral-fr"]);
  expect(queues).toMatchObject({
    producers: [{ queue: "mistral-fr-tasks" }],
    consumers: [{ queue: "mistral-fr-mail-events" }, { queue: "mistral-fr-tasks" }],
  });
  cloud.account.worker = "mistral-fr";
  cloud.account.deployments.length = 0;
  await runSetup(world());
  expect(cloud.account.databases.map((one) => one.name)).toEqual(["envol", "mistral-fr"]);
  expect(cloud.account.queues).toHaveLength(4);
  // Existing resources keep their names.
  const placed = readFileSync(file, "utf8");
  expect(nameResources(placed, "www.other.fr")).toBe(placed);
  const moved = ["www.envol.travel", "www.other.fr"].map((to) => isDeployedElsewhere(placed, to));
  expect([...moved, isDeployedElsewhere(FRESH, "www.other.fr")]).toEqual([false, true, false]);
});

const cloudCounters = (toml: string) =>
  Array.from(toml.matchAll(/^namespace_id = "(.+)"/gm), ([, id]) => id!);

test("a name for production leaves a staging that is there alone", () => {
  const both = nameResources(addStaging(FRESH), "www.mistral.fr");
  expect(both.split("\n[env.staging]")[1]).toBe(addStaging(FRESH).split("\n[env.staging]")[1]);
  expect(new Set(cloudCounters(both)).size).toBe(cloudCounters(both).length);
});

test("before it is deployed a site can change its name again, also from one with a digit", () => {
  const named = nameResources(nameResources(FRESH, "www.2fast.com"), "www.mistral.fr");
  expect(named).toBe(nameResources(FRESH, "www.mistral.fr"));
});

test("names that follow a long domain stay within what Cloudflare takes", () => {
  const domain = `www.${"a".repeat(41)}-b.${"c".repeat(60)}.example`;
  const both = addStaging(nameResources(FRESH, domain));
  const names = Array.from(
    both.matchAll(/^(?:\w+_)?(?:name|queue) = "([a-z].*)"/gm),
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.length > 63 || /--|-$/.test(name))).toEqual([]);
});

test("a deployed site moves to another domain, which answers once the Worker has it", async () => {
  await runSetup(world());
  const main = "book.envol.travel";
  const { account } = cloud;
  const moving = world({ site: { ...SITE, domains: { ...SITE.domains, main } } });
  await runSetup({
    ...moving,
    git: async (...args) => (args[0] === "rev-parse" ? "def5678\n" : moving.git(...args)),
    async wrangler(title, args, secrets) {
      const done = await moving.wrangler(title, args, secrets);
      if (args[0] === "triggers") account.domains = [main];
      return done;
    },
    fetch: (input, init) =>
      account.domains.includes(new URL(String(input)).hostname)
        ? site.fetch(input, init)
        : noSite(input, init),
  });
  expect(account.domains).toEqual([main]);
});

test("a further name that the owner wrote stays, and what is missing is added to it", async () => {
  await runSetup(world());
  const file = join(folder, "wrangler.toml");
  const [main, apex, shop] = ["www.envol.travel", "envol.travel", "shop.envol.travel"];
  const lines = [main, shop].map((name) => `  { pattern = "${name}", custom_domain = true },`);
  const written = readFileSync(file, "utf8").replace(
    /^routes = .*/m,
    ["routes = [", ...lines, "]"].join("\n"),
  );
  writeFileSync(file, written);
  await runSetup(world());
  expect(readTargetConfig("production", file).routes).toEqual(
    [main, shop, apex].map((pattern) => ({ pattern, custom_domain: true })),
  );
  expect(await findOpenSteps(world())).not.toContain("wrangler.toml");
});

test("a key that is stored stays, and the walk says how to replace it", async () => {
  const { env } = world();
  await runSetup(world({ env: { ...env, OPENAI_API_KEY: "sk-first" } }));
  said = [];
  await runSetup(world({ env: { ...env, OPENAI_API_KEY: "sk-second" } }));
  expect(cloud.account.secrets.get("OPENAI_API_KEY")).toBe("sk-first");
  expect(said.join("\n")).toContain("npx wrangler secret put OPENAI_API_KEY --env production");
  expectNoSecret();
});

class Stopped extends Error {}

test("stopped after any step, the next walk goes on from what is there", async () => {
  for (let stop = 0; stop < STEPS.length; stop++) {
    let done = 0;
    const stopping = world({
      say(line) {
        said.push(line);
        if (line.startsWith("✓") && ++done > stop) throw new Stopped();
      },
    });
    await runSetup(stopping).catch((error: unknown) => {
      if (!(error instanceof Stopped)) throw error;
    });
  }
  await runSetup(world());
  expectWhole();
  expectNoSecret();
});

const LOST = { status: 500, code: 10_001, message: "internal", after: true } as const;
test.each([
  ["POST /d1/database"],
  ["POST /storage/kv/namespaces"],
  ["POST /queues"],
  ["email/sending/subdomains"],
  ["POST /event_subscriptions"],
  ["GET /workers/domains"],
])("an answer that is lost on %s is mended by the next walk", async (on) => {
  cloud.faults.push({ on, ...LOST });
  await expect(runSetup(world())).rejects.toThrow("Run the command again");
  await runSetup(world());
  expectWhole();
});

test.each([
  ["cut", 3],
  ["fail", 1],
] as const)(
  "a webhook endpoint whose secret was lost (%s) is replaced, and only one is left",
  async (how, tries) => {
    const on = "POST /v1/webhook_endpoints";
    stripe.fail(...Array.from({ length: tries }, () => ({ on, how })));
    await expect(runSetup(world())).rejects.toThrow("Stripe answered");
    await runSetup(world());
    expectWhole();
  },
);

test("a deployment that fails leaves no secret behind that nobody knows", async () => {
  const { wrangler } = world();
  const failing = world({
    wrangler: async (title, args, secrets) =>
      args[0] === "deploy"
        ? { code: 1, output: "✘ [ERROR] A request to the Cloudflare API failed." }
        : wrangler(title, args, secrets),
  });
  await expect(runSetup(failing)).rejects.toThrow("A request to the Cloudflare API failed");
  const orphan = stripe.hooks[0]!.id;
  await runSetup(world());
  expectWhole();
  expect(stripe.hooks[0]!.id).not.toBe(orphan);
});

test.each(["upload", "smoke test"])(
  "a live key takes the test key's place, also after a walk whose %s fails",
  async (fault) => {
    await runSetup(world());
    const { account } = cloud;
    const key = "sk_live_fake_key_of_nobody";
    const live = await stripeServer(key);
    onTestFinished(live.close);
    const goingLive = world({ stripeApi: live.url, env: { STRIPE_SECRET_KEY: key } });
    const failing: SetupWorld = {
      ...goingLive,
      async wrangler(title, args, secrets) {
        const isUpload = args[1] === "upload";
        if (isUpload && fault === "upload")
          return { code: 1, output: "✘ [ERROR] A request to the Cloudflare API failed." };
        const result = await goingLive.wrangler(title, args, secrets);
        if (isUpload) site.broken.add(account.versions.at(-1)!.id);
        return result;
      },
    };
    await expect(runSetup(failing)).rejects.toThrow(StepFailed);
    const orphan = live.hooks[0]!.id;
    expect(await findOpenSteps(goingLive)).toContain("Payment webhook");
    await runSetup(goingLive);
    expect(account.secrets.get("STRIPE_SECRET_KEY")).toBe(key);
    expect(account.live).toBe(account.versions.at(-1)!.id);
    expect(live.hooks).toHaveLength(1);
    expect(live.hooks[0]!.id).not.toBe(orphan);
    expect(await findOpenSteps(goingLive)).toEqual(["First admin"]);
    expectNoSecret();

    // A deployment without secrets passes them on, and the test key is another one again.
    account.deploy([{ version_id: account.addVersion({}, []).id, percentage: 100 }]);
    expect(await findOpenSteps(goingLive)).not.toContain("Payment webhook");
    expect(await findOpenSteps(world())).toContain("Payment webhook");
  },
);

// Proves V13.1.
test.each([
  ["GET /accounts", "1. Account and rights"],
  ["GET /zones", "3. Domain"],
  ["GET /d1/database", "Account and rights"],
  ["GET /storage/kv/namespaces", "Account and rights"],
  ["GET /queues", "Account and rights"],
  ["POST /d1/database", "4. Database"],
  ["POST /storage/kv/namespaces", "5. Key-value store"],
  ["POST /queues", "6. Queues"],
  ["email/sending/subdomains", "7. Sending domain"],
  ["/event_subscriptions", "8. Events of mails"],
  // The first run fails after the deployment; later runs find a Worker and fail before it.
  ["GET /workers/domains", "17. Domain, crons", "15. New domain"],
])(
  "whatever is wrong with %s is told, and the walk after it ends whole",
  async (on, first, later = first) => {
    const faults = [
      [401, 10_000, "Authentication error", /token lacks/],
      [403, 9109, "Unauthorized to access requested resource", /token lacks/],
      [404, 7400, "Invalid property: databaseId", /not one of this account/],
      [400, 7406, "You have reached the maximum number of databases", /no room/],
      [429, 10_429, "Rate limited", /Wait five minutes/],
      [503, 10_001, "Service unavailable", /cloudflarestatus/],
    ] as const;
    for (const [status, code, message, advice] of faults) {
      const fault = { on, status, code, message };
      cloud.faults.push(fault);
      const refused = runSetup(world());
      await expect(refused).rejects.toThrow(StepFailed);
      await expect(refused).rejects.toThrow(advice);
      const step = status === 401 ? first : later;
      await expect(refused).rejects.toThrow(step.replace(/^1\. /, ""));
      cloud.faults.length = 0;
    }
    await runSetup(world());
    expectWhole();
    expectNoSecret();
  },
);

test.each(["D1: Edit", "Workers KV Storage: Edit", "Queues: Edit", "Workers Scripts: Edit"])(
  "a token without %s is told before anything is made",
  async (right) => {
    const path = { D: "/d1/", W: "/workers/scripts", Q: "/queues" }[right[0]!]!;
    const on = right.includes("KV") ? "/storage/" : path;
    cloud.faults.push({ on, status: 403, code: 10_000, message: "Authentication error" });
    await expect(runSetup(world())).rejects.toThrow(`The token lacks rights: ${right}`);
    expect(cloud.calls.filter((call) => !call.startsWith("GET "))).toEqual([]);
  },
);

test.each([
  ["eu", { jurisdiction: "eu" }],
  ["none", { primary_location_hint: "weur" }],
])("the database is made where the owner said: jurisdiction %s", async (jurisdiction, place) => {
  await runSetup(world({ given: { ...world().given, jurisdiction } }));
  expect(cloud.account.databases[0]!.place).toEqual(place);
});

async function standing() {
  await runSetup(world());
  site.seen.clear();
  return cloud.account.live!;
}
const git = async (verb: string) => (verb === "rev-parse" ? "def5678\n" : "");

test("a migration that fails, or a build that cannot be made, leaves visitors what they have", async () => {
  const live = await standing();
  const { wrangler } = world();
  const { sqlite } = cloud.account.databases[0]!;
  for (const more of [
    {
      wrangler: async (title: string, args: string[], secrets?: Record<string, string>) =>
        args[0] === "d1"
          ? { code: 1, output: "✘ [ERROR] D1 DB storage operation exceeded timeout" }
          : wrangler(title, args, secrets),
    },
    { build: () => Promise.reject(new StepFailed("Build for production failed")) },
  ]) {
    sqlite.exec("DELETE FROM d1_migrations");
    if (!("wrangler" in more)) applyAllNames();
    await expect(runSetup(world({ git, ...more }))).rejects.toThrow(StepFailed);
    expect(cloud.account.live).toBe(live);
    expect([...site.seen]).toEqual([]);
  }
});

test.each(["throws at its start", "lacks a binding"])(
  "a version that %s never reaches a visitor",
  async (fault) => {
    const live = await standing();
    const { wrangler } = world();
    const breaking = world({
      git,
      async wrangler(title, args, secrets) {
        const isUpload = args[1] === "upload";
        if (isUpload && fault.startsWith("throws"))
          return { code: 1, output: "✘ [ERROR] Uncaught Error at index.js [code: 10021]" };
        const result = await wrangler(title, args, secrets);
        if (isUpload) site.broken.add(cloud.account.versions.at(-1)!.id);
        return result;
      },
    });
    await expect(runSetup(breaking)).rejects.toThrow(StepFailed);
    expect(cloud.account.live).toBe(live);
    expect([...site.seen].filter((version) => version !== live)).toEqual([]);
    await runSetup(world({ git }));
    expect(cloud.account.live).not.toBe(live);
  },
);

test("an account that a stranger may have made does not become the first admin", async () => {
  await runSetup(
    world({ given: { ...world().given, admin: "owner@envol.travel" }, fetch: noSite }),
  ).catch(() => undefined);
  const { sqlite } = cloud.account.databases[0]!;
  sqlite.exec(
    "INSERT INTO users (id, email, password_hash, user_metadata, created_at, updated_at) VALUES ('u1', 'owner@envol.travel', 'hash', '{}', 1, 1)",
  );
  await expect(runSetup(world())).rejects.toThrow("the account may be a stranger's");
});

test.each<[string, () => Partial<SetupWorld> | void, string]>([
  ["a clone of the demo", () => ({ site: siteConfig }), "app.config.ts is still the demo's"],
  ["nobody logged in", () => ({ token: async () => undefined }), "npx wrangler login"],
  ["a token that is unknown", () => ({ token: async () => "other" }), "token lacks"],
  [
    "a token without a right",
    () => void cloud.faults.push({ on: "/d1/", status: 403, code: 10_000, message: "no" }),
    "D1: Edit",
  ],
  [
    "another account",
    () => ({ env: { CLOUDFLARE_ACCOUNT_ID: "f".repeat(32) } }),
    "does not see the account",
  ],
  [
    "a domain of another account",
    () => {
      cloud.account.zones.length = 0;
      cloud.account.addZone("envol.travel", { owner: "another" });
    },
    "belongs to another account",
  ],
  [
    "a domain whose name servers are not set",
    () => {
      cloud.account.zones.length = 0;
      cloud.account.addZone("envol.travel", { status: "pending" });
    },
    "set the name servers",
  ],
  ["no such domain", () => void (cloud.account.zones.length = 0), "is not at Cloudflare"],
  ["no answer where it is asked", () => ({ given: {} }), "Say --jurisdiction"],
  [
    "a database of another account",
    () =>
      writeFileSync(
        join(folder, "wrangler.toml"),
        readFileSync("wrangler.toml", "utf8").replace("replace-with-your-database-id", "6f2d"),
      ),
    "which this account does not have",
  ],
  [
    "a configuration that no build takes",
    () => ({ site: { ...SITE, airports: [] } }),
    "Write 1 to 400 airports",
  ],
  ["texts that nobody has read", () => ({ accepted: {} }), '--accept "texts=why"'],
  ["payments without a key", () => ({ env: {} }), "STRIPE_SECRET_KEY=sk_"],
  ["a key that Stripe does not know", () => ({ env: { STRIPE_SECRET_KEY: "sk_x" } }), "copy it"],
  [
    "changes that are not committed",
    () => ({ git: async (verb: string) => (verb === "status" ? " M app.config.ts\n" : "") }),
    "Commit first: app.config.ts",
  ],
])("%s is refused with what to do", async (_, change, advice) => {
  const more = change() ?? {};
  const refused = runSetup(world(more));
  await expect(refused).rejects.toThrow(StepFailed);
  await expect(refused).rejects.toThrow(advice);
});
