import { acceptMore } from "#domain/going-live/risks.ts";
import { checkSiteConfig } from "#lib/site-config/check-site-config.ts";
import { riskProblems, siteProblems } from "../deploy/deploy-problems.ts";
import { StepFailed } from "../steps/command.ts";
import { cloudflareApi, CloudflareError } from "./cloudflare-api.ts";
import { answer, type Facts, type Plan, type SetupWorld, type Zone } from "./setup-world.ts";

/** The events of Email Sending that tell the product what happened to a mail. */
export const MAIL_EVENTS = [
  "message.bounced",
  "message.complained",
  "message.failed",
  "message.rejected",
];
const MAIL_QUEUE = /-mail-events$/;
const PLACEHOLDER = /^(?:replace-with|local$)/;

/** True for a value that is not a placeholder. */
export const isReal = (value: string | undefined): value is string =>
  !!value && !PLACEHOLDER.test(value);
const readDomain = (address: string) => address.replace(/^.*@/, "").replace(/>?\s*$/, "");

export async function planSite(world: SetupWorld): Promise<Plan | undefined> {
  const { site, target, accepted, file } = world;
  const problems = siteProblems(site);
  if (problems.length > 0)
    throw new StepFailed(
      [
        'app.config.ts is still the demo\'s (README, "Before you go live"):',
        ...problems.map((problem) => `  - ${problem}`),
      ].join("\n"),
    );
  // Reported before anything is created, because the build and the deployment refuse these.
  const invalid = checkSiteConfig(site).problems.map(({ at, message }) => `${at}: ${message}.`);
  const risks =
    target === "staging"
      ? []
      : riskProblems(site, acceptMore(file.config().vars.ACCEPTED, accepted));
  if (invalid.length > 0 || risks.length > 0)
    throw new StepFailed(
      [
        "app.config.ts cannot be published:",
        ...[...invalid, ...risks].map((one) => `  - ${one}`),
      ].join("\n"),
    );
  return undefined;
}

const RIGHTS: [path: string, right: string][] = [
  ["/d1/database", "D1: Edit"],
  ["/storage/kv/namespaces", "Workers KV Storage: Edit"],
  ["/queues", "Queues: Edit"],
  ["/workers/scripts", "Workers Scripts: Edit"],
];

export async function planAccount(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const token = await world.token();
  if (!token)
    throw new StepFailed(
      "Nobody is logged in to Cloudflare. Run: npx wrangler login (or set CLOUDFLARE_API_TOKEN)",
    );
  const base = world.cloudflareBase;
  const nobody = cloudflareApi({ token, accountId: "", base });
  const accounts = await nobody.list<{ id: string; name: string }>("//accounts");
  const config = world.file.config();
  const chosen =
    world.given.account ??
    config.account_id ??
    world.env.CLOUDFLARE_ACCOUNT_ID ??
    (accounts.length === 1 ? accounts[0]!.id : await answer(world, "account"));
  if (!accounts.some(({ id }) => id === chosen))
    throw new StepFailed(
      `This login does not see the account ${chosen}. It sees ${accounts.map(({ id, name }) => `${name} (${id})`).join(", ") || "none"}: say --account, or log in as someone of that account.`,
    );
  facts.api = cloudflareApi({ token, accountId: chosen, base });
  const missing: string[] = [];
  for (const [path, right] of RIGHTS)
    await facts.api.ask("GET", path).catch((error: unknown) => {
      if (!(error instanceof CloudflareError) || ![401, 403].includes(error.status)) throw error;
      missing.push(right);
    });
  if (missing.length > 0)
    throw new StepFailed(
      `The token lacks rights: ${missing.join(", ")}. Edit it at https://dash.cloudflare.com/profile/api-tokens; the setup also needs Zone: Read, Email Sending: Edit, Workers Routes: Edit.`,
    );
  const scripts = await facts.api.list<{ id: string }>("/workers/scripts");
  const isThere = scripts.some(({ id }) => id === config.name);
  // The first run writes the ids into wrangler.toml before it deploys.
  if (isThere && !isReal(config.d1_databases[0]!.database_id))
    throw new StepFailed(
      `This account has a Worker ${config.name} already, with another site's data. Name this one's apart: npm run brand -- app.config.ts, or by hand in [env.${world.target}] of wrangler.toml.`,
    );
  facts.secrets = isThere
    ? new Set(
        (await facts.api.list<{ name: string }>(`/workers/scripts/${config.name}/secrets`)).map(
          ({ name }) => name,
        ),
      )
    : undefined;
  return undefined;
}

/** Throws with the reason if there is no zone to use. */
async function findZone({ api }: Facts, domain: string): Promise<Zone> {
  const labels = domain.split(".");
  for (let at = 0; at < labels.length - 1; at++) {
    const name = labels.slice(at).join(".");
    const zones = await api.list<Zone>(`//zones?name=${name}`);
    const zone = zones.find(({ account }) => account.id === api.accountId) ?? zones[0];
    if (!zone) continue;
    if (zone.account.id !== api.accountId)
      throw new StepFailed(
        `${name} belongs to another account (${zone.account.name}, ${zone.account.id}): move it here, or say --account.`,
      );
    if (zone.status !== "active")
      throw new StepFailed(
        `${name} is ${zone.status}: set the name servers that Cloudflare shows at your registrar, and wait for its mail.`,
      );
    return zone;
  }
  throw new StepFailed(
    `${domain} is not at Cloudflare, or the token may not read it (Zone: Read). Add it at https://dash.cloudflare.com/?to=/:account/add-site.`,
  );
}

