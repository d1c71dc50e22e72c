import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { getWording } from "./wordings.ts";
import { wordingFields } from "./wording-fields.ts";

const { content } = siteConfig;

test("every text of a content block is read at its path", () => {
  for (const { path, text } of wordingFields(content)) expect(getWording(content, path)).toBe(text);
});

test.each([
  "hero.none",
  "hero",
  "whyChooseUs.reasons.9.title",
  "__proto__.x",
  "hero.title.length",
  "",
])("there is no text at %j", (path) => {
  expect(getWording(content, path)).toBeUndefined();
});

test("of a block that is still being written, what is there is read", () => {
  expect(
    getWording({ hero: { title: "Up" }, whyChooseUs: { reasons: [null] } }, "hero.title"),
  ).toBe("Up");
  expect(getWording({ hero: null }, "hero.title")).toBeUndefined();
  expect(getWording(undefined, "hero.title")).toBeUndefined();
});
