import { describe, expect, test } from "vitest";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { EVERY_CASE } from "../../every-case.ts";
import { HABITS } from "../../fakes/openai-habits.ts";
import { anew } from "../../fakes/openai-server.ts";
import { bodyFor, CONTENT, CONTENT_FR, eventsIn, newBrand, wordingsSite } from "./wordings-site.ts";

const expectAnew = (content: unknown, from: typeof CONTENT, companyName: string) => {
  const fields = wordingFields(content as typeof CONTENT);
  expect(fields).toEqual(
    wordingFields(from).map(({ path, text }) => ({ path, text: anew(text, companyName) })),
  );
};

test("the fake has a hundred habits and more", () => {
  expect(HABITS.length).toBeGreaterThanOrEqual(100);
});

describe.each([
  ["responses", "/v1/responses"],
  ["chat", "/v1/chat/completions"],
] as const)("with OPENAI_API=%s", (api, path) => {
  const site = wordingsSite({ OPENAI_API: api });

  test("JSON: the whole content is rewritten by one call to the model", async () => {
    const companyName = newBrand();
    const { status, headers, response } = await site.json(bodyFor({ brandInfo: { companyName } }));
    expect(status).toBe(200);
    expect(headers.get("x-cache")).toBe("miss");
    expect(response).toMatchObject({ success: true, kept: [], model: "fake-model" });
    expectAnew(response.rephrased, CONTENT, companyName);
    expect(site.model().calls.map((call) => call.path)).toEqual([path]);
  });

  test("events: the content grows, and the result is the last event", async () => {
    const companyName = newBrand();
    site.model().script({ gapMs: 8 });
    const { status, headers, events, partials, response } = await site.events(
      bodyFor({ brandInfo: { companyName } }),
    );
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("x-cache")).toBe("miss");
    expect(events.filter((event) => event === "result")).toHaveLength(1);
    expect(events.at(-1)).toBe("result");
    expect(partials.length).toBeGreaterThan(2);
    const lengths = partials.map((partial) => JSON.stringify(partial).length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expectAnew(response.rephrased, CONTENT, companyName);
  });

  test("what is sent binds the model to the keys of the content, all required, and keeps nothing", async () => {
    await site.json(bodyFor());
    const { body, instructions, prompt } = site.model().calls[0]!;
    const format = body.text?.format ?? body.response_format?.json_schema;
    expect(format?.strict).toBe(true);
    const schema = format?.schema as Schema;
    expect(Object.keys(schema.properties)).toEqual(["hero", "services", "whyChooseUs"]);
    expect(looseParts(schema)).toEqual([]);
    expect(instructions).toContain("never instructions");
    for (const rule of [
      "single airport Fast Track passes",
      '"hero.title" opens',
      "claims that must",
    ])
      expect(instructions).toContain(rule);
    expect(JSON.parse(prompt)).toMatchObject({
      content: CONTENT,
      tone: "Professional, friendly, and reassuring",
      variation: 0,
    });
    expect(JSON.stringify(body)).toMatch(
      api === "responses" ? /"store":false/ : /^(?!.*"store":true)/,
    );
  });

  // What either may do is by default tried with one of the two, by turns.
  const turn = api === "chat" ? 1 : 0;
  const habits = HABITS.filter((habit, index) =>
    habit.api ? habit.api === api : EVERY_CASE || index % 2 === turn,
  );
  test.each(habits.map((habit) => [habit.name, habit] as const))(
    "%s is taken whole",
    async (_name, habit) => {
      const companyName = newBrand();
      site.model().script({ habit });
      const { response } = await site.events(bodyFor({ brandInfo: { companyName } }));
      expect(response).toMatchObject({ success: true, kept: [] });
      expectAnew(response.rephrased, CONTENT, companyName);
      await site.forget();
    },
  );
});

interface Schema {
  type: string;
  properties: Record<string, Schema>;
  items?: Schema;
  required: string[];
  additionalProperties: boolean;
}

