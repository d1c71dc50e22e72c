import { createHash } from "node:crypto";
import { shellLine, StepFailed } from "../steps/command.ts";

/** Commands take one of these as `--env staging`. */
const TARGETS = ["production", "staging"] as const;
export type Target = (typeof TARGETS)[number];

/** Reads `--env`. Throws StepFailed for an unknown value. */
export function readTarget(given: string = "production"): Target {
  const target = TARGETS.find((name) => name === given);
  if (!target) throw new StepFailed(`--env is one of ${TARGETS.join(", ")}.`);
  return target;
}

/** Such as `npm run setup -- --env staging --apply`. */
export function commandFor(target: Target, name: string, ...args: string[]): string {
  const all = [...(target === "staging" ? ["--env staging"] : []), ...args];
  return [`npm run ${name}`, ...(all.length > 0 ? ["--", ...all] : [])].join(" ");
}

/** The same command with `--apply`; answers that were given as flags are not lost. */
export function repeatWithApply(flags: readonly string[]): string {
  return shellLine("npm", "run", "setup", "--", ...flags, "--apply");
}

/** Placeholders for values that each deployment must set for itself. */
const OWN: Record<string, string> = {
  PUBLIC_ANON_KEY: "replace-with-your-public-key",
  MAIL_FROM: "replace-with-your-sender",
  PAYMENTS: "none",
  database_id: "replace-with-your-database-id",
  id: "replace-with-your-namespace-id",
};
/** Values of the owner's domain, and comments, which production's block already has. */
const LEFT_OUT = /^(?:#|account_id =|INBOUND_ADDRESS =|ACCEPTED =)/;
/** The list may have several lines. */
const ROUTES = /^routes = \[[^\]]*\].*\n/m;

/** A name has at most 63 letters, and the queue of staging's mail events has the longest one. */
const NAME_LENGTH = 63 - "-mail-events-staging".length;

/** The name of a Worker, database or queue. Names of bindings are in capitals and do not match. */
const NAMED = /^((?:database_)?name|queue) = "([a-z\d][^"]*)"/gm;

/**
 * Two sites can then share an account and no data. Existing resources keep their names.
 * @example nameResources(toml, "www.mistral.fr") // name = "mistral-fr", queue = "mistral-fr-tasks"
 */
export function nameResources(toml: string, domain: string): string {
  const { before, deployed, after } = splitProduction(toml);
  const [, old] = /^name = "(.+)"/m.exec(deployed) ?? [];
  if (!old || !deployed.includes(OWN.database_id!)) return toml;
  const name = domain
    .replace(/^www\./, "")
    .replaceAll(".", "-")
    .slice(0, NAME_LENGTH)
    .replace(/-+$/, "");
  // The counters of Cloudflare's rate limits belong to the account, so each site needs its own.
  const counters = createHash("sha256").update(name).digest().readUInt16BE();
  return (
    before +
    deployed
      .replaceAll(NAMED, (line, _key, value: string) =>
        value.startsWith(old) ? line.replace(`"${old}`, `"${name}`) : line,
      )
      .replaceAll(/^namespace_id = "\d*(\d)"/gm, `namespace_id = "${counters}$1"`) +
    after
  );
}

export function isDeployedElsewhere(toml: string, domain: string): boolean {
  const [routes = ""] = ROUTES.exec(splitProduction(toml).deployed) ?? [];
  const patterns = Array.from(routes.matchAll(/pattern = "([^"]+)"/g), ([, pattern]) => pattern);
  return patterns.length > 0 && !patterns.includes(domain);
}

function splitProduction(toml: string) {
  const [, before = toml, deployed = "", after = ""] =
    /^(.*?)(\n\[env\.production\].*?)(\n\[env\.staging\].*)?$/s.exec(toml) ?? [];
  return { before, deployed, after };
}

/** A copy of [env.production] with other names and none of its data. An existing block is kept. */
export function addStaging(toml: string): string {
  if (toml.includes("\n[env.staging]")) return toml;
  const production = toml.slice(toml.indexOf("\n[env.production]"));
  const lines = production
    .replace(ROUTES, "")
    .split("\n")
    .filter((line) => !LEFT_OUT.test(line))
    .map((line) =>
      line
        .replace("env.production", "env.staging")
        .replace(NAMED, '$1 = "$2-staging"')
        .replace(/^namespace_id = "/, "$&2")
        .replace(/^(\w+) = .*/, (whole, key: string) =>
          key in OWN ? `${key} = "${OWN[key]}"` : whole,
        ),
    );
  return `${toml.trimEnd()}\n\n${lines
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

interface Resources {
  name?: string | undefined;
  d1_databases: { database_id?: string; database_name?: string }[];
  kv_namespaces: { id?: string }[];
  queues: { producers?: { queue: string }[]; consumers?: { queue: string }[] };
  ratelimits: { namespace_id: string }[];
}

const listResources = ({ name, d1_databases, kv_namespaces, queues, ratelimits }: Resources) =>
  [
    name,
    ...d1_databases.flatMap(({ database_id, database_name }) => [database_id, database_name]),
    ...kv_namespaces.map(({ id }) => id),
    ...[...(queues.producers ?? []), ...(queues.consumers ?? [])].map(({ queue }) => queue),
    ...ratelimits.map(({ namespace_id }) => namespace_id),
  ].filter((one) => one !== undefined && !one.startsWith("replace-with"));

/** Throws StepFailed if staging would write into a resource of production. */
export function refuseSharedData(production: Resources, staging: Resources): void {
  const owned = new Set(listResources(production));
  const shared = listResources(staging).filter((one) => owned.has(one));
  if (shared.length > 0)
    throw new StepFailed(
      `[env.staging] shares ${[...new Set(shared)].join(", ")} with [env.production]: give it its own, or remove the block and run npm run setup -- --env staging.`,
    );
}
