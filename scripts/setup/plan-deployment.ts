import { isDeepStrictEqual } from "node:util";
import { acceptMore } from "#domain/going-live/risks.ts";
import { migrationFiles } from "../db/local-d1.ts";
import { type Deployment, deployProblems } from "../deploy/deploy-problems.ts";
import { findUploaded, readLive, readMessages } from "../deploy/read-live.ts";
import { runWhole, ship } from "../deploy/ship.ts";
import { smokeTest } from "../deploy/smoke-test.ts";
import { StepFailed } from "../steps/command.ts";
import { inviteFirstAdmin, readAdmin } from "./first-admin.ts";
import { makeAnonKey, makeAuthSigningKey, makeSigningSecret } from "./make-secrets.ts";
import { openDatabase } from "./open-database.ts";
import { isSameCommit, readCommit } from "./owner-tools.ts";
import { isLiveKey } from "#worker/payments/live-key.ts";
import { TYPES_OF_BINDINGS } from "../steps/types-of-bindings.ts";
import { addStaging, commandFor } from "./targets.ts";
import { isReal } from "./plan-resources.ts";
import {
  answer,
  type Facts,
  LATER,
  type Plan,
  type Route,
  type SetupWorld,
} from "./setup-world.ts";
import { isStoredKey, noteOfKey, planWebhook } from "./stripe-webhook.ts";
import { type Edit, editToml } from "./wrangler-file.ts";

const siteUrl = ({ host }: Facts) => `https://${host}`;

/** The domain, and the bare domain that redirects to it. */
const listRoutes = ({ host, zone }: Facts): { pattern: string; custom_domain: true }[] =>
  [...new Set([host, ...(host === `www.${zone.name}` ? [zone.name] : [])])].map((pattern) => ({
    pattern,
    custom_domain: true,
  }));

/** Further names that the owner wrote stay, unless the site moves to another domain. */
function planRoutes(known: readonly Route[], facts: Facts): readonly Route[] {
  const wanted = listRoutes(facts);
  const missing = wanted.filter(
    ({ pattern }) =>
      !known.some(
        (route) => typeof route === "object" && route.custom_domain && route.pattern === pattern,
      ),
  );
  const isMoving = missing.some(({ pattern }) => pattern === facts.host);
  return isMoving ? wanted : [...known, ...missing];
}

export async function planConfiguration(
  world: SetupWorld,
  facts: Facts,
): Promise<Plan | undefined> {
  const { vars, routes: written = [] } = world.file.config();
  const routes = planRoutes(written, facts);
  const payments = world.given.payments;
  const block = `env.${world.target}`;
  const VARS = `[${block}.vars]`;
  const edits: Edit[] = [
    { header: `[${block}]`, key: "account_id", value: facts.api.accountId },
    ...(isDeepStrictEqual(routes, written)
      ? []
      : [{ header: `[${block}]`, key: "routes", value: routes }]),
    {
      header: `[[${block}.d1_databases]]`,
      key: "database_id",
      value: facts.database ?? "the-new-database",
    },
    {
      header: `[[${block}.kv_namespaces]]`,
      key: "id",
      value: facts.namespace ?? "the-new-namespace",
    },
    { header: VARS, key: "MAIL_FROM", value: facts.mailFrom },
    ...(world.target === "staging"
      ? [{ header: VARS, key: "STAGING_HOST", value: facts.host }]
      : []),
    ...(isReal(vars.PUBLIC_ANON_KEY)
      ? []
      : [{ header: VARS, key: "PUBLIC_ANON_KEY", value: makeAnonKey() }]),
    ...(Object.keys(world.accepted).length > 0
      ? [{ header: VARS, key: "ACCEPTED", value: acceptMore(vars.ACCEPTED, world.accepted) }]
      : []),
    ...(payments ? [{ header: VARS, key: "PAYMENTS", value: payments }] : []),
  ];
  // A refusal leaves the file as it was.
  if (payments === "stripe") requireStripeKey(world, facts);
  const before = world.file.read();
  const after = editToml(world.target === "staging" ? addStaging(before) : before, edits);
  if (after === before) return undefined;
  const known = new Set(before.split("\n"));
  return {
    commands: after.split("\n").filter((line) => !known.has(line)),
    async apply() {
      world.file.write(after);
      try {
        checkDeployment(world, facts);
      } catch (error) {
        world.file.write(before);
        throw error;
      }
      await world.wrangler("Types of the bindings", TYPES_OF_BINDINGS);
    },
  };
}

const changedFiles = (status: string) =>
  status
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.slice(3));

/** The files that the setup writes. */
const WRITTEN = ["wrangler.toml", "worker-configuration.d.ts"];

