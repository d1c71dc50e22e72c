import { createContext, runInContext } from "node:vm";
import { array, assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { toOneLine } from "#domain/one-line.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { localizedSite } from "#domain/site/site.ts";
import { base, withTexts } from "../../brands/brands.ts";
import { HOSTILE_WORDS } from "../../hostile-words.ts";
import { sha256Base64 } from "#worker/platform/crypto/hash.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
/** How many strings are tried: a configuration holds a hundred. */
const STRINGS = Number(process.env["STRINGS"] ?? 500);
/** No configuration of the test holds more. */
const TEXTS = 100;

/** The inline scripts that a page's policy lets run, in their order. */
async function permittedScripts(response: Response): Promise<string[]> {
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(html.match(/<script\b/g)).toHaveLength(scripts.length);
  const permitted: string[] = [];
  for (const [, attributes = "", code = ""] of scripts)
    if (policy.includes(`'sha256-${await sha256Base64(code)}'`)) permitted.push(code);
    else expect(attributes).toBe(' type="application/ld+json"');
  return permitted;
}

/** Code that is the same on every page of a kind, whatever its texts. */
const known = new Set<string>();
const learn = async (response: Response) => {
  for (const code of await permittedScripts(response)) known.add(code);
};

/** Runs what a page may run, but for known code, and returns the data that the router then has. */
async function routerData(response: Response): Promise<{ matches: { l?: unknown }[] }> {
  const context = createContext({
    document: { currentScript: { previousElementSibling: null, remove: () => undefined } },
  });
  runInContext("globalThis.self = globalThis", context);
  for (const code of await permittedScripts(response)) {
    if (known.has(code)) continue;
    // A browser that reads on behind a < may see another end of the script.
    expect(code).not.toContain("<");
    runInContext(code, context);
  }
  expect(Object.keys(context).toSorted()).toEqual(["$R", "$_TSR", "document", "self"]);
  return JSON.parse(runInContext("JSON.stringify($_TSR.router)", context) as string) as never;
}

async function preview(config: SiteConfig) {
  const response = await worker.post("/api/site-configs", config);
  const { previewUrl } = (await response.json()) as { previewUrl?: string };
  if (!previewUrl) throw new Error(`A preview was answered ${response.status}`);
  return new URL(previewUrl).pathname;
}

/** Posts a form as a browser without scripts does. */
const postForm = (path: string, fields: Record<string, string>) =>
  worker.fetch(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: worker.url() },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

/** A page that shows what was typed, as it is refused. */
const refusedBooking = (firstName: string, lastName: string) =>
  postForm("/fast-track-form", { firstName, lastName, email: "none", airport: "CDG", adults: "1" });
const statement = (name: string, reference: string) =>
  postForm("/withdraw", { name, reference, email: "none" });
/** The page of an order, as a browser without scripts gets it after booking. */
async function order(firstName: string, lastName: string): Promise<Response> {
  const { booking, cookie } = await worker.book({ firstName, lastName });
  return worker.get(`/fast-track-payment/${booking.order.id}`, { cookie });
}

beforeAll(async () => {
  const plain = await preview(base());
  for (const path of ["", "/fr/faq"]) await learn(await worker.get(plain + path));
  for (const page of [refusedBooking, statement, order]) await learn(await page("Ada", "Example"));
  for (const code of known) if (code.includes("$_TSR.router=")) known.delete(code);
});

/** Changes a text to what a configuration takes: a plain text on one line, without links. */
const asText = (text: string) =>
  text
    .slice(0, 40)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\]\(/gu, "?")
    .trim() || "?";
/** A booking also refuses a name of which nobody sees anything. */
const asName = (text: string) => (toOneLine(asText(text)) === "" ? "?" : asText(text));
const anyText = oneof(
  string({ unit: "binary", maxLength: 40 }),
  string({ unit: "grapheme", maxLength: 20 }),
  array(constantFrom(...HOSTILE_WORDS, ..."\"'`\\/<>{}[]()$&;,:=-! \u2028a"), {
    minLength: 1,
    maxLength: 6,
  }).map((parts) => parts.join("")),
);

// Proves V1.1.
test("whatever a configuration, a form or a name says, a page's scripts give back the same data, and nothing else runs", async () => {
  const texts = array(anyText, { minLength: TEXTS, maxLength: TEXTS });
  const runs = Math.ceil(STRINGS / TEXTS);
  await assert(
    asyncProperty(texts, async (words) => {
      const { data: config } = SiteConfigSchema.safeParse(withTexts(base(), words.map(asText)));
      if (!config) throw new Error("The configuration is refused");
      const shown = await preview(config);
      for (const [path, language] of [
        ["", "en"],
        ["/fr/faq", "fr"],
      ] as [string, Language][]) {
        const { matches } = await routerData(await worker.get(shown + path));
        expect(matches[0]?.l).toMatchObject({
          language,
          preview: { base: shown, site: localizedSite(config, language) },
        });
      }
      const [one = "", other = ""] = words;
      for (const page of [
        refusedBooking(one, other),
        statement(one, other),
        order(asName(one), asName(other)),
      ]) {
        const { matches } = await routerData(await page);
        expect(matches[0]?.l).toMatchObject({ language: "en" });
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}, 600_000);
