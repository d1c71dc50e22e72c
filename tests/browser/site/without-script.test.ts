import { expect, test } from "vitest";
import { browserSite, PHONE } from "../browser-site.ts";

const site = browserSite();

test.each([
  ["/auth", "fr", /nécessite JavaScript/],
  ["/scan", "en", /needs JavaScript/],
])("%s says without scripts, in %s, that it needs them", async (path, language, words) => {
  const page = await site.open(path, { javaScriptEnabled: false, viewport: PHONE });
  if ((await page.getAttribute("html", "lang")) !== language)
    await page.goto(`${site.url()}${path}?lang=${language}`);
  expect(await page.getAttribute("html", "lang")).toBe(language);
  expect(await page.getByText(words).isVisible()).toBe(true);
  expect(await page.locator(".needs-script:visible").count()).toBe(0);
});
