import { expect, test } from "vitest";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, PHONE } from "../browser-site.ts";
import { payForPass } from "../bookings/paid-pass.ts";
import { siteAdmin } from "../people.ts";
import { readLightness, settle } from "../screens.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const DARK = { colorScheme: "dark" } as const;

test("paper stays paper in the dark: the pass around its code", async () => {
  const paid = await payForPass(site, { airport: "CDG" });
  const page = await site.open("about:blank", { viewport: PHONE });
  await page.emulateMedia(DARK);
  await page.goto(paid.path);
  expect(await readLightness(page)).toBeLessThan(40);
  expect(await readLightness(page, '[data-scheme="light"] > div')).toBe(255);
});

test(
  "staff pages are dark on a wide screen too, and axe finds nothing on them",
  { timeout: 180_000 },
  async () => {
    const { booking } = await site.book();
    await site.post("/api/contact", { name: "Ada", email: "ada@example.org", message: "Bonjour" });
    const [message] = await site.rows("SELECT id FROM messages LIMIT 1");
    const page = await openAsAdmin("/admin");
    await page.emulateMedia(DARK);
    for (const path of [
      "/admin",
      "/admin/orders",
      "/admin/orders/new",
      "/admin/departures",
      "/admin/messages/templates",
      "/admin/previews",
      `/admin/orders/${booking.order.id}`,
      `/admin/messages/${message!.id}`,
    ]) {
      await page.goto(path);
      await settle(page);
      expect([path, ...(await axeViolations(page))]).toEqual([path]);
      expect(await readLightness(page)).toBeLessThan(40);
    }
  },
);

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