export async function planCommit(world: SetupWorld): Promise<Plan | undefined> {
  const changed = changedFiles(await world.git("status", "--porcelain"));
  const others = changed.filter((path) => !WRITTEN.includes(path));
  if (others.length > 0 && world.apply)
    throw new StepFailed(
      `A deployment is a commit, so that it can be found and rolled back. Commit first: ${others.join(", ")}.`,
    );
  if (changed.length === 0) return undefined;
  const args = ["commit", "--message", "chore(deploy): settings of the deployment", ...WRITTEN];
  return {
    commands: [`git ${args.map((arg) => (arg.includes(" ") ? `"${arg}"` : arg)).join(" ")}`],
    apply: () => world.git(...args),
  };
}

function namesOfSecrets(world: SetupWorld, facts: Facts): string[] {
  const { PAYMENTS } = world.file.config().vars;
  return [
    ...(facts.secrets ?? []),
    "SIGNING_SECRET",
    "AUTH_SIGNING_KEY",
    ...(PAYMENTS === "stripe" ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] : []),
    ...(world.env.OPENAI_API_KEY ? ["OPENAI_API_KEY"] : []),
  ];
}

export async function planCheck(
  world: SetupWorld,
  facts: Facts,
): Promise<typeof LATER | undefined> {
  // Without `apply`, wrangler.toml does not yet contain what this check reads.
  if (!world.apply) return LATER;
  checkDeployment(world, facts);
  return undefined;
}

/** @throws StepFailed with all that a deployment would refuse. */
function checkDeployment(world: SetupWorld, facts: Facts): void {
  const problems = deployProblems({
    config: world.file.config() as Deployment["config"],
    localVars: {},
    site: world.site,
    target: world.target,
    secrets: namesOfSecrets(world, facts),
    gitStatus: "",
  });
  if (problems.length > 0)
    throw new StepFailed(
      ["Not ready to deploy:", ...problems.map((problem) => `  - ${problem}`)].join("\n"),
    );
}

/** @throws StepFailed when payments by Stripe have no key, here or at the deployed Worker. */
function requireStripeKey({ env }: SetupWorld, { secrets }: Facts): void {
  const isStored = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"].every((name) =>
    secrets?.has(name),
  );
  if (!env.STRIPE_SECRET_KEY && !isStored)
    throw new StepFailed(
      "PAYMENTS is stripe, and there is no key: STRIPE_SECRET_KEY=sk_… npm run setup -- --apply, from https://dashboard.stripe.com/apikeys.",
    );
}

export async function planPayments(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const isOn = (world.given.payments ?? world.file.config().vars.PAYMENTS) === "stripe";
  if (!isOn) return undefined;
  const key = world.env.STRIPE_SECRET_KEY;
  requireStripeKey(world, facts);
  if (!key) return undefined;
  if (world.target === "staging" && isLiveKey(key))
    throw new StepFailed("Staging takes a test key of Stripe, sk_test_…: this one moves money.");
  const isStored =
    facts.secrets !== undefined &&
    isStoredKey(key, await readMessages(facts.api, world.file.config().name));
  if (!isStored) facts.newSecrets.STRIPE_SECRET_KEY = key;
  const plan = await planWebhook({
    key,
    api: world.stripeApi,
    url: `${siteUrl(facts)}/api/payments/webhooks/stripe`,
    company: world.site.company.name,
    isStored,
  });
  if (!plan) return undefined;
  return {
    commands: [`at https://dashboard.stripe.com/webhooks: ${plan.what}`],
    async apply() {
      const secret = await plan.apply();
      // The key is stored with its endpoint's secret, so that test and live keys never mix.
      if (secret)
        Object.assign(facts.newSecrets, { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret });
    },
  };
}

export async function planSecrets(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const makers: [name: string, make: () => string | Promise<string>][] = [
    ["SIGNING_SECRET", makeSigningSecret],
    ["AUTH_SIGNING_KEY", makeAuthSigningKey],
    ...(world.env.OPENAI_API_KEY
      ? [["OPENAI_API_KEY", () => world.env.OPENAI_API_KEY!] as [string, () => string]]
      : []),
  ];
  const missing = makers.filter(([name]) => !facts.secrets?.has(name));
  if (world.env.OPENAI_API_KEY && facts.secrets?.has("OPENAI_API_KEY"))
    world.say(
      `  The stored OPENAI_API_KEY stays. To replace it: npx wrangler secret put OPENAI_API_KEY --env ${world.target}`,
    );
  if (missing.length === 0) return undefined;
  return {
    commands: [
      `made here, and sent with the deployment: ${missing.map(([name]) => name).join(", ")}`,
    ],
    async apply() {
      for (const [name, make] of missing) facts.newSecrets[name] = await make();
    },
  };
}

const openOwn = ({ api, database = "" }: Facts) => openDatabase(api, database);

async function readApplied(facts: Facts): Promise<Set<string>> {
  if (!facts.database) return new Set();
  const db = openOwn(facts);
  const table = await db
    .prepare("SELECT name FROM sqlite_schema WHERE name = 'd1_migrations'")
    .first();
  if (!table) return new Set();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  return new Set(results.map(({ name }) => name));
}

