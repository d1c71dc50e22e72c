import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { wordAt, withWord, wordingPaths } from "./wording-path.ts";

const { content } = siteConfig;

test("every text of a content block has a path, in reading order", () => {
  const paths = wordingPaths(content);
  expect(paths.slice(0, 4)).toEqual(["hero.title", "hero.subtitle", "hero.cta", "services.fastTrack.title"]);
  expect(paths.slice(-2)).toEqual(["whyChooseUs.reasons.3.title", "whyChooseUs.reasons.3.description"]);
  expect(paths).toHaveLength(18);
});

test("a text is read at its path, and replaced there and nowhere else", () => {
  expect(wordAt(content, "whyChooseUs.reasons.1.title")).toBe("Premium for Less");
  const changed = withWord(content, "whyChooseUs.reasons.1.title", "More for less");
  for (const path of wordingPaths(content)) {
    expect(wordAt(changed, path)).toBe(path === "whyChooseUs.reasons.1.title" ? "More for less" : wordAt(content, path));
  }
});

test.each(["hero.none", "hero", "whyChooseUs.reasons.9.title", "__proto__.x", "hero.title.length", ""])("there is no text at %j", (path) => {
  expect(wordAt(content, path)).toBeUndefined();
});

test("of a block that is still being written, what is there is read", () => {
  expect(wordAt({ hero: { title: "Up" }, whyChooseUs: { reasons: [null] } }, "hero.title")).toBe("Up");
  expect(wordAt({ hero: null }, "hero.title")).toBeUndefined();
  expect(wordAt(undefined, "hero.title")).toBeUndefined();
});
