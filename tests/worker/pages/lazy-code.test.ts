import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { notingWorker } from "../../wrapped-workers/noting-worker.ts";
import { TESTED_CONFIG, TESTED_FOLDER } from "../../tested-build.ts";

const SERVER = join(TESTED_FOLDER, "server");
/** What only that code says, by what it is for. */
const RARE_CODE = {
  "words of a model": /AI_APICallError|vercel\.ai\.error|emitPartialTokens/,
  Stripe: /X-Stripe-Client-User-Agent|StripeSignatureVerificationError/,
  "tokens of others": /ERR_JWS_INVALID/,
  "the description of the API": /securitySchemes/,
  calendars: /BEGIN:VCALENDAR/,
  "QR codes": /Invalid version=|invalid bit length/i,
  "incoming mails": /message\/delivery-status/,
  "guessable passwords": /qwertyuiop/,
};

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

const entry = loadedWith(join(SERVER, "index.js"));
const [app] = [...entry].flatMap((module) => loadedLater(module, "app-"));
/** All that is evaluated before the API answers first. */
const api = loadedWith(app!, new Set(entry));

const countBytes = (modules: Iterable<string>) =>
  [...modules].reduce((sum, module) => sum + statSync(module).size, 0);

test("a page from the build is answered by at most 25 modules and 45 kB", () => {
  expect(entry.size).toBeLessThanOrEqual(25);
  expect(countBytes(entry)).toBeLessThanOrEqual(45_000);
});

const RARE = Object.entries(RARE_CODE);

// How long a cold start takes is the bench's.
test("the API starts without the code that few calls use", () => {
  for (const [name, code] of RARE) expect([name, ...speaking(code, api)]).toEqual([name]);
});

test("that code is loaded later, when it is first used", () => {
  const all = readdirSync(join(SERVER, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => join(SERVER, "assets", file));
  for (const [name, code] of RARE)
    expect([name, speaking(code, all).length > 0]).toEqual([name, true]);
});

test("a preview is looked up by at most 145 kB, without query builder and tables", () => {
  const [preview] = [...entry].flatMap((module) => loadedLater(module, "preview-"));
  const loaded = loadedWith(preview!, new Set(entry));
  expect(countBytes(loaded)).toBeLessThanOrEqual(145_000);
  expect(speaking(/drizzle:/, loaded)).toEqual([]);
});

describe("in workerd", () => {
  const noting = notingWorker(TESTED_CONFIG);
  afterAll(noting.remove);

  /** The modules that ran before each answer, as files of the build. */
  const ask = async (...paths: string[]) =>
    (await noting.ask(...paths)).map((ran) => ran.map((name) => join(SERVER, name)).toSorted());

  test("a page from the build is answered by the door alone, whatever its address asks, and a call by what the modules' imports say", async () => {
    const [page, call] = await ask("/?utm_source=x", "/api/admin/summary");
    expect(page).toEqual([...entry].toSorted());
    expect(call).toEqual([...api].toSorted());
  });

  // React and Start come from the shelf; how long a cold start takes is the bench's. The largest page of staff stands for all.
  test("a page is rendered by at most 850,000 bytes, without query builder and tables", async () => {
    const [ran] = await ask("/admin/orders");
    expect(countBytes(ran!)).toBeLessThanOrEqual(850_000);
    expect(speaking(/drizzle:/, ran!)).toEqual([]);
  });
});
