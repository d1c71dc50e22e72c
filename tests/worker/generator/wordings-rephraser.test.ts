import { expect, test } from "vitest";
import { type Language, LANGUAGES } from "#domain/language.ts";
import { wordingProblem } from "#domain/generator/wording-check.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { WORDING_TONE } from "#domain/generator/wordings.ts";
import { rephrase } from "#worker/generator/rephrase.ts";
import { writeBuiltIn } from "#worker/generator/rephraser.ts";
import type { ContentPart } from "#worker/generator/wordings-task.ts";
import { CONTENT, CONTENT_FR } from "./wordings-site.ts";

const CONTENTS = { en: CONTENT, fr: CONTENT_FR };

const written = (
  language: Language,
  variation: number,
  companyName = "Nimbus",
  content = CONTENTS[language],
) =>
  wordingFields(
    rephrase({
      content: content as ContentPart,
      companyName,
      tone: WORDING_TONE,
      language,
      variation,
    }) as typeof CONTENT,
  );

test.each(LANGUAGES)(
  "in %s every field has other words that pass the checks, for each variation",
  (language) => {
    const before = wordingFields(CONTENTS[language]);
    for (let variation = 0; variation < 12; variation++) {
      for (const [index, { path, text }] of written(language, variation).entries()) {
        const original = before[index]!.text;
        expect(`${path}: ${text}`).not.toBe(`${path}: ${original}`);
        expect(
          `${text} ${wordingProblem({ path, original, text, companyName: "Nimbus", language })}`,
        ).toBe(`${text} undefined`);
      }
    }
  },
);

test("another variation has other words in every field, and the same question the same answer", () => {
  const first = written("en", 0);
  expect(written("en", 0)).toEqual(first);
  const next = written("en", 1);
  expect(next.filter(({ text }, index) => text === first[index]!.text)).toEqual([]);
});

test("what it wrote it can write anew", () => {
  let content = CONTENT;
  for (let variation = 0; variation < 6; variation++) {
    const next = rephrase({
      content: content as ContentPart,
      companyName: "Nimbus",
      tone: WORDING_TONE,
      language: "en",
      variation,
    }) as typeof CONTENT;
    expect(
      wordingFields(next).filter(({ text }, index) => text === wordingFields(content)[index]!.text),
    ).toEqual([]);
    content = next;
  }
});

test("texts that it does not know keep what they say", () => {
  const reason = { title: "Dogs Welcome", description: "Your dog flies in the cabin" };
  const content = { ...CONTENT, whyChooseUs: { title: "Why", reasons: [reason] } };
  const [title, description] = written("en", 0, "Nimbus", content).slice(-2);
  expect(title!.text).toMatch(/Dogs Welcome.*Nimbus|Nimbus.*Dogs Welcome/);
  expect(description!.text).toMatch(/^Your dog flies in the cabin\. .*Nimbus/);
});

test("a figure is said only where it was", () => {
  const content = {
    ...CONTENT,
    services: {
      ...CONTENT.services,
      fastTrack: {
        title: "Fast Track",
        description: "Past the security queue, at 412 airports around the world.",
      },
    },
  };
  for (let variation = 0; variation < 6; variation++) {
    const texts = written("en", variation, "Nimbus", content);
    expect(
      texts.flatMap(({ text }) => text.match(/\d+/g) ?? []).filter((figure) => figure !== "412"),
    ).toEqual([]);
  }
});

test("its words come one after another, as far apart as it is told", async () => {
  const pace = 12;
  const task = {
    content: { hero: CONTENT.hero } as ContentPart,
    companyName: "Nimbus",
    tone: WORDING_TONE,
    language: "en" as const,
    variation: 0,
  };
  const times: number[] = [];
  for await (const piece of writeBuiltIn(task, pace)) if (piece) times.push(performance.now());
  expect(times.length).toBeGreaterThan(10);
  expect(times.at(-1)! - times[0]!).toBeGreaterThan((times.length - 1) * (pace - 1));
});
