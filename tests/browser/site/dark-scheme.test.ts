import { expect, test } from "vitest";
import { awaken, browserSite, PHONE } from "../browser-site.ts";
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

test("pages to read stay light, also on the way from a dark one and back", async () => {
  const page = await site.open("about:blank");
  await page.emulateMedia(DARK);
  await page.goto("/find-booking");
  await awaken(page);
  expect(await readLightness(page)).toBeLessThan(40);
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  await expect.poll(() => readLightness(page)).toBeGreaterThan(230);
  await page.goBack();
  await expect.poll(() => readLightness(page)).toBeLessThan(40);
});
