/** What the check reads: [env.production] of wrangler.toml, the site, the secrets' names, and git. */
export interface Deployment {
  config: {
    vars?: Record<string, unknown>;
    d1_databases?: { binding: string; database_id?: string }[];
    kv_namespaces?: { binding: string; id?: string }[];
  };
  /** The vars of the local product, which no deployment may share. */
  localVars: Record<string, unknown>;
  site: object;
  /** Names of the secrets that the Worker has; undefined when they could not be listed. */
  secrets: readonly string[] | undefined;
  /** `git status --porcelain`. */
  gitStatus: string;
}

/** Secrets that a deployment must have, and how they are set. */
const REQUIRED_SECRETS = ["SIGNING_SECRET", "AUTH_SIGNING_KEY"];
/** Secrets that a deployment may have. */
const OPTIONAL_SECRETS = ["GOOGLE_CLIENT_SECRET", "OIDC_CLIENT_SECRET", "OPENAI_API_KEY"];
/** Secrets that a deployment must have when it takes payments at Stripe. */
const STRIPE_SECRETS = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];

const PLACEHOLDER = /^replace-with/;
const EXAMPLE_DOMAIN = /\.example\b/;
/** Matches the demo accounts' passwords and the local keys. */
const DEMO =
  /envol-(admin|agent|member)-demo|envol-public-anon-key|local-signing-secret|local-never-deployed/;

/** Every reason not to deploy, one line each, with what to do about it. An empty list means: deploy. */
export function deployProblems({
  config,
  localVars,
  site,
  secrets,
  gitStatus,
}: Deployment): string[] {
  const vars = config.vars ?? {};
  return [
    ...idProblems(config),
    ...Object.entries(vars).flatMap(([name, value]) => varProblem(name, value, localVars[name])),
    ...(vars.ENVIRONMENT === "production"
      ? []
      : ['ENVIRONMENT must be "production" in [env.production.vars].']),
    ...siteProblems(site),
    ...secretProblems(
      secrets,
      vars.PAYMENTS === "stripe" ? [...REQUIRED_SECRETS, ...STRIPE_SECRETS] : REQUIRED_SECRETS,
    ),
    ...(gitStatus.trim() === ""
      ? []
      : [
          "The git tree has changes that are not committed: a deployment is a commit, so that it can be found and rolled back.",
        ]),
  ];
}

function idProblems({ d1_databases = [], kv_namespaces = [] }: Deployment["config"]): string[] {
  const ids = [
    ...d1_databases.map(({ binding, database_id }) => ({
      binding,
      key: "database_id",
      id: database_id,
      create: "wrangler d1 create envol",
    })),
    ...kv_namespaces.map(({ binding, id }) => ({
      binding,
      key: "id",
      id,
      create: "wrangler kv namespace create envol",
    })),
  ];
  return ids
    .filter(({ id }) => !id || id === "local" || PLACEHOLDER.test(id))
    .map(
      ({ binding, key, id, create }) =>
        `${key} of ${binding} is "${id ?? ""}", not a real id: put the one there that \`${create}\` prints.`,
    );
}

function varProblem(name: string, value: unknown, local: unknown): string[] {
  if (name === "RATE_LIMITS")
    return ["RATE_LIMITS is set: a deployment keeps its rate limits. Remove the var."];
  if (name === "PASSWORD_HASHING")
    return ["PASSWORD_HASHING is set: a deployment hashes passwords as it should. Remove the var."];
  if (name === "PAYMENTS" && value === "demo")
    return [
      'PAYMENTS is "demo": orders would be paid with no money. Set "none", or "stripe" with its secrets.',
    ];
  if (name === "STRIPE_API")
    return ["STRIPE_API is set: a deployment takes payments at Stripe itself. Remove the var."];
  if ([...REQUIRED_SECRETS, ...OPTIONAL_SECRETS, ...STRIPE_SECRETS].includes(name))
    return [
      `${name} is a var, which anyone with the repository can read: remove it, and run \`wrangler secret put ${name} --env production\`.`,
    ];
  const text = String(value);
  if (PLACEHOLDER.test(text))
    return [`${name} is still the placeholder "${text}": set it in [env.production.vars].`];
  if (EXAMPLE_DOMAIN.test(text))
    return [`${name} is "${text}": .example addresses reach nobody. Use one of your own domain.`];
  if (DEMO.test(text) || value === local)
    return [`${name} is the local product's value: choose one of your own.`];
  return [];
}

/** Where the site's configuration still holds demo addresses. */
function siteProblems(site: object): string[] {
  const fields = leaves(site).filter(([, text]) => EXAMPLE_DOMAIN.test(text));
  return [
    ...fields.map(
      ([path, text]) =>
        `app.config.ts: ${path} is "${text}", which is demo data: .example addresses reach nobody.`,
    ),
    ...("airports" in site
      ? []
      : ["app.config.ts: airports is missing: travellers would read the demo's invented lanes."]),
  ];
}

function leaves(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

function secretProblems(
  secrets: readonly string[] | undefined,
  required: readonly string[],
): string[] {
  if (!secrets)
    return [
      "The Worker's secrets could not be listed: run `wrangler login` (or set CLOUDFLARE_API_TOKEN), then `wrangler secret put SIGNING_SECRET --env production`.",
    ];
  return required
    .filter((name) => !secrets.includes(name))
    .map(
      (name) =>
        `The secret ${name} is missing: run \`wrangler secret put ${name} --env production\`.`,
    );
}
