import { expect, test } from "vitest";
import { browserSite, PHONE } from "../browser-site.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { readLightness } from "../screens.ts";

const site = browserSite();

test("in the dark a pass is dark paper, lighter than the page, and only its code stays dark on white; the page follows the system back to the light", async () => {
  const paid = await payForPass(site, { airport: "CDG" });
  const page = await site.open("about:blank", { viewport: PHONE });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(paid.path);
  const paper = () => readLightness(page, '[data-scheme="ticket"] > div');
  // Until the runtime has come, the card is the server's, which it replaces.
  await page.locator("summary").first().waitFor();
  const lightness = await readLightness(page);
  expect(lightness).toBeLessThan(40);
  expect(await paper()).toBeGreaterThan(lightness);
  expect(await paper()).toBeLessThan(80);
  expect(await page.locator("[data-field=pass-qr] > rect").getAttribute("fill")).toBe("#fff");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => readLightness(page)).toBeGreaterThan(230);
  expect(await paper()).toBeGreaterThan(230);
});
