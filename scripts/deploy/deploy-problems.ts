import {
  BINDING_LIST,
  type Setting,
  type SettingName,
  SETTING_LIST,
  SETTINGS,
} from "#worker/platform/context/setting-list.ts";

import type { Target } from "../setup/targets.ts";
import { parseMailbox } from "#domain/mail/mail.ts";
import { findOpenRisks, type PricedSite, type Risk } from "#domain/going-live/risks.ts";

/** Everything that the check reads. */
export interface Deployment {
  config: {
    vars?: Record<string, unknown>;
    d1_databases?: { binding: string; database_id?: string }[];
    kv_namespaces?: { binding: string; id?: string }[];
    routes?: (string | { pattern: string })[];
  };
  /** The vars of the local product, which a deployment must not share. */
  localVars: Record<string, unknown>;
  site: { company: { name: string }; domains: { main: string } } & PricedSite;
  /** The default is production. */
  target?: Target;
  /** The names of the Worker's secrets; undefined if they could not be listed. */
  secrets: readonly string[] | undefined;
  gitStatus: string;
}

const PLACEHOLDER = /^replace-with/;
const EXAMPLE_DOMAIN = /\.example\b/;
/** Matches the passwords of the demo accounts. */
const DEMO = /-(admin|agent|member)-demo/;

/** One line for each reason not to deploy, with its remedy. */
export function deployProblems({
  config,
  localVars,
  site,
  target = "production",
  secrets,
  gitStatus,
}: Deployment): string[] {
  const vars = config.vars ?? {};
  const problems = [
    ...idProblems(config),
    ...Object.entries(vars).flatMap(([name, value]) => varProblem(name, value, localVars[name])),
    ...senderProblem(String(vars.MAIL_FROM ?? ""), site.company.name),
    ...missingVars(vars),
    ...loneSettings(vars, secrets ?? []),
    ...(target === "production" && vars.STAGING_HOST !== undefined
      ? [
          "STAGING_HOST is set in [env.production.vars], so links in its emails would lead there: remove it.",
        ]
      : []),
    ...(vars.ENVIRONMENT === "production"
      ? []
      : ['ENVIRONMENT must be "production" in [env.production.vars].']),
    ...siteProblems(site),
    ...routeProblems(config, readHost({ vars, site, target })),
    ...(target === "staging" ? [] : riskProblems(site, vars.ACCEPTED as string | undefined)),
    ...secretProblems(secrets, vars.PAYMENTS === "stripe"),
    ...(gitStatus.trim() === ""
      ? []
      : [
          "The git tree has changes that are not committed: a deployment is a commit, so that it can be found and rolled back.",
        ]),
  ];
  // The remedies are written for production.
  return problems.map((problem) => problem.replaceAll(/\benv([ .])production/g, `env$1${target}`));
}

function idProblems({ d1_databases = [], kv_namespaces = [] }: Deployment["config"]): string[] {
  const ids: Record<string, string | undefined> = {
    ...Object.fromEntries(d1_databases.map(({ binding, database_id }) => [binding, database_id])),
    ...Object.fromEntries(kv_namespaces.map(({ binding, id }) => [binding, id])),
  };
  return Object.entries(BINDING_LIST).flatMap(([binding, { kind }]) => {
    if (kind !== "d1" && kind !== "kv") return [];
    const id = ids[binding];
    return id && id !== "local" && !PLACEHOLDER.test(id)
      ? []
      : [
          `The id of ${binding} is "${id ?? ""}", not a real one: \`npm run setup -- --apply\` makes it.`,
        ];
  });
}

function varProblem(name: string, value: unknown, local: unknown): string[] {
  const setting = (SETTING_LIST as Record<string, Setting>)[name];
  const text = String(value);
  if (setting?.localOnly)
    return [`${name} is set, which ${setting.hint}: a deployment refuses it. Remove the var.`];
  if (setting?.kind === "secret")
    return [
      `${name} is a var, which anyone with the repository can read: remove it, and run \`npx wrangler secret put ${name} --env production\`.`,
    ];
  if (PLACEHOLDER.test(text))
    return [`${name} is still the placeholder "${text}": set it in [env.production.vars].`];
  if (EXAMPLE_DOMAIN.test(text))
    return [`${name} is "${text}": .example addresses reach nobody. Use one of your own domain.`];
  // Who may use the generator is a choice of three, and the local product has made one of them.
  if (DEMO.test(text) || (value === local && name !== "GENERATOR_ACCESS"))
    return [`${name} is the local product's value: choose one of your own.`];
  if (setting && name !== "ENVIRONMENT" && !isFitForDeployment(setting, value))
    return [`${name} is "${text}", which the product refuses: it is ${setting.hint}.`];
  return [];
}

