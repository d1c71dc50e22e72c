import * as z from "zod/mini";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/password.ts";
import { GENERATOR_ACCESS } from "#domain/generator/wordings.ts";
import { PAYMENT_MODES } from "#domain/payments/payment.ts";
import { readSigningKey } from "../crypto/signing-key.ts";
import { readServiceAccount } from "../crypto/service-account.ts";
import { readPassCertificates } from "../crypto/wallet-keys.ts";
import { atMost } from "#domain/validation.schema.ts";

/** This list creates the settings, their checks, the examples and the documents. */
export interface Setting<Check extends z.ZodMiniType = z.ZodMiniType> {
  kind: "var" | "secret";
  check: Check;
  hint: string;
  example: string;
  /** A deployment always needs it, or only with payments through Stripe. */
  required?: "always" | "stripe";
  /** Without that setting, this one does nothing. */
  pair?: string;
  /** `setup` creates it or asks for it, or a provider issues it. Otherwise the owner chooses. */
  from?: "setup" | "provider";
  /** `npm start` also reads it from the shell. */
  shell?: true;
  /** False for values that a deployment refuses. */
  deployed?: (value: NonNullable<z.infer<Check>>) => boolean;
  /** Only for local use: owners' documents do not name it. */
  localOnly?: true;
}

const declare =
  (kind: Setting["kind"]) =>
  <Check extends z.ZodMiniType>(entry: Omit<Setting<Check>, "kind">): Setting<Check> => ({
    kind,
    ...entry,
  });
const variable = declare("var");
const secret = declare("secret");

/** Default limits of a session in days (docs/product/accounts.md). */
export const SESSION_DAYS = { max: 90, idle: 30 } as const;
export const STRIPE_API = "https://api.stripe.com";
const GOOGLE_WALLET_API = "https://walletobjects.googleapis.com";
export const LOCAL_ORIGIN = "http://localhost:8787";

const LOCAL_SECRET = /local/i;
/** The repository contains their private halves. A test compares wrangler.toml. */
const PUBLISHED_KEYS: ReadonlySet<string> = new Set([
  "GZsg8yHg9sqwOGopkj2YF496PWpX0APasZsEcCTd0Ao",
]);
const PUBLISHED_ANON_KEY = "envol-public-anon-key";

const count = (minimum: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(minimum)), otherwise);
const text = () => z.optional(z.string().check(z.minLength(1)));
const isEncrypted = (url: string) => url.startsWith("https:");

