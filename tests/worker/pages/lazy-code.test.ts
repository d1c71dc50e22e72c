import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { TESTED_FOLDER } from "../../tested-build.ts";

const SERVER = join(TESTED_FOLDER, "server");
/** What only the SDK, its provider and the streaming parser say. */
const AI_CODE = /AI_APICallError|vercel\.ai\.error|emitPartialTokens/;

/** What only Stripe's package says. */
const STRIPE_CODE = /X-Stripe-Client-User-Agent|StripeSignatureVerificationError/;

/** What only jose, hono-openapi and the writer of calendars say. */
const TOKEN_CODE = /ERR_JWS_INVALID/;
const OPENAPI_CODE = /securitySchemes/;
const CALENDAR_CODE = /BEGIN:VCALENDAR/;

/** A built module and all that it imports before it runs. */
function loadedWith(module: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(module)) return loaded;
  loaded.add(module);
  for (const [, source = ""] of readFileSync(module, "utf8").matchAll(
    /(?:from|import)\s*["'](\.[^"']+\.js)["']/g,
  ))
    loadedWith(join(dirname(module), source), loaded);
  return loaded;
}

/** The modules that a module loads only when it needs them, whose name begins so. */
function loadedLater(module: string, name: string): string[] {
  const sources = [
    ...readFileSync(module, "utf8").matchAll(/import\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/g),
  ].map(([, source = ""]) => join(dirname(module), source));
  return sources.filter((source) => source.split("/").at(-1)!.startsWith(name));
}

const speaking = (of: RegExp, modules: Iterable<string>) =>
  [...modules].filter((module) => of.test(readFileSync(module, "utf8")));

/** The parts of the API, by what their modules are named after, and the most bytes before an answer. */
const DOORS = {
  "booking-routes": 365_000,
  "pass-routes": 355_000,
  "message-routes": 330_000,
  "generator-routes": 315_000,
  "identity-routes": 440_000,
  "staff-routes": 400_000,
  "daily-work-routes": 450_000,
};

const entry = loadedWith(join(SERVER, "index.js"));
const app = [...entry].flatMap((module) => loadedLater(module, "app-"))[0]!;

/** All that is evaluated before a part of the API answers first. */
function loadedFor(door: string): Set<string> {
  const loaded = loadedWith(app, new Set(entry));
  const [routes] = loadedLater(app, `${door}-`);
  return loadedWith(routes!, loaded);
}

const countBytes = (modules: Iterable<string>) =>
  [...modules].reduce((sum, module) => sum + statSync(module).size, 0);

test("a page from the build is answered by at most 25 modules and 45 kB", () => {
  expect(entry.size).toBeLessThanOrEqual(25);
  expect(countBytes(entry)).toBeLessThanOrEqual(45_000);
});

test.each(Object.entries(DOORS))("%s answers first after at most %i bytes", (door, bytes) => {
  expect(countBytes(loadedFor(door))).toBeLessThanOrEqual(bytes);
});

test.each(Object.keys(DOORS))(
  "%s starts without the code of words, Stripe, tokens and mails' pictures",
  (door) => {
    const loaded = loadedFor(door);
    for (const code of [AI_CODE, STRIPE_CODE, TOKEN_CODE, OPENAPI_CODE, CALENDAR_CODE])
      expect(speaking(code, loaded)).toEqual([]);
  },
);

test("that code is loaded later, when it is first used", () => {
  const all = readdirSync(join(SERVER, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(SERVER, "assets", file));
  for (const code of [AI_CODE, STRIPE_CODE, TOKEN_CODE, OPENAPI_CODE, CALENDAR_CODE])
    expect(speaking(code, all)).not.toEqual([]);
});
