import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const SERVER = join(import.meta.dirname, "../../../dist/server");
/** What only the SDK, its provider and the streaming parser say. */
const AI_CODE = /AI_APICallError|vercel\.ai\.error|emitPartialTokens/;

/** What only Stripe's package says. */
const STRIPE_CODE = /X-Stripe-Client-User-Agent|StripeSignatureVerificationError/;

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
const speakOfAi = (modules: Iterable<string>) => speaking(AI_CODE, modules);

test("a page and the API start without the code that writes words; it comes when words are first asked for", () => {
  const entry = loadedWith(join(SERVER, "index.js"));
  const [app] = [...entry].flatMap((module) => loadedLater(module, "app-"));
  const api = loadedWith(app!);
  expect(speakOfAi(entry)).toEqual([]);
  expect(speakOfAi(api)).toEqual([]);
  const [writer] = [...api].flatMap((module) => loadedLater(module, "write-wordings"));
  expect(speakOfAi(loadedWith(writer!))).not.toEqual([]);
});

test("a page and the API start without Stripe's package; it comes with the first payment", () => {
  const entry = loadedWith(join(SERVER, "index.js"));
  const [app] = [...entry].flatMap((module) => loadedLater(module, "app-"));
  const api = loadedWith(app!);
  expect(speaking(STRIPE_CODE, entry)).toEqual([]);
  expect(speaking(STRIPE_CODE, api)).toEqual([]);
  const [provider] = [...api].flatMap((module) => loadedLater(module, "stripe-"));
  expect(speaking(STRIPE_CODE, loadedWith(provider!))).not.toEqual([]);
});
