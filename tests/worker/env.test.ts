import { describe, expect, test } from "vitest";
import { settingsOf } from "../../worker/env.ts";
import { builtWorker, errorOf } from "./built-worker.ts";

const limit = { limit: () => undefined };
const complete = {
  ENVIRONMENT: "production",
  PUBLIC_ANON_KEY: "key",
  SIGNING_SECRET: "a-secret-of-a-deployment",
  MAIL_FROM: "Envol <hello@envol.example>",
  DB: { batch: () => undefined },
  KV: { get: () => undefined },
  MAIL: { send: () => undefined },
  WRITE_LIMIT: limit,
  CODE_LIMIT: limit,
};

/** The keys that the error for this environment names. */
function badKeysOf(overrides: Record<string, unknown>): string[] {
  try {
    settingsOf({ ...complete, ...overrides });
    return [];
  } catch (error) {
    return (error as { keys: string[] }).keys;
  }
}

test("a complete environment is accepted", () => {
  expect(badKeysOf({})).toEqual([]);
  expect(badKeysOf({ ENVIRONMENT: "local", SIGNING_SECRET: "local-signing-secret-never-deployed", RATE_LIMITS: "off" })).toEqual([]);
});

test.each<[reason: string, overrides: Record<string, unknown>, keys: string[]]>([
  ["an unknown environment", { ENVIRONMENT: "staging" }, ["ENVIRONMENT"]],
  ["no public key", { PUBLIC_ANON_KEY: "" }, ["PUBLIC_ANON_KEY"]],
  ["a short secret", { SIGNING_SECRET: "x".repeat(23) }, ["SIGNING_SECRET"]],
  ["the local secret in production", { SIGNING_SECRET: "local-signing-secret-never-deployed" }, ["SIGNING_SECRET"]],
  ["no rate limits in production", { RATE_LIMITS: "off" }, ["RATE_LIMITS"]],
  ["an unknown value of RATE_LIMITS", { ENVIRONMENT: "local", RATE_LIMITS: "on" }, ["RATE_LIMITS"]],
  ["a sender that was never filled in", { MAIL_FROM: "replace-with-your-sender" }, ["MAIL_FROM"]],
  ["a database that is a text", { DB: "database" }, ["DB"]],
  ["everything missing", Object.fromEntries(Object.keys(complete).map((key) => [key, undefined])), Object.keys(complete).toSorted()],
])("%s is refused by the name of the key", (_reason, overrides, keys) => {
  expect(badKeysOf(overrides)).toEqual(keys);
});

test("the environment is parsed once", () => {
  const env = { ...complete };
  expect(settingsOf(env)).toBe(settingsOf(env));
});

describe("a deployment that is not configured", () => {
  const worker = builtWorker({ SIGNING_SECRET: "too-short-to-be-secret", RATE_LIMITS: "sometimes" });

  test("answers 503, names no value, and logs the keys", async () => {
    const answer = await worker.get("/api/health");
    expect(answer.status).toBe(503);
    const error = await errorOf(answer);
    expect(error.code).toBe("misconfigured");
    expect(JSON.stringify(error)).not.toMatch(/SIGNING_SECRET|RATE_LIMITS|too-short|sometimes/);
    const logs = worker.logs().join("\n");
    expect(logs).toContain('"keys":["RATE_LIMITS","SIGNING_SECRET"]');
    expect(logs).not.toMatch(/too-short|sometimes/);
  });
});