export async function planDomain(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const { main } = world.site.domains;
  const known = world.file.config().vars.STAGING_HOST;
  const named = world.given.host ?? known ?? `staging.${main.replace(/^www\./, "")}`;
  facts.host = world.target === "staging" ? named : main;
  if (world.target === "staging" && facts.host === main)
    throw new StepFailed(`${main} is production's: say --host staging.your-domain.`);
  facts.zone = await findZone(facts, facts.host);
  return undefined;
}

export async function planDatabase(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const [binding] = world.file.config().d1_databases;
  const { database_name: name, database_id: known } = binding!;
  const all = await facts.api.list<{ uuid: string; name: string }>("/d1/database");
  if (isReal(known) && !all.some(({ uuid }) => uuid === known)) throw foreignId("database", known);
  facts.database = isReal(known) ? known : all.find((found) => found.name === name)?.uuid;
  if (facts.database) return undefined;
  const jurisdiction = await answer(world, "jurisdiction");
  const lives = jurisdiction !== "none";
  // A jurisdiction decides the place too.
  const location = lives ? "" : await answer(world, "location");
  return {
    commands: [
      `npx wrangler d1 create ${name} ${lives ? `--jurisdiction ${jurisdiction}` : `--location ${location}`}`,
    ],
    async apply() {
      const { uuid } = await facts.api.ask<{ uuid: string }>("POST", "/d1/database", {
        name,
        ...(lives ? { jurisdiction } : { primary_location_hint: location }),
      });
      facts.database = uuid;
    },
  };
}

const foreignId = (what: string, id: string) =>
  new StepFailed(
    `wrangler.toml names the ${what} ${id}, which this account does not have. Say --account, or put the placeholder "replace-with-your-${what}-id" back to have one made.`,
  );

export async function planNamespace(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const {
    name: title,
    kv_namespaces: [known],
  } = world.file.config();
  const all = await facts.api.list<{ id: string; title: string }>("/storage/kv/namespaces");
  const id = known?.id;
  if (isReal(id) && !all.some((found) => found.id === id)) throw foreignId("namespace", id);
  facts.namespace = isReal(id) ? id : all.find((found) => found.title === title)?.id;
  if (facts.namespace) return undefined;
  return {
    commands: [`npx wrangler kv namespace create ${title}`],
    async apply() {
      const made = await facts.api.ask<{ id: string }>("POST", "/storage/kv/namespaces", { title });
      facts.namespace = made.id;
    },
  };
}

export async function planQueues(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const { producers = [], consumers = [] } = world.file.config().queues;
  const names = [...new Set([...producers, ...consumers].map(({ queue }) => queue))];
  const all = await facts.api.list<{ queue_id: string; queue_name: string }>("/queues");
  facts.queues = new Map(all.map(({ queue_id, queue_name }) => [queue_name, queue_id]));
  const missing = names.filter((name) => !facts.queues.has(name));
  if (missing.length === 0) return undefined;
  return {
    commands: missing.map((name) => `npx wrangler queues create ${name}`),
    async apply() {
      for (const queue_name of missing) {
        const made = await facts.api.ask<{ queue_id: string }>("POST", "/queues", { queue_name });
        facts.queues.set(queue_name, made.queue_id);
      }
    },
  };
}

export async function planSending(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  const known = world.file.config().vars.MAIL_FROM;
  const { name, email } = world.site.company;
  const set = isReal(known) ? known : `${name} <${email}>`;
  facts.mailFrom = world.given["mail-from"] ?? set;
  const domain = readDomain(facts.mailFrom);
  const zone = await findZone(facts, domain);
  const domains = await facts.api.ask<{ name: string; enabled: boolean }[]>(
    "GET",
    `//zones/${zone.id}/email/sending/subdomains`,
  );
  if (domains.some((found) => found.name === domain && found.enabled)) return undefined;
  return {
    commands: [`npx wrangler email sending enable ${domain}`],
    apply: () =>
      facts.api.ask("POST", `//zones/${zone.id}/email/sending/subdomains`, { name: domain }),
  };
}

interface Subscription {
  id: string;
  enabled: boolean;
  events: string[];
  source: { type: string; domain?: string };
}

export async function planMailEvents(world: SetupWorld, facts: Facts): Promise<Plan | undefined> {
  // The events of a domain cover all its mails, so staging would receive production's.
  if (world.target === "staging") return undefined;
  const domain = readDomain(facts.mailFrom);
  const zone = await findZone(facts, domain);
  const { consumers = [] } = world.file.config().queues;
  const name = consumers.map(({ queue }) => queue).find((known) => MAIL_QUEUE.test(known))!;
  const queue = facts.queues.get(name);
  const all = queue
    ? await facts.api.list<Subscription>(`/event_subscriptions/subscriptions?queue_id=${queue}`)
    : [];
  const known = all.find(
    ({ source }) => source.type === "email.sending" && source.domain === domain,
  );
  const hasAll = MAIL_EVENTS.every((event) => known?.events.includes(event));
  if (known?.enabled && hasAll) return undefined;
  const command = `npx wrangler queues subscription ${known ? `update ${name} --id ${known.id}` : `create ${name} --source email.sending --zone-id ${zone.id} --domain ${domain}`} --events ${MAIL_EVENTS.join(",")}`;
  return {
    commands: [command],
    apply: () =>
      known
        ? facts.api.ask("PATCH", `/event_subscriptions/subscriptions/${known.id}`, {
            events: MAIL_EVENTS,
            enabled: true,
          })
        : facts.api.ask("POST", "/event_subscriptions/subscriptions", {
            name: `${name}-${domain}`,
            enabled: true,
            source: { type: "email.sending", zone_id: zone.id, domain },
            destination: { type: "queues.queue", queue_id: facts.queues.get(name) },
            events: MAIL_EVENTS,
          }),
  };
}