export async function planMigrations(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const names = await readApplied(facts);
  if (migrationFiles().every((name) => names.has(name))) return undefined;
  const args = ["d1", "migrations", "apply", "DB", "--remote", "--env", world.target];
  return {
    commands: [`npx wrangler ${args.join(" ")}`],
    apply: () => runWhole(world.wrangler, "Database migrations, remote", args),
  };
}

export async function planDeployment(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const commit = await readCommit(world.git);
  const live = facts.secrets && (await readLive(facts.api, world.file.config().name));
  if (isSameCommit(live?.tag, commit) && Object.keys(facts.newSecrets).length === 0)
    return undefined;
  return {
    commands: [commandFor(world.target, "deploy")],
    async apply() {
      const key = facts.newSecrets.STRIPE_SECRET_KEY;
      const note = key ? ["--message", noteOfKey(key)] : [];
      await world.build(world.target);
      await ship({
        run: world.wrangler,
        upload: (title, args) => world.wrangler(title, [...args, ...note], facts.newSecrets),
        smoke: (version) => testDeployed(world, facts, version),
        readLive: async () =>
          facts.secrets && (await readLive(facts.api, world.file.config().name))?.version,
        findUploaded: (tag) => findUploaded(facts.api, world.file.config().name, tag),
        commit,
        say: world.say,
      });
      facts.secrets = new Set([...(facts.secrets ?? []), ...Object.keys(facts.newSecrets)]);
      facts.newSecrets = {};
    },
  };
}

const testDeployed = (world: SetupWorld, facts: Facts, version?: string) => {
  const { name, vars } = world.file.config();
  return smokeTest({
    site: siteUrl(facts),
    worker: name,
    version,
    company: world.site.company.name,
    anonKey: vars.PUBLIC_ANON_KEY ?? "",
    ask: world.fetch,
    ...world.patience,
  });
};

/** An interrupted deployment may have left the Worker without its domain. */
export const planTriggers = (world: SetupWorld, facts: Facts) =>
  planTriggersUnless(world, facts, ({ hasDomains, hasCrons }) => hasDomains && hasCrons);

/** The smoke test of a site that moves needs the new domain. Its crons wait for their code. */
export const planNewDomain = (world: SetupWorld, facts: Facts) =>
  planTriggersUnless(world, facts, ({ hasDomains }) => hasDomains);

async function planTriggersUnless(
  world: SetupWorld,
  facts: Facts,
  isDone: (found: { hasDomains: boolean; hasCrons: boolean }) => boolean,
): Promise<Plan | typeof LATER | undefined> {
  if (!facts.secrets) return LATER;
  const { name, triggers } = world.file.config();
  const routes = listRoutes(facts);
  const domains = await facts.api.list<{ hostname: string }>(`/workers/domains?service=${name}`);
  const { schedules } = await facts.api.ask<{ schedules: { cron: string }[] }>(
    "GET",
    `/workers/scripts/${name}/schedules`,
  );
  const hasDomains = routes.every(({ pattern }) =>
    domains.some(({ hostname }) => hostname === pattern),
  );
  const hasCrons = triggers.crons.every((cron) => schedules.some((known) => known.cron === cron));
  if (isDone({ hasDomains, hasCrons })) return undefined;
  const args = ["triggers", "deploy", "--config", "wrangler.toml", "--env", world.target];
  return {
    commands: [`npx wrangler ${args.join(" ")}`],
    apply: () => runWhole(world.wrangler, "Domain, crons and queues", args),
  };
}

export async function planSmoke(
  world: SetupWorld,
  facts: Facts,
): Promise<typeof LATER | undefined> {
  if (!world.apply) return LATER;
  await testDeployed(world, facts);
  return undefined;
}

export async function planAdmin(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const db = openOwn(facts);
  // Before the migrations there is no table to query.
  const isMigrated = facts.database !== undefined && (await readApplied(facts)).size > 0;
  const state = isMigrated ? await readAdmin(db, world.now()) : { is: "none" as const };
  if (state.is === "waiting")
    world.say(`  ${state.email} has a mail with a link, which works for an hour.`);
  if (state.is !== "none") return undefined;
  const email = state.email ?? (await answer(world, "admin"));
  return {
    commands: [
      // The command knows only production's database.
      world.target === "staging"
        ? `${email} becomes an admin of staging`
        : `npm run admin:grant -- ${email} --remote`,
      `POST ${siteUrl(facts)}/api/auth/recover`,
    ],
    apply: () =>
      inviteFirstAdmin({
        db,
        email,
        site: siteUrl(facts),
        anonKey: world.file.config().vars.PUBLIC_ANON_KEY ?? "",
        ask: world.fetch,
      }),
  };
}
