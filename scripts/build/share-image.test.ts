import { expect, test } from "vitest";
import { breakLines, shareImageSvg } from "./share-image.tsx";
import { BRANDS } from "../../tests/brands/brands.ts";

test("a title is broken between words, and within those that no line holds", () => {
  expect(breakLines("Your Journey, Elevated", 17)).toEqual(["Your Journey,", "Elevated"]);
  expect(breakLines("Donaudampfschifffahrtsgesellschaft ab Wien", 17)).toEqual(["Donaudampfschifff", "ahrtsgesellschaft", "ab Wien"]);
  expect(breakLines("世界の空港を待たずに通り抜ける旅", 17)).toEqual(["世界の空港を待た", "ずに通り抜ける旅"]);
});

test.each(Object.entries(BRANDS))("the picture of the brand %s is well-formed", (_name, brand) => {
  const svg = shareImageSvg(brand, brand.content.hero.title);
  expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
  expect(svg).not.toMatch(/<\/?(script|style|title)/);
});
