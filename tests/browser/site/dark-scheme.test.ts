import { expect, test } from "vitest";
import { browserSite, PHONE } from "../browser-site.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { readLightness } from "../screens.ts";

const site = browserSite();

const DARK = { colorScheme: "dark" } as const;

test("paper stays paper in the dark: the pass around its code", async () => {
  const paid = await payForPass(site, { airport: "CDG" });
  const page = await site.open("about:blank", { viewport: PHONE });
  await page.emulateMedia(DARK);
  await page.goto(paid.path);
  expect(await readLightness(page)).toBeLessThan(40);
  expect(await readLightness(page, '[data-scheme="light"] > div')).toBe(255);
});

test("a page to read follows the system, also from the dark to the light", async () => {
  const page = await site.open("about:blank");
  await page.emulateMedia(DARK);
  await page.goto("/contact");
  expect(await readLightness(page)).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => readLightness(page)).toBeGreaterThan(230);
});
