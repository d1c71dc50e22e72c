import { expect, test } from "vitest";
import { browserSite, PHONE } from "../browser-site.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { readLightness } from "../screens.ts";

const site = browserSite();

const DARK = { colorScheme: "dark" } as const;

test("in the dark a pass is dark paper, lighter than the page, and only its code stays dark on white", async () => {
  const paid = await payForPass(site, { airport: "CDG" });
  const page = await site.open("about:blank", { viewport: PHONE });
  await page.emulateMedia(DARK);
  await page.goto(paid.path);
  const lightness = await readLightness(page);
  const paper = await readLightness(page, '[data-scheme="ticket"] > div');
  expect(lightness).toBeLessThan(40);
  expect(paper).toBeGreaterThan(lightness);
  expect(paper).toBeLessThan(80);
  expect(await page.locator("[data-field=pass-qr] > rect").getAttribute("fill")).toBe("#fff");
});

test("a page to read follows the system, also from the dark to the light", async () => {
  const page = await site.open("about:blank");
  await page.emulateMedia(DARK);
  await page.goto("/contact");
  expect(await readLightness(page)).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => readLightness(page)).toBeGreaterThan(230);
});
