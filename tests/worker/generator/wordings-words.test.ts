import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { wordingFields, withTexts } from "#domain/generator/wording-fields.ts";
import type { Language } from "#domain/language.ts";
import type { SiteContent } from "#domain/site-config.ts";
import { rephrase } from "#worker/generator/rephrase.ts";
import { bodyFor, CONTENT, CONTENT_FR, newBrand, wordingsSite } from "./wordings-site.ts";

const site = wordingsSite({ OPENAI_API: "chat" });

/** Honest words of a model, as one of them wrote them for other brands. */
const HONEST: Record<Language, SiteContent> = {
  en: {
    hero: {
      title: "Calm at the Airport, Every Trip",
      subtitle:
        "Fast Track at security, check-in done for you and museum entries, together in one membership.",
      cta: "Join Today",
    },
    services: {
      fastTrack: {
        title: "The Priority Lane",
        description: "Take the priority lane at security, in a network of more than 300 airports.",
      },
      checkIn: {
        title: "Check-In Taken Care Of",
        description: "We check you in as soon as your airline opens, then send your boarding pass.",
      },
      museums: {
        title: "Museums by the Side Door",
        description: "Step into museums and attractions through the priority entrance.",
      },
    },
    whyChooseUs: {
      title: "Why Travellers Stay",
      reasons: [
        {
          title: "Someone Who Answers",
          description: "A real person who knows your plans, 7 days a week.",
        },
        {
          title: "Comfort at a Fair Price",
          description: "Frequent-flyer ease, without the price of business class.",
        },
        {
          title: "No Surprises",
          description: "Try it free and leave whenever you wish. Every price is shown first.",
        },
        {
          title: "Tools That Keep Quiet",
          description: "Your check-in, passes and guides wait for you, not the other way round.",
        },
      ],
    },
  },
  fr: {
    hero: {
      title: "L’aéroport l’esprit léger",
      subtitle:
        "Fast Track au contrôle, enregistrement et entrées de musées, réunis dans un seul abonnement.",
      cta: "Nous rejoindre",
    },
    services: {
      fastTrack: {
        title: "La file prioritaire",
        description: "Prenez la file prioritaire du contrôle dans plus de 300 aéroports du réseau.",
      },
      checkIn: {
        title: "Enregistrement pris en charge",
        description:
          "Nous faisons votre enregistrement dès l’ouverture, puis envoyons la carte d’embarquement.",
      },
      museums: {
        title: "Les musées sans détour",
        description: "Entrez dans les musées et monuments par l’accès prioritaire.",
      },
    },
    whyChooseUs: {
      title: "Pourquoi nos voyageurs restent",
      reasons: CONTENT_FR.whyChooseUs.reasons.map(({ title, description }) => ({
        title: `${title}, vraiment`,
        description,
      })),
    },
  },
};

const mapTexts = (content: SiteContent, change: (text: string, path: string) => string) =>
  withTexts(
    content,
    new Map(wordingFields(content).map(({ path, text }) => [path, change(text, path)])),
  );

const GERMAN =
  "Mit uns gehen Sie in Ruhe durch die Kontrolle, und Ihre Reise ist von Anfang an leichter";

/** What a careless model writes into every text. */
const BAD: [name: string, language: Language, content: SiteContent][] = [
  ["French in the English site", "en", HONEST.fr],
  ["English in the French site", "fr", HONEST.en],
  ["German", "en", mapTexts(HONEST.en, (text) => GERMAN.slice(0, Math.max(30, text.length)))],
  ["lorem ipsum", "en", mapTexts(HONEST.en, () => "Lorem ipsum dolor sit amet")],
  ["[Company Name]", "en", mapTexts(HONEST.en, (text) => `${text} [Company Name]`)],
  ["[Your brand]", "en", mapTexts(HONEST.en, (text) => `[Your brand]: ${text}`)],
  ["{{name}}", "en", mapTexts(HONEST.en, (text) => `${text} {{name}}`)],
  ["XXX", "en", mapTexts(HONEST.en, (text) => `XXX ${text}`)],
  ["Your company here", "en", mapTexts(HONEST.en, () => "Your company here")],
  ["« Votre entreprise »", "fr", mapTexts(HONEST.fr, (text) => `${text} Votre entreprise`)],
  ["an invented name", "en", mapTexts(HONEST.en, (text) => `MyBrand: ${text}`)],
  ["the former name", "en", mapTexts(HONEST.en, (text) => `Envol. ${text}`)],
  ["the former name in capitals", "fr", mapTexts(HONEST.fr, (text) => `ENVOL. ${text}`)],
  ["capitals", "en", mapTexts(HONEST.en, (text) => text.toUpperCase())],
  ["an emoji", "en", mapTexts(HONEST.en, (text) => `${text} ✨`)],
  ["a percentage", "en", mapTexts(HONEST.en, (text) => `${text} Save 50%`)],
  ["a promise", "en", mapTexts(HONEST.en, (text) => `${text} Guaranteed.`)],
  ["minutes saved", "en", mapTexts(HONEST.en, (text) => `${text} In two minutes.`)],
  [
    "one text for all",
    "en",
    mapTexts(HONEST.en, (_text, path) => (path === "hero.title" ? "<b>x</b>" : "<b>y</b>")),
  ],
];

