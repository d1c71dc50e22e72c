import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { wordingProblem } from "#domain/generator/wording-check.ts";
import { getWording } from "#domain/generator/wordings.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { english } from "./english-phrases.ts";
import { french } from "./french-phrases.ts";
import { rephrase } from "./rephrase.ts";

const companyName = "Lumen";
const REASON = /\.reasons\.\d\.(title|description)$/;

test.each([
  ["en", english, siteConfig.content],
  ["fr", french, siteConfig.translations!.fr.content],
] as const)(
  "every phrase passes the checks and can be rewritten (%s)",
  (language, book, content) => {
    const topicOf = (part: "title" | "description", text: string) =>
      book.topics.find((topic) => topic[part].about.test(text));
    for (const { path, text: original } of wordingFields(content)) {
      const part = REASON.exec(path)?.[1] as "title" | "description" | undefined;
      const topic = part && topicOf(part, original);
      const phrases = part ? topic?.[part].phrases : book.fields[path];
      const [figure = ""] = /\d+/.exec(original) ?? [];
      const texts = phrases!
        .filter((phrase) => phrase.includes("{n}") === (figure !== ""))
        .map((phrase) => phrase.replace("{brand}", companyName).replace("{n}", figure));
      expect(texts.length).toBeGreaterThan(1);
      const problems = texts.map((text) =>
        wordingProblem({ path, original, text, companyName, language }),
      );
      // Titles leave out the pairs that are too long.
      const allowed = path === "hero.title" ? ["too_long", undefined] : [undefined];
      expect(texts.filter((_, index) => !allowed.includes(problems[index]))).toEqual([]);
      expect(texts.filter((text) => part && topicOf(part, text) !== topic)).toEqual([]);
    }
  },
);

test.each([
  ["en", "Quick lanes."],
  ["fr", "Files rapides."],
] as const)(
  "a short text, which no phrase fits, gets the name beside it (%s)",
  (language, text) => {
    const task = { companyName, tone: "", language, variation: 0 };
    const written = rephrase({
      ...task,
      content: { services: { fastTrack: { description: text } } },
    });
    const description = getWording(written, "services.fastTrack.description");
    expect(description).toMatch(new RegExp(`^${text} .*${companyName}`));
  },
);

test.each([
  ["that has the name", `Quick lanes of ${companyName}.`, ""],
  ["that shall be shorter", "Quick lanes.", "shorter"],
])("a text %s, which no phrase fits, stays", (_name, text, wish) => {
  const content = { services: { fastTrack: { description: text } } };
  const task = { companyName, tone: "", language: "en", variation: 0, wish } as const;
  expect(rephrase({ ...task, content })).toEqual(content);
});