/** Travellers would otherwise see another company as the sender. */
function senderProblem(sender: string, company: string): string[] {
  const { name } = parseMailbox(sender);
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return name === "" || words.some((word) => company.toLowerCase().includes(word))
    ? []
    : [`MAIL_FROM names "${name}", the site is ${company}: name it, or write the address alone.`];
}

function isFitForDeployment({ check, deployed }: Setting, value: unknown): boolean {
  const { success, data } = check.safeParse(value);
  return success && (data === undefined || data === null || (deployed?.(data) ?? true));
}

function missingVars(vars: Record<string, unknown>): string[] {
  return SETTINGS.flatMap(([name, { kind, required, hint }]) =>
    kind === "var" && required === "always" && name !== "ENVIRONMENT" && vars[name] === undefined
      ? [`${name} is missing in [env.production.vars]: it is ${hint}.`]
      : [],
  );
}

/** Settings that need a second setting, which is missing. */
function loneSettings(vars: Record<string, unknown>, secrets: readonly string[]): string[] {
  const set = new Set(
    SETTINGS.flatMap(([name, { kind }]) =>
      (kind === "secret" ? secrets.includes(name) : name in vars) ? [name] : [],
    ),
  );
  return SETTINGS.flatMap(([name, { pair }]) =>
    pair && set.has(name) && !set.has(pair as SettingName)
      ? [`${name} does nothing without ${pair}: set both, or remove it.`]
      : [],
  );
}

/** Such as www.your-domain.com. */
export const readHost = ({
  vars,
  site,
  target,
}: Required<Pick<Deployment, "site" | "target">> & { vars: Record<string, unknown> }): string =>
  target === "staging" ? String(vars.STAGING_HOST) : site.domains.main;

/** Without a route no visitor reaches the Worker. */
function routeProblems({ routes = [] }: Deployment["config"], main: string): string[] {
  const patterns = routes.map((route) => (typeof route === "string" ? route : route.pattern));
  return patterns.some((pattern) => pattern.replace(/\/.*/, "") === main)
    ? []
    : [
        `No route leads to ${main}, so nobody would reach the product: \`npm run setup -- --apply\` writes it.`,
      ];
}

const RISK_TEXTS: Record<Risk, string> = {
  rates: "app.config.ts sets no rates: 11 dollars are 11 pounds.",
  fares: 'app.config.ts sets no fares: pages say "from 5", and travellers pay 11.',
  texts: "The legal texts are drafts until your lawyer has read them.",
};

/** `setup` and `deploy` accept risks with the same flag. */
export const riskProblems = (site: PricedSite, accepted: string | undefined): string[] =>
  findOpenRisks(site, accepted).map(
    (risk) =>
      `${RISK_TEXTS[risk]} Change it, or deploy knowingly: npm run setup|deploy -- --accept "${risk}=why"`,
  );

export function siteProblems(site: object): string[] {
  const fields = leaves(site).filter(([, text]) => EXAMPLE_DOMAIN.test(text));
  return [
    ...fields.map(
      ([path, text]) =>
        `app.config.ts: ${path} is "${text}", which is demo data: .example addresses reach nobody.`,
    ),
    ...("airports" in site
      ? []
      : [
          "app.config.ts: airports is missing: travellers would read the demo's invented lanes. Write each as { code, zone, names, city, lane, hours }, the last four as { en, fr }.",
        ]),
  ];
}

function leaves(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

function secretProblems(secrets: readonly string[] | undefined, withStripe: boolean): string[] {
  if (!secrets)
    return [
      "The Worker's secrets could not be listed: run `npx wrangler login` (or set CLOUDFLARE_API_TOKEN), then `npm run setup`.",
    ];
  return SETTINGS.flatMap(([name, { kind, required }]) =>
    kind === "secret" &&
    (required === "always" || (required === "stripe" && withStripe)) &&
    !secrets.includes(name)
      ? [`The secret ${name} is missing: run \`npx wrangler secret put ${name} --env production\`.`]
      : [],
  );
}
