import { expect, test } from "vitest";
import { type Deployment, deployProblems } from "./deploy-problems.ts";

const ALL_ACCEPTED = "rates=One price; fares=A campaign; texts=Me Dupont, 3 November";
const READY_SITE = {
  company: { name: "Envol", email: "hello@envol.travel" },
  domains: { main: "www.envol.travel" },
  airports: [],
};
const READY: Deployment = {
  config: {
    vars: {
      ENVIRONMENT: "production",
      PUBLIC_ANON_KEY: "pk-4b1f",
      MAIL_FROM: "Envol <hello@envol.travel>",
      ACCEPTED: ALL_ACCEPTED,
    },
    routes: [{ pattern: "www.envol.travel" }],
    d1_databases: [{ binding: "DB", database_id: "6f2d1c3e-0000-4000-8000-000000000000" }],
    kv_namespaces: [{ binding: "KV", id: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" }],
  },
  localVars: {
    ENVIRONMENT: "local",
    PUBLIC_ANON_KEY: "envol-public-anon-key",
    MAIL_FROM: "Envol <hello@envol.example>",
  },
  site: READY_SITE,
  secrets: ["SIGNING_SECRET", "AUTH_SIGNING_KEY"],
  gitStatus: "",
};

const withVars = (vars: Record<string, string>): Deployment => ({
  ...READY,
  config: { ...READY.config, vars: { ...READY.config.vars, ...vars } },
});

test("a finished configuration has no problem", () => {
  expect(deployProblems(READY)).toEqual([]);
  // The local product has made one of the owner's three choices.
  const isOpen = { GENERATOR_ACCESS: "public" };
  const open = withVars(isOpen);
  expect(deployProblems({ ...open, localVars: { ...READY.localVars, ...isOpen } })).toEqual([]);
});

test("a staging deployment is told of its own environment", () => {
  const staging = { ...withVars({ PAYMENTS: "stripe", PUBLIC_ANON_KEY: "replace-with-a-key" }) };
  const problems = deployProblems({ ...staging, secrets: [], target: "staging" }).join("\n");
  expect(problems).toContain("wrangler secret put STRIPE_SECRET_KEY --env staging");
  expect(problems).toContain("[env.staging.vars]");
  expect(problems).not.toMatch(/env[ .]production/);
});

test.each(["hello@envol.travel", "Les Réservations d’Envol <hello@envol.travel>"])(
  "mails from %s are in the site's own name",
  (MAIL_FROM) => expect(deployProblems(withVars({ MAIL_FROM }))).toEqual([]),
);

test("payments at Stripe with both secrets are no problem", () => {
  const secrets = [...READY.secrets!, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];
  expect(deployProblems({ ...withVars({ PAYMENTS: "stripe" }), secrets })).toEqual([]);
});

test.each<[string, Deployment, string]>([
  [
    "a placeholder database id",
    {
      ...READY,
      config: {
        ...READY.config,
        d1_databases: [{ binding: "DB", database_id: "replace-with-your-database-id" }],
      },
    },
    "The id of DB",
  ],
  [
    "the local namespace id",
    { ...READY, config: { ...READY.config, kv_namespaces: [{ binding: "KV", id: "local" }] } },
    "npm run setup -- --apply",
  ],
  [
    "a missing database id",
    { ...READY, config: { ...READY.config, d1_databases: [{ binding: "DB" }] } },
    "The id of DB",
  ],
  [
    "a placeholder var",
    withVars({ MAIL_FROM: "replace-with-your-sender" }),
    "MAIL_FROM is still the placeholder",
  ],
  [
    "a demo sender",
    withVars({ MAIL_FROM: "Envol <hello@envol.example>" }),
    ".example addresses reach nobody",
  ],
  [
    "the local key",
    withVars({ PUBLIC_ANON_KEY: "envol-public-anon-key" }),
    "PUBLIC_ANON_KEY is the local product's value",
  ],
  [
    "a secret among the vars",
    withVars({ SIGNING_SECRET: "local-signing-secret-never-deployed" }),
    "wrangler secret put SIGNING_SECRET --env production",
  ],
  [
    "a demo password",
    withVars({ ADMIN_PASSWORD: "envol-admin-demo" }),
    "ADMIN_PASSWORD is the local product's value",
  ],
  [
    "a demo agent's password",
    withVars({ AGENT_PASSWORD: "envol-agent-demo" }),
    "AGENT_PASSWORD is the local product's value",
  ],
  ["lifted rate limits", withVars({ RATE_LIMITS: "off" }), "Remove the var"],
  ["quick password hashes", withVars({ PASSWORD_HASHING: "quick" }), "Remove the var"],
  ["the demo payment page", withVars({ PAYMENTS: "demo" }), "PAYMENTS is"],
  ["a var that the Worker refuses", withVars({ SESSION_MAX_DAYS: "0" }), "SESSION_MAX_DAYS is"],
  ["a provider without encryption", withVars({ OPENAI_BASE_URL: "http://x.test/v1" }), "refuses"],
  [
    "a missing var",
    {
      ...READY,
      config: {
        ...READY.config,
        vars: { ENVIRONMENT: "production", MAIL_FROM: "a@b.fr", ACCEPTED: ALL_ACCEPTED },
      },
    },
    "PUBLIC_ANON_KEY is missing",
  ],
  [
    "half a pair",
    withVars({ GOOGLE_CLIENT_ID: "id" }),
    "GOOGLE_CLIENT_ID does nothing without GOOGLE_CLIENT_SECRET",
  ],
  ["another Stripe", withVars({ STRIPE_API: "http://localhost:1" }), "STRIPE_API is set"],
  [
    "a key of Stripe's among the vars",
    withVars({ STRIPE_SECRET_KEY: "sk_test_1" }),
    "put STRIPE_SECRET_KEY",
  ],
  [
    "payments at Stripe without the key",
    { ...withVars({ PAYMENTS: "stripe" }), secrets: [...READY.secrets!, "STRIPE_WEBHOOK_SECRET"] },
    "The secret STRIPE_SECRET_KEY is missing",
  ],
  [
    "payments at Stripe without the webhooks' secret",
    { ...withVars({ PAYMENTS: "stripe" }), secrets: [...READY.secrets!, "STRIPE_SECRET_KEY"] },
    "The secret STRIPE_WEBHOOK_SECRET is missing",
  ],
  [
    "mails in another company's name",
    { ...READY, site: { ...READY_SITE, company: { name: "Mistral Voyages" } } },
    'MAIL_FROM names "Envol", the site is Mistral Voyages',
  ],
  ["a staging name", withVars({ STAGING_HOST: "s.envol.travel" }), "STAGING_HOST is set in"],
  [
    "no way to staging",
    { ...withVars({ STAGING_HOST: "s.envol.travel" }), target: "staging" },
    "No route leads to s.envol.travel",
  ],
  ["another environment", withVars({ ENVIRONMENT: "staging" }), 'ENVIRONMENT must be "production"'],
  [
    "a demo site",
    {
      ...READY,
      site: { ...READY_SITE, company: { name: "Envol", email: "hello@envol.example" } } as never,
    },
    "app.config.ts: company.email",
  ],
  [
    "the demo's lanes",
    { ...READY, site: { company: READY_SITE.company, domains: READY_SITE.domains } },
    "app.config.ts: airports is missing",
  ],
  [
    "a missing secret",
    { ...READY, secrets: ["AUTH_SIGNING_KEY"] },
    "The secret SIGNING_SECRET is missing",
  ],
  [
    "a missing key of access tokens",
    { ...READY, secrets: ["SIGNING_SECRET"] },
    "The secret AUTH_SIGNING_KEY is missing",
  ],
  [
    "the local key of access tokens among the vars",
    withVars({ AUTH_SIGNING_KEY: '{"kid":"local-never-deployed"}' }),
    "put AUTH_SIGNING_KEY",
  ],
  [
    "a provider's secret among the vars",
    withVars({ OIDC_CLIENT_SECRET: "s3cret" }),
    "put OIDC_CLIENT_SECRET",
  ],
  [
    "no way to the product",
    { ...READY, config: { ...READY.config, routes: [{ pattern: "envol.travel" }] } },
    "No route leads to www.envol.travel",
  ],
  [
    "a risk that nobody has accepted",
    withVars({ ACCEPTED: "rates=One price; fares=A campaign" }),
    '--accept "texts=why"',
  ],
  ["unknown secrets", { ...READY, secrets: undefined }, "wrangler login"],
  ["a dirty tree", { ...READY, gitStatus: " M worker/app.ts\n" }, "not committed"],
  // Proves V13.1.
])("%s is the one reason not to deploy", (_, deployment, reason) => {
  const problems = deployProblems(deployment);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(reason);
});

test("every reason is told at once, one line each", () => {
  const problems = deployProblems({
    ...withVars({ MAIL_FROM: "replace-with-your-sender", RATE_LIMITS: "off" }),
    secrets: [],
    gitStatus: "?? notes.txt\n",
  });
  expect(problems).toHaveLength(5);
  expect(problems.join("")).not.toContain("\n");
});
