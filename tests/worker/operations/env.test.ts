import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { getSettings } from "#worker/platform/context/env.ts";
import { appleKeys, googleKeys } from "../../fakes/wallet-keys.ts";
import { builtSite, errorOf } from "../../site.ts";

const APPLE_KEYS = appleKeys();
const APPLE = APPLE_KEYS.vars;
const GOOGLE = googleKeys("https://oauth2.googleapis.com/token").vars;

const limit = { limit: () => undefined };
const complete = {
  ENVIRONMENT: "production",
  PUBLIC_ANON_KEY: "key",
  SIGNING_SECRET: "a-secret-of-a-deployment",
  AUTH_SIGNING_KEY: JSON.stringify({
    kty: "EC",
    crv: "P-256",
    x: "x",
    y: "y",
    d: "d",
    kid: "2026-11",
  }),
  MAIL_FROM: "Envol <hello@envol.example>",
  DB: { batch: () => undefined },
  KV: { get: () => undefined },
  MAIL: { send: () => undefined },
  WRITE_LIMIT: limit,
  CODE_LIMIT: limit,
  PASSWORD_LIMIT: limit,
  WORDINGS_LIMIT: limit,
};

/** What everyone who has the repository can read. */
const REPOSITORY = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true })
  .vars as Record<"PUBLIC_ANON_KEY" | "AUTH_SIGNING_KEY", string>;

/** The keys that the error for this environment names. */
function badKeysOf(overrides: Record<string, unknown>): string[] {
  try {
    getSettings({ ...complete, ...overrides });
    return [];
  } catch (error) {
    return (error as { keys: string[] }).keys;
  }
}

test("a complete environment is accepted", () => {
  expect(badKeysOf({})).toEqual([]);
  expect(badKeysOf({ ...APPLE, ...GOOGLE })).toEqual([]);
  expect(
    badKeysOf({
      ENVIRONMENT: "local",
      SIGNING_SECRET: "local-signing-secret-never-deployed",
      RATE_LIMITS: "off",
    }),
  ).toEqual([]);
});

// Proves V3.3.
test("the generator is for admins where nothing else is said, in what is deployed too, and for everyone in the local product", () => {
  expect(getSettings({ ...complete }).GENERATOR_ACCESS).toBe("admins");
  const access = (env?: string) =>
    unstable_readConfig({ config: "wrangler.toml", env }, { hideWarnings: true }).vars
      .GENERATOR_ACCESS;
  expect([access("production"), access()]).toEqual(["admins", "public"]);
});

