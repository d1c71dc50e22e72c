import { expect, test } from "vitest";
import { siteConfig } from "../../site.config.ts";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { languageHref } from "#domain/language-path.ts";
import { LANGUAGES } from "#domain/language.ts";
import { browserSite, DESKTOP, PHONE } from "../browser-site.ts";

const site = browserSite();

/** The greatest heights of home and services, in px. */
const HEIGHTS = [
  [PHONE, 7800],
  [DESKTOP, 6200],
] as const;

test("home and services stay short, on a phone and on a desktop", async () => {
  const page = await site.open("about:blank");
  for (const path of ["/", "/services"]) {
    for (const language of LANGUAGES) {
      const href = languageHref(path, "", language);
      await page.goto(href);
      for (const [viewport, height] of HEIGHTS) {
        await page.setViewportSize(viewport);
        const reached = await page.evaluate(() => document.documentElement.scrollHeight);
        expect([href, Math.max(reached, height)]).toEqual([href, height]);
        expect(reached).toBeGreaterThan(viewport.height * 2);
      }
    }
  }
});

test("a screen has one button in the accent's colour, on a phone and on a desktop; a tablet has the hero's picture, list or ticket beside its words", async () => {
  const page = await site.open("about:blank");
  let seen = 0;
  for (const { path } of publicPages(siteConfig)) {
    await page.goto(path);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const places = await page.evaluate(() => {
        const accent = document.body.appendChild(document.createElement("i"));
        accent.style.color = "hsl(var(--accent))";
        const { color } = getComputedStyle(accent);
        accent.remove();
        return [...document.querySelectorAll("a, button")]
          .filter(
            (button) =>
              getComputedStyle(button).backgroundColor === color &&
              button.checkVisibility({ visibilityProperty: true }),
          )
          .map((button) => button.getBoundingClientRect().top);
      });
      seen += places.length;
      const near = places.filter((top, index) => top - places[index - 1]! < viewport.height);
      expect([path, viewport.width, near]).toEqual([path, viewport.width, []]);
    }
    if (!["/", "/services", "/fast-track"].includes(path)) continue;
    await page.setViewportSize({ width: 768, height: 1024 });
    const words = page.locator("h1").locator("..");
    const beside = words.locator("xpath=../*[last()]");
    const [left, right] = [await words.boundingBox(), await beside.boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    expect(right!.y).toBeLessThan(left!.y + left!.height);
  }
  expect(seen).toBeGreaterThanOrEqual(20);
});