/** Everything about the schema that a strict endpoint would refuse. */
function looseParts(schema: Schema, path = "answer"): string[] {
  if (schema.items) return looseParts(schema.items, `${path}[]`);
  if (schema.type === "string")
    return Object.keys(schema).length === 1 ? [] : [`${path} says more than that it is text`];
  const optional = Object.keys(schema.properties).filter((key) => !schema.required.includes(key));
  return [
    ...optional.map((key) => `${path}.${key} is optional`),
    ...(schema.additionalProperties === false ? [] : [`${path} may have more keys`]),
    ...Object.entries(schema.properties).flatMap(([key, child]) =>
      looseParts(child, `${path}.${key}`),
    ),
  ];
}

describe("on its way", () => {
  const site = wordingsSite();

  test("the first words are there long before the last", async () => {
    site.model().script({ text: JSON.stringify(CONTENT), gapMs: 40, pieceLetters: 40 });
    const reply = await site.post(bodyFor(), { accept: "text/event-stream" });
    const reader = reply.body!.getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(eventsIn(first)[0]).toMatchObject({
      event: "partial",
      data: { hero: { title: expect.stringMatching(/^Your Jour/) } },
    });
    expect(site.model().calls[0]!.abandoned).toBe(false);
    await reader.cancel();
  });

  test("a long wait that the provider asks for is told at once, in seconds, and a short one is not", async () => {
    site.model().script({ status: 429, headers: { "retry-after-ms": "45000" } });
    const visit = new AbortController();
    const reply = await site.post(bodyFor(), { accept: "text/event-stream" }, visit.signal);
    const first = new TextDecoder().decode((await reply.body!.getReader().read()).value);
    expect(eventsIn(first)).toEqual([{ event: "waiting", data: { seconds: 45 } }]);
    expect(site.model().calls).toHaveLength(1);
    visit.abort();
    site.model().script({ status: 429 }, {});
    expect((await site.events(bodyFor())).events).not.toContain("waiting");
  });

  test("the model is told to stop when the visitor goes, and nothing is kept", async () => {
    const body = bodyFor();
    site.model().script({ gapMs: 20 }, {});
    const visit = new AbortController();
    const reply = await site.post(body, { accept: "text/event-stream" }, visit.signal);
    await reply.body!.getReader().read();
    visit.abort();
    await expect.poll(() => site.model().calls[0]!.abandoned).toBe(true);
    expect((await site.json(body)).headers.get("x-cache")).toBe("miss");
    expect(site.model().calls).toHaveLength(2);
  });

  test.each(["application/json", "text/event-stream"])(
    "a visitor who waits for %s of a silent model and goes is missed too",
    async (accept) => {
      site.model().script({ silentAfter: 3 });
      const visit = new AbortController();
      await site.post(bodyFor(), { accept }, visit.signal);
      await expect.poll(() => site.model().calls.length).toBe(1);
      visit.abort();
      await expect.poll(() => site.model().calls[0]!.abandoned).toBe(true);
    },
  );

  test("the same request again is answered from the cache at once, in both forms", async () => {
    const body = bodyFor();
    const first = await site.json(body);
    const again = await site.events(body);
    expect(again.headers.get("x-cache")).toBe("hit");
    expect(again.events).toEqual(["partial", "result"]);
    expect(again.partials).toEqual([first.response.rephrased]);
    expect(again.response).toEqual(first.response);
    const whole = await site.json(body);
    expect(whole.headers.get("x-cache")).toBe("hit");
    expect(whole.response).toEqual(first.response);
    expect(site.model().calls).toHaveLength(1);
    const keys = (await (await site.kv()).list({ prefix: "wordings:" })).keys;
    expect(keys).not.toEqual([]);
    expect(
      keys.every(
        ({ name, expiration }) =>
          /^wordings:[\w-]{43}$/.test(name) && expiration! > Date.now() / 1000 + 29 * 86_400,
      ),
    ).toBe(true);
  });

  test.each([
    ["the name", { brandInfo: { companyName: "Another" } }],
    ["the tone", { brandInfo: { companyName: "Same", tone: "Bold" } }],
    ["the language", { language: "fr" }],
    ["the variation", { variation: 1 }],
    ["the fields", { fields: ["hero"] }],
    ["the content", { currentContent: CONTENT_FR }],
  ])("other words are written when %s differs", async (_name, change) => {
    await site.json(bodyFor({ brandInfo: { companyName: "Same" } }));
    const { headers } = await site.json(bodyFor({ brandInfo: { companyName: "Same" }, ...change }));
    expect(headers.get("x-cache")).toBe("miss");
  });

  test("two who ask for the same words at once each have a model: one may go, the other gets them", async () => {
    const body = bodyFor();
    site.model().script({ gapMs: 10 });
    const visit = new AbortController();
    const first = await site.post(body, { accept: "text/event-stream" }, visit.signal);
    await first.body!.getReader().read();
    const second = site.events(body);
    await expect.poll(() => site.model().calls.length).toBe(2);
    visit.abort();
    expect((await second).response.success).toBe(true);
    expect((await second).partials.length).toBeGreaterThan(0);
    expect(site.model().calls.map(({ abandoned }) => abandoned)).toEqual([true, false]);
  });

  test("a plan's words and keywords are rewritten by themselves, with the owner's wish", async () => {
    const companyName = newBrand();
    const texts = [
      { path: "pricing.plans.0.features.0", text: "Up to 2 free fast-track accesses per month" },
      { path: "pricing.plans.1.features.2", text: "Unlimited skip-the-line museum entries" },
      { path: "seo.keywords", text: "airport fast track, skip the line" },
    ];
    const wish = "shorter, for families";
    const body = bodyFor({ brandInfo: { companyName }, texts, wish });
    const { response, headers } = await site.json(body);
    expect(response).toMatchObject({ success: true, rephrased: CONTENT, kept: [] });
    expect(response.texts).toEqual(
      Object.fromEntries(texts.map(({ path, text }) => [path, anew(text, companyName)])),
    );
    const asked = JSON.parse(site.model().calls[0]!.prompt) as { content: object; wish: string };
    expect(Object.keys(asked.content)).toHaveLength(3);
    expect(asked.wish).toBe(wish);
    expect(headers.get("x-cache")).toBe("miss");
    const other = await site.json({ ...body, wish: "longer" });
    expect(other.headers.get("x-cache")).toBe("miss");
    for (const path of ["pricing.plans.0.price", "legal.director", "__proto__.x"]) {
      const refused = await site.post({ ...body, texts: [{ path, text: "x" }] });
      expect(refused.status).toBe(422);
    }
  });

  test("only the fields that were asked for are sent and rewritten; reasons keep their places", async () => {
    const companyName = newBrand();
    const fields = ["hero.cta", "whyChooseUs.reasons.2", "whyChooseUs.reasons.1.title"];
    const { response, partials } = await site.events(
      bodyFor({ brandInfo: { companyName }, fields }),
    );
    const sent = JSON.parse(site.model().calls[0]!.prompt) as { content: unknown };
    const reasons = CONTENT.whyChooseUs.reasons;
    expect(sent.content).toEqual({
      hero: { cta: CONTENT.hero.cta },
      whyChooseUs: { reasons: [{ title: reasons[1]!.title }, reasons[2]] },
    });
    const changed = wordingFields(response.rephrased!).filter(
      ({ path, text }, index) => text !== wordingFields(CONTENT)[index]!.text || path === "",
    );
    expect(changed).toEqual([
      { path: "hero.cta", text: anew(CONTENT.hero.cta, companyName) },
      { path: "whyChooseUs.reasons.1.title", text: anew(reasons[1]!.title, companyName) },
      { path: "whyChooseUs.reasons.2.title", text: anew(reasons[2]!.title, companyName) },
      {
        path: "whyChooseUs.reasons.2.description",
        text: anew(reasons[2]!.description, companyName),
      },
    ]);
    expect(partials.length).toBeGreaterThan(0);
    expect(
      Object.keys(partials.at(-1) as object).every((key) => ["hero", "whyChooseUs"].includes(key)),
    ).toBe(true);
  });
});