export const SETTING_LIST = {
  ENVIRONMENT: variable({
    check: z.enum(["local", "production"]),
    hint: "which product this is",
    example: "local",
    required: "always",
    from: "setup",
  }),
  PUBLIC_ANON_KEY: variable({
    check: z.string().check(z.minLength(1)),
    hint: "a public key that keeps other sites' forms out",
    example: "32-random-digits",
    required: "always",
    from: "setup",
    deployed: (key) => key !== PUBLISHED_ANON_KEY,
  }),
  SIGNING_SECRET: secret({
    check: z.string().check(z.minLength(24)),
    hint: "signs order cookies, codes and refresh tokens",
    example: "at-least-24-characters-long",
    required: "always",
    from: "setup",
    deployed: (value) => !LOCAL_SECRET.test(value),
  }),
  AUTH_SIGNING_KEY: secret({
    check: z.string().check(z.refine((json) => readSigningKey(json))),
    hint: "signs access tokens: an ES256 private key as JWK, with a kid",
    example: "a-JWK-on-one-line",
    required: "always",
    from: "setup",
    deployed: (json) => {
      const { kid = "", x = "" } = readSigningKey(json) ?? {};
      return !LOCAL_SECRET.test(kid) && !PUBLISHED_KEYS.has(x);
    },
  }),
  MAIL_FROM: variable({
    check: z.string().check(z.regex(/^(?:[^<>@]*<)?[^<>@\s]+@[^<>@\s]+>?$/)),
    hint: "the sender, under Email Sending; without a name, the site's",
    example: "hello@your-domain.com",
    required: "always",
    from: "setup",
  }),
  INBOUND_ADDRESS: variable({
    check: z.optional(z.string().check(atMost(80), z.regex(/^[^<>@\s+]{1,15}@[^<>@\s]+$/))),
    hint: "where answers to mails come in, without a tag; absent, no mail is taken",
    example: "reply@mail.your-domain.com",
  }),
  PASSWORD_MIN_LENGTH: variable({
    check: count(MIN_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH),
    hint: "characters of a new password",
    example: "8",
  }),
  SESSION_MAX_DAYS: variable({
    check: count(1, SESSION_DAYS.max),
    hint: "days from signing in to the session's end",
    example: "30",
  }),
  SESSION_IDLE_DAYS: variable({
    check: count(1, SESSION_DAYS.idle),
    hint: "days from the last refresh to the session's end",
    example: "7",
  }),
  GOOGLE_CLIENT_ID: variable({
    check: text(),
    hint: "sign-in with Google",
    example: "from-google",
    pair: "GOOGLE_CLIENT_SECRET",
    from: "provider",
    shell: true,
  }),
  GOOGLE_CLIENT_SECRET: secret({
    check: text(),
    hint: "Google's secret for it",
    example: "from-google",
    pair: "GOOGLE_CLIENT_ID",
    from: "provider",
    shell: true,
  }),
  OIDC_ISSUER: variable({
    check: z.optional(z.url()),
    hint: "sign-in with this OpenID Connect provider",
    example: "https://id.your-domain.com",
    pair: "OIDC_CLIENT_ID",
    from: "provider",
    shell: true,
    deployed: isEncrypted,
  }),
  OIDC_CLIENT_ID: variable({
    check: text(),
    hint: "the product's id there",
    example: "envol",
    pair: "OIDC_CLIENT_SECRET",
    from: "provider",
    shell: true,
  }),
  OIDC_CLIENT_SECRET: secret({
    check: text(),
    hint: "its secret",
    example: "from-the-provider",
    pair: "OIDC_ISSUER",
    from: "provider",
    shell: true,
  }),
  OIDC_NAME: variable({
    check: text(),
    hint: "the provider's name on the button",
    example: "Your company",
    pair: "OIDC_ISSUER",
    shell: true,
  }),
  GENERATOR_ACCESS: variable({
    check: z._default(z.enum(GENERATOR_ACCESS), "admins"),
    hint: "the generator and stored previews are for `admins`, `members` or `public`",
    example: "public",
    shell: true,
  }),
  OPENAI_API_KEY: secret({
    check: text(),
    hint: "a model writes; without it the built-in rephraser",
    example: "from-the-provider",
    from: "provider",
    shell: true,
  }),
  OPENAI_BASE_URL: variable({
    check: z._default(z.url(), "https://api.openai.com/v1"),
    hint: "an endpoint that speaks OpenAI's protocol",
    example: "https://api.openai.com/v1",
    shell: true,
    deployed: isEncrypted,
  }),
  OPENAI_MODEL: variable({
    check: z._default(z.string().check(z.minLength(1)), "gpt-5.4-mini"),
    hint: "its model",
    example: "gpt-5.4-mini",
    shell: true,
  }),
  OPENAI_API: variable({
    check: z._default(z.enum(["responses", "chat"]), "responses"),
    hint: "`chat` for `/chat/completions`",
    example: "chat",
    shell: true,
  }),
  WORDINGS_DAILY_BUDGET: variable({
    check: count(0, 500),
    hint: "generations of the model in a UTC day, then 429",
    example: "100",
    shell: true,
  }),
  SITE_CONFIGS_DAILY_BUDGET: variable({
    check: count(0, 500),
    hint: "stored configurations in a UTC day, then 429",
    example: "100",
    shell: true,
  }),
  WORDINGS_SILENCE_MS: variable({
    check: count(1, 60_000),
    hint: "the longest silence of the model, in ms",
    example: "30000",
  }),
  WORDINGS_TOTAL_MS: variable({
    check: count(1, 180_000),
    hint: "its longest call, in ms",
    example: "90000",
  }),
  WORDINGS_PACE_MS: variable({
    check: count(0, 12),
    hint: "the rephraser's pause after each piece, in ms",
    example: "0",
  }),
  PAYMENTS: variable({
    check: z._default(z.enum(PAYMENT_MODES), "none"),
    hint: "`stripe` takes money and needs both secrets, `none` closes payment",
    example: "stripe",
    from: "setup",
    shell: true,
    deployed: (mode) => mode !== "demo",
  }),
  STRIPE_SECRET_KEY: secret({
    check: text(),
    hint: "the key of your account; `sk_test_…` moves no money",
    example: "sk_test_from-the-dashboard",
    required: "stripe",
    from: "provider",
    shell: true,
  }),
  STRIPE_WEBHOOK_SECRET: secret({
    check: text(),
    hint: "the webhook endpoint's secret",
    example: "whsec_from-the-dashboard",
    required: "stripe",
    from: "setup",
    shell: true,
  }),
  GROUP_REFUND_LIMIT: variable({
    check: count(0, 5000),
    hint: "a refund of many orders above this sum, in all currencies, needs a second admin",
    example: "1000",
  }),
  ACCEPTED: variable({
    check: text(),
    hint: "risks deployed knowingly, with reasons: `npm run deploy -- --accept`",
    example: "rates=One price everywhere; texts=Me Dupont, 3 November",
  }),
  STAGING_HOST: variable({
    check: z.optional(z.string().check(z.regex(/^[\da-z-]+(?:\.[\da-z-]+)+$/))),
    hint: "a staging deployment's name, for its mails; search engines leave it out",
    example: "staging.your-domain.com",
    from: "setup",
  }),
  STRIPE_API: variable({
    check: z._default(z.url(), STRIPE_API),
    hint: "another address than Stripe's, for tests",
    example: "http://localhost:12111",
    localOnly: true,
    deployed: (url) => url === STRIPE_API,
  }),
  APPLE_WALLET_CERTIFICATES: secret({
    check: z.optional(z.string().check(z.refine((pem) => readPassCertificates(pem)))),
    hint: "Apple Wallet: your pass certificate, then Apple's that issued it (PEM)",
    example: "two-certificates",
    pair: "APPLE_WALLET_KEY",
    from: "provider",
  }),
  APPLE_WALLET_KEY: secret({
    check: text(),
    hint: "the private key of your pass certificate (PEM)",
    example: "a-private-key",
    pair: "APPLE_WALLET_CERTIFICATES",
    from: "provider",
  }),
  GOOGLE_WALLET_ISSUER_ID: variable({
    check: z.optional(z.string().check(z.regex(/^\d+$/))),
    hint: "Google Wallet: your issuer ID",
    example: "3388000000000000000",
    pair: "GOOGLE_WALLET_KEY",
    from: "provider",
  }),
  GOOGLE_WALLET_KEY: secret({
    check: z.optional(z.string().check(z.refine((json) => readServiceAccount(json)))),
    hint: "the key of its service account (JSON)",
    example: "a-service-account-key",
    pair: "GOOGLE_WALLET_ISSUER_ID",
    from: "provider",
    deployed: (json) => isEncrypted(readServiceAccount(json)?.token_uri ?? ""),
  }),
  GOOGLE_WALLET_API: variable({
    check: z._default(z.url(), GOOGLE_WALLET_API),
    hint: "calls another address than Google's, for tests",
    example: "http://localhost:12112",
    localOnly: true,
    deployed: (url) => url === GOOGLE_WALLET_API,
  }),
  RATE_LIMITS: variable({
    check: z.optional(z.literal("off")),
    hint: "lifts the rate limits, for load tests",
    example: "off",
    shell: true,
    localOnly: true,
    deployed: () => false,
  }),
  LOCAL_ORIGIN: variable({
    check: z._default(z.url(), LOCAL_ORIGIN),
    hint: "the local product's address, for links outside a request",
    example: LOCAL_ORIGIN,
    localOnly: true,
  }),
  PASSWORD_HASHING: variable({
    check: z.optional(z.literal("quick")),
    hint: "makes weak hashes, for tests",
    example: "quick",
    localOnly: true,
    deployed: () => false,
  }),
};

export type SettingName = keyof typeof SETTING_LIST;

export const SETTINGS = Object.entries(SETTING_LIST) as [SettingName, Setting][];

/** The Worker recognises a binding by its `method`. */
export const BINDING_LIST = {
  DB: { kind: "d1", method: "batch", required: true },
  KV: { kind: "kv", method: "get", required: true },
  MAIL: { kind: "send_email", method: "send", required: true },
  /** Without the site's files, mails have no logo. */
  ASSETS: { kind: "assets", method: "fetch", required: false },
  /** Without a queue, the cron does its work. */
  TASKS: { kind: "queue", method: "sendBatch", required: false },
  WRITE_LIMIT: { kind: "ratelimit", method: "limit", required: true },
  CODE_LIMIT: { kind: "ratelimit", method: "limit", required: true },
  PASSWORD_LIMIT: { kind: "ratelimit", method: "limit", required: true },
  WORDINGS_LIMIT: { kind: "ratelimit", method: "limit", required: true },
  /** Names the answering version for the smoke test. */
  VERSION: { kind: "version_metadata", method: undefined, required: false },
} as const;
