import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { BINDING_LIST, SETTING_LIST, SETTINGS } from "#worker/platform/context/setting-list.ts";
import { renderExample, renderTable } from "./render-settings.ts";

test(".dev.vars.example and docs/operations.md say what the list does: `npm run types` writes them", () => {
  expect(readFileSync(".dev.vars.example", "utf8")).toBe(renderExample());
  expect(readFileSync("docs/operations.md", "utf8")).toContain(renderTable());
});

/** Keys and certificates, whose examples cannot be valid. */
const KEYS = ["AUTH_SIGNING_KEY", "APPLE_WALLET_CERTIFICATES", "GOOGLE_WALLET_KEY"];

test("each example is a value that the product takes, but for keys", () => {
  const refused = SETTINGS.filter(([, { check, example }]) => !check.safeParse(example).success);
  expect(refused.map(([name]) => name)).toEqual(KEYS);
});

test("a pair names a setting", () => {
  expect(
    SETTINGS.flatMap(([, { pair }]) => (pair && !(pair in SETTING_LIST) ? [pair] : [])),
  ).toEqual([]);
});

describe.each(["local", "production"])("wrangler.toml, %s", (environment) => {
  const config = unstable_readConfig(
    { config: "wrangler.toml", env: environment === "local" ? undefined : environment },
    { hideWarnings: true },
  );

  test("has each binding of the list, and no other", () => {
    const bound = [
      ["d1", config.d1_databases],
      ["kv", config.kv_namespaces],
      ["send_email", config.send_email],
      ["assets", config.assets ? [config.assets] : []],
      ["queue", config.queues.producers],
      ["ratelimit", config.ratelimits],
      ["version_metadata", config.version_metadata ? [config.version_metadata] : []],
    ] as [string, { binding?: string; name?: string }[]][];
    expect(
      bound.flatMap(([kind, entries]) =>
        entries.map((entry) => [kind, entry.binding ?? entry.name]),
      ),
    ).toEqual(Object.entries(BINDING_LIST).map(([name, { kind }]) => [kind, name]));
  });

  test("names no var that is not in the list, and no secret but the local product's", () => {
    const kinds = Object.keys(config.vars).map(
      (name) => (SETTING_LIST as Record<string, { kind: string }>)[name]?.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(environment === "local" ? ["var", "secret"] : ["var"]));
  });

  test("has every var without which the product does not start", () => {
    const missing = SETTINGS.flatMap(([name, { kind, required }]) =>
      kind === "var" && required === "always" && !(name in config.vars) ? [name] : [],
    );
    expect(missing).toEqual([]);
  });
});