test.each<[reason: string, overrides: Record<string, unknown>, keys: string[]]>([
  ["an unknown environment", { ENVIRONMENT: "staging" }, ["ENVIRONMENT"]],
  ["no public key", { PUBLIC_ANON_KEY: "" }, ["PUBLIC_ANON_KEY"]],
  ["a short secret", { SIGNING_SECRET: "x".repeat(23) }, ["SIGNING_SECRET"]],
  [
    "the local secret in production",
    { SIGNING_SECRET: "local-signing-secret-never-deployed" },
    ["SIGNING_SECRET"],
  ],
  ["a key of access tokens that is no key", { AUTH_SIGNING_KEY: "secret" }, ["AUTH_SIGNING_KEY"]],
  [
    "a public key of access tokens",
    { AUTH_SIGNING_KEY: '{"kty":"EC","crv":"P-256","x":"x","y":"y","kid":"k"}' },
    ["AUTH_SIGNING_KEY"],
  ],
  [
    "the local key in production",
    { AUTH_SIGNING_KEY: complete.AUTH_SIGNING_KEY.replace("2026-11", "local-never-deployed") },
    ["AUTH_SIGNING_KEY"],
  ],
  [
    "the repository's key under another name in production",
    { AUTH_SIGNING_KEY: REPOSITORY.AUTH_SIGNING_KEY.replace("local-never-deployed", "prod-1") },
    ["AUTH_SIGNING_KEY"],
  ],
  [
    "the repository's public key in production",
    { PUBLIC_ANON_KEY: REPOSITORY.PUBLIC_ANON_KEY },
    ["PUBLIC_ANON_KEY"],
  ],
  ["shorter passwords than specified", { PASSWORD_MIN_LENGTH: "5" }, ["PASSWORD_MIN_LENGTH"]],
  [
    "sessions without an end",
    { SESSION_MAX_DAYS: "0", SESSION_IDLE_DAYS: "many" },
    ["SESSION_IDLE_DAYS", "SESSION_MAX_DAYS"],
  ],
  [
    "a provider without encryption in production",
    { OIDC_ISSUER: "http://id.example.org" },
    ["OIDC_ISSUER"],
  ],
  [
    "a model without encryption in production",
    { OPENAI_BASE_URL: "http://models.example.org/v1" },
    ["OPENAI_BASE_URL"],
  ],
  [
    "a generator for nobody that there is",
    { GENERATOR_ACCESS: "friends", OPENAI_API: "completions", WORDINGS_DAILY_BUDGET: "-1" },
    ["GENERATOR_ACCESS", "OPENAI_API", "WORDINGS_DAILY_BUDGET"],
  ],
  ["half a wallet", { APPLE_WALLET_KEY: APPLE.APPLE_WALLET_KEY }, ["APPLE_WALLET_CERTIFICATES"]],
  [
    "another half of a wallet",
    { GOOGLE_WALLET_ISSUER_ID: GOOGLE.GOOGLE_WALLET_ISSUER_ID },
    ["GOOGLE_WALLET_KEY"],
  ],
  [
    "the key of another certificate",
    { ...APPLE, APPLE_WALLET_KEY: appleKeys().vars.APPLE_WALLET_KEY },
    ["APPLE_WALLET_KEY"],
  ],
  [
    "a certificate without the one that issued it",
    { ...APPLE, APPLE_WALLET_CERTIFICATES: APPLE_KEYS.own + appleKeys().intermediate },
    ["APPLE_WALLET_CERTIFICATES"],
  ],
  [
    "a certificate that is none for passes",
    appleKeys({ subject: { CN: "www.example.org" } }).vars,
    ["APPLE_WALLET_CERTIFICATES"],
  ],
  [
    "an issuer of passes that is no number, with a key that is none",
    { GOOGLE_WALLET_ISSUER_ID: "envol", GOOGLE_WALLET_KEY: '{"private_key":"secret"}' },
    ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_KEY"],
  ],
  [
    "a wallet's tokens without encryption in production",
    googleKeys("http://oauth2.example.org/token").vars,
    ["GOOGLE_WALLET_KEY"],
  ],
  [
    "a stranger in Google's place in production",
    { ...GOOGLE, GOOGLE_WALLET_API: "https://wallet.example.org" },
    ["GOOGLE_WALLET_API"],
  ],
  ["no rate limits in production", { RATE_LIMITS: "off" }, ["RATE_LIMITS"]],
  ["quick password hashes in production", { PASSWORD_HASHING: "quick" }, ["PASSWORD_HASHING"]],
  ["an unknown value of RATE_LIMITS", { ENVIRONMENT: "local", RATE_LIMITS: "on" }, ["RATE_LIMITS"]],
  ["a sender that was never filled in", { MAIL_FROM: "replace-with-your-sender" }, ["MAIL_FROM"]],
  ["a database that is a text", { DB: "database" }, ["DB"]],
  [
    "everything missing",
    Object.fromEntries(Object.keys(complete).map((key) => [key, undefined])),
    Object.keys(complete).toSorted(),
  ],
  // Proves V12.1, V13.1.
])("%s is refused by the name of the key", (_reason, overrides, keys) => {
  expect(badKeysOf(overrides)).toEqual(keys);
});

test("without a var, words form at a pace that can be seen", () => {
  expect(getSettings(complete).WORDINGS_PACE_MS).toBe(12);
});

test("the environment is parsed once", () => {
  const env = { ...complete };
  expect(getSettings(env)).toBe(getSettings(env));
});

describe("a deployment that is not configured", () => {
  const worker = builtSite({ SIGNING_SECRET: "too-short-to-be-secret", RATE_LIMITS: "sometimes" });

  // Proves V13.2.
  test("answers 503, names no value, and logs the keys", async () => {
    const response = await worker.get("/api/health");
    expect(response.status).toBe(503);
    const error = await errorOf(response);
    expect(error.code).toBe("misconfigured");
    expect(JSON.stringify(error)).not.toMatch(/SIGNING_SECRET|RATE_LIMITS|too-short|sometimes/);
    const logs = worker.logs().join("\n");
    expect(logs).toContain('"keys":["RATE_LIMITS","SIGNING_SECRET"]');
    expect(logs).not.toMatch(/too-short|sometimes/);
  });
});
