import { expect, test } from "vitest";
import type { WordingsReason } from "#domain/generator/wordings.ts";
import { OPENAI_KEY, type Script } from "../../fakes/openai-server.ts";
import { bodyFor, CONTENT, newBrand, wordingsSite } from "./wordings-site.ts";

const sites = {
  responses: wordingsSite({ OPENAI_API: "responses" }),
  chat: wordingsSite({ OPENAI_API: "chat" }),
};
/** With little patience. */
const hasty = wordingsSite({ WORDINGS_SILENCE_MS: "300", WORDINGS_TOTAL_MS: "1200" });

const CALL = "Failed to regenerate wordings";
const ANSWER = "Regeneration failed";
const whole = JSON.stringify(CONTENT);

const FAILURES: [
  name: string,
  script: Script,
  error: string,
  reason: WordingsReason,
  calls: number,
][] = [
  ["429, again and again", { status: 429 }, CALL, "quota", 3],
  ["500, again and again", { status: 500 }, CALL, "provider", 3],
  ["a stream that is cut", { cutAfter: 20, gapMs: 2 }, CALL, "provider", 1],
  ["a stream that is cut before the first word", { cutAfter: 0 }, CALL, "provider", 2],
  ["truncated JSON", { text: whole.slice(0, -40) }, ANSWER, "cut", 1],
  ["prose instead of JSON", { text: "Sure! Here are your new wordings." }, ANSWER, "format", 1],
  ["null", { text: "null" }, ANSWER, "format", 1],
  ["other keys", { text: '{"headline":"Fly"}' }, ANSWER, "format", 1],
  ["deep nests", { text: `${'{"hero":'.repeat(500)}1${"}".repeat(500)}` }, ANSWER, "format", 1],
  [
    "a text that never ends",
    { text: `{"hero":{"title":"${"x".repeat(400_000)}`, pieceLetters: 4000 },
    ANSWER,
    "cut",
    1,
  ],
  ["a refusal", { refusal: "I cannot help with that." }, ANSWER, "refusal", 1],
  ["an apology", { text: "I’m sorry, but I can’t help with that." }, ANSWER, "refusal", 1],
  [
    "only texts that fail the checks",
    { text: whole.replaceAll(/:"[^"]+"/g, ':"<b>50% off</b>"') },
    ANSWER,
    "words",
    1,
  ],
];

/** What both forms of the request are answered at once. */
const bothForms = (site: typeof hasty) =>
  Promise.all([site.json(bodyFor()), site.events(bodyFor())]);

test.each(FAILURES)(
  "%s ends in the specified error, in both forms and from both endpoints",
  async (_name, script, error, reason, calls) => {
    const tries = Object.values(sites).map(async (site) => {
      site.model().script(script);
      for (const reply of await bothForms(site)) {
        expect(reply.status).toBe(200);
        expect(reply.headers.get("x-cache")).toBe("miss");
        expect(reply.response).toEqual({ success: false, error, reason, model: "fake-model" });
        expect(reply.events.filter((event) => event !== "partial")).toEqual(
          reply.events.length > 0 ? ["result"] : [],
        );
      }
      expect(site.model().calls).toHaveLength(2 * calls);
    });
    await Promise.all(tries);
  },
);

test.each<[name: string, script: Script]>([
  ["never says a word", { silentAfter: 0 }],
  ["falls silent", { silentAfter: 20 }],
  ["goes on for too long", { gapMs: 60, text: " ".repeat(2400) }],
])("a model that %s is given up, and the visitor told", async (_name, script) => {
  hasty.model().script(script);
  for (const { response } of await bothForms(hasty))
    expect(response).toEqual({
      success: false,
      error: CALL,
      reason: "time",
      model: "fake-model",
    });
  await expect
    .poll(() => hasty.model().calls.map(({ abandoned }) => abandoned))
    .toEqual([true, true]);
});

test.each([429, 500, 503])(
  "a single %i before the first word is tried again, and nobody notices",
  async (status) => {
    const site = sites.responses;
    site.model().script({ status }, {});
    expect((await site.json(bodyFor())).response.success).toBe(true);
    expect(site.model().calls).toHaveLength(2);
  },
);

test("a failure is not kept: the next request tries again", async () => {
  const site = sites.responses;
  const body = bodyFor();
  site.model().script({ status: 401 }, {});
  expect((await site.json(body)).response.success).toBe(false);
  const { headers, response } = await site.json(body);
  expect(headers.get("x-cache")).toBe("miss");
  expect(response.success).toBe(true);
});

test("fields that fail the checks keep their words, are listed with the reason, and the response is not cached", async () => {
  const site = sites.responses;
  const body = bodyFor();
  const text = JSON.stringify({
    hero: { title: "Fly 50% cheaper", subtitle: "Read more at www.evil.example today.", cta: "" },
    services: {
      fastTrack: { title: "Quick lanes", description: "Valid at more than 300 airports." },
      checkIn: { title: "**Smart** check-in", description: "Done\nfor you." },
      museums: { title: "T".repeat(59), description: "<img src=x onerror=alert(1)>" },
    },
    whyChooseUs: {
      title: "Why us",
      reasons: [
        { title: "Always there", description: "Write to us@evil.example." },
        { title: "Fair" },
        ...CONTENT.whyChooseUs.reasons.slice(2),
      ],
    },
  });
  site.model().script({ text });
  const { response } = await site.events(body);
  expect(response.success).toBe(true);
  expect(response.kept).toEqual([
    { path: "hero.title", reason: "invented_figure" },
    { path: "hero.subtitle", reason: "link" },
    { path: "hero.cta", reason: "empty" },
    { path: "services.checkIn.title", reason: "markup" },
    { path: "services.checkIn.description", reason: "control_characters" },
    { path: "services.museums.title", reason: "too_long" },
    { path: "services.museums.description", reason: "markup" },
    { path: "whyChooseUs.reasons.0.description", reason: "link" },
    { path: "whyChooseUs.reasons.1.description", reason: "missing" },
  ]);
  expect(response.rephrased!.hero).toEqual(CONTENT.hero);
  expect(response.rephrased!.services.fastTrack).toEqual({
    title: "Quick lanes",
    description: "Valid at more than 300 airports.",
  });
  expect(response.rephrased!.whyChooseUs.reasons[1]).toEqual({
    title: "Fair",
    description: CONTENT.whyChooseUs.reasons[1]!.description,
  });
  expect((await site.json(body)).headers.get("x-cache")).toBe("miss");
});

// Proves V16.4.
test("no response and no log line has the key, the provider's words or address, or the brand", async () => {
  const site = sites.responses;
  const companyName = newBrand();
  for (const script of [
    { status: 401 },
    { status: 500 },
    { refusal: "I cannot help." },
    { text: "no json" },
  ]) {
    site.model().script(script);
    for (const ask of [site.json, site.events]) {
      const { response } = await ask(
        bodyFor({ brandInfo: { companyName, tone: "Unlogged tone" } }),
      );
      expect(JSON.stringify(response)).not.toMatch(
        /sk-fake|localhost|platform\.openai|cannot help/,
      );
    }
  }
  const logs = site.logs().join("\n");
  for (const secret of [
    OPENAI_KEY,
    site.model().baseUrl,
    "platform.openai",
    "cannot help",
    companyName,
    "Unlogged tone",
  ])
    expect(logs).not.toContain(secret);
  expect(logs).toContain(
    '"error":"wordings_failed","reason":"key","detail":"provider","provider_status":401',
  );
});