test.each(BAD)("no text with %s passes", async (_name, language, content) => {
  site.model().script({ text: JSON.stringify(content) });
  const original = language === "en" ? CONTENT : CONTENT_FR;
  const { response } = await site.json(bodyFor({ language, currentContent: original }));
  const passed = response.rephrased
    ? wordingFields(response.rephrased).filter(
        ({ text }, index) => text !== wordingFields(original)[index]!.text,
      )
    : [];
  expect(passed).toEqual([]);
  expect(response.success || response.reason === "words").toBe(true);
});

test.each(["en", "fr"] as const)("every honest text passes (%s)", async (language) => {
  site.model().script({ text: JSON.stringify(HONEST[language]) });
  const currentContent = language === "en" ? CONTENT : CONTENT_FR;
  const { response } = await site.json(bodyFor({ language, currentContent }));
  expect(response.kept).toEqual([]);
  expect(response.rephrased).toEqual(HONEST[language]);
});

test("a text that drops a claim, a service or says another’s words keeps its own", async () => {
  const text = JSON.stringify({
    ...HONEST.en,
    hero: { ...HONEST.en.hero, subtitle: "Fast Track and check-in in one membership." },
    services: {
      ...HONEST.en.services,
      fastTrack: { title: "The Priority Lane", description: "Take the priority lane at security." },
      checkIn: { title: "the priority lane", description: 7 },
    },
  });
  site.model().script({ text });
  const { response } = await site.json(bodyFor());
  expect(response.kept).toEqual([
    { path: "hero.subtitle", reason: "lost_service" },
    { path: "services.fastTrack.description", reason: "lost_figure" },
    { path: "services.checkIn.title", reason: "repeated" },
    { path: "services.checkIn.description", reason: "not_text" },
  ]);
});

test("a name that a model made up is found in titles by the texts that name it", async () => {
  const content = structuredClone(HONEST.en);
  content.hero.title = "Calm with Skyward";
  content.services.museums.description = "Step into museums with Skyward.";
  site.model().script({ text: JSON.stringify(content) });
  const { response } = await site.json(bodyFor());
  expect(response.kept!.map(({ path }) => path)).toEqual([
    "hero.title",
    "services.museums.description",
  ]);
});

const AIRPORT = /airport|security|lane|gate|queue|checkpoint|aéroport|contrôle|file|porte/i;

test.each(["en", "fr"] as const)(
  "every opening of the built-in writer says what is sold (%s)",
  (language) => {
    const content = language === "en" ? CONTENT : CONTENT_FR;
    for (let variation = 0; variation < 256; variation += 1) {
      const { hero } = rephrase({
        content: { hero: { title: content.hero.title } },
        companyName: newBrand(),
        tone: "",
        language,
        variation,
      }) as { hero: { title: string } };
      expect(hero.title).toMatch(AIRPORT);
    }
  },
);

test("the way that an endpoint takes is remembered", async () => {
  const refusesSchema = {
    name: "no json_schema",
    respond: (_text: string, _wire: unknown, body: { response_format?: { type: string } }) =>
      body.response_format?.type === "json_schema"
        ? { status: 400, writes: ['{"error":{"message":"response_format is unavailable"}}'] }
        : undefined,
  };
  site.model().script({ habit: refusesSchema });
  const formats = () =>
    site
      .model()
      .calls.splice(0)
      .map(({ body }) => body.response_format?.type ?? "text");
  expect((await site.json(bodyFor())).response.success).toBe(true);
  expect(formats()).toEqual(["json_schema", "json_object"]);
  await expect
    .poll(async () => (await (await site.kv()).list({ prefix: "model-way:" })).keys.length)
    .toBe(1);
  expect((await site.json(bodyFor())).response.success).toBe(true);
  expect(formats()).toEqual(["json_object"]);
  await site.forget();
});

test("the site's own name is not the former one of its own words", async () => {
  const { name } = siteConfig.company;
  site.model().script({
    text: JSON.stringify(
      mapTexts(HONEST.en, (text, path) => (path === "hero.cta" ? `Join ${name}` : text)),
    ),
  });
  const { response } = await site.json(bodyFor({ brandInfo: { companyName: name } }));
  expect(response.rephrased!.hero.cta).toBe(`Join ${name}`);
});
