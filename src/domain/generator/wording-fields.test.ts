import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { SiteContentSchema } from "../site-config.schema.ts";
import { fieldsUnder, getMaxLength, wordingFields, withTexts } from "./wording-fields.ts";

const { content } = siteConfig;
const fields = wordingFields(content);

test("the fields are every text of the content, in the order of the page", () => {
  expect(fields.slice(0, 4)).toEqual([
    { path: "hero.title", text: content.hero.title },
    { path: "hero.subtitle", text: content.hero.subtitle },
    { path: "hero.cta", text: content.hero.cta },
    { path: "services.fastTrack.title", text: content.services.fastTrack.title },
  ]);
  expect(fields).toHaveLength(10 + 2 * content.whyChooseUs.reasons.length);
});

test.each(fields)(
  "the schema takes as many letters at $path as getMaxLength says, and not one more",
  ({ path }) => {
    const filled = (letters: number) =>
      SiteContentSchema.safeParse(withTexts(content, new Map([[path, "x".repeat(letters)]])))
        .success;
    expect(filled(getMaxLength(path))).toBe(true);
    expect(filled(getMaxLength(path) + 1)).toBe(false);
  },
);

test("a path names itself and what is under it, and nothing that only begins alike", () => {
  const paths = (...names: string[]) => fieldsUnder(fields, names).map(({ path }) => path);
  expect(paths("hero")).toEqual(["hero.title", "hero.subtitle", "hero.cta"]);
  expect(paths("whyChooseUs.reasons.1", "hero.cta")).toEqual([
    "hero.cta",
    "whyChooseUs.reasons.1.title",
    "whyChooseUs.reasons.1.description",
  ]);
  expect(paths("her", "hero.", "hero.t", "__proto__")).toEqual([]);
});

test("other texts change nothing but themselves, and add no field", () => {
  const changed = withTexts(
    content,
    new Map([
      ["hero.cta", "Go"],
      ["hero.more", "x"],
      ["__proto__.x", "y"],
    ]),
  );
  expect(changed).toEqual({ ...content, hero: { ...content.hero, cta: "Go" } });
  expect(withTexts(content, new Map())).toEqual(content);
});
