import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PaymentPage } from "../../../src/domain/payments/payment.schema.ts";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, PHONE } from "../browser-site.ts";
import { ownOrder, payForPass } from "../bookings/paid-pass.ts";
import { siteAdmin } from "../people.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const DARK = { colorScheme: "dark" } as const;

/** How light what stands behind a page's text is, from 0 to 255. */
const lightness = (page: Page, selector = "body") =>
  page
    .locator(selector)
    .first()
    .evaluate((element) =>
      Math.max(
        ...(getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .map(Number),
      ),
    );

async function expectDark(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  expect([path, ...(await axeViolations(page))]).toEqual([path]);
  expect(await lightness(page)).toBeLessThan(40);
}

test(
  "where the system is dark, the pages of a booking are, and axe finds nothing on them",
  { timeout: 120_000 },
  async () => {
    const paid = await payForPass(site, { airport: "CDG" });
    const unpaid = await site.book({ airport: "NCE" });
    const page = await site.open("about:blank", { viewport: PHONE });
    await page.emulateMedia(DARK);
    await expectDark(page, "/fast-track-form");
    // A browser opens the last order that it made.
    await ownOrder(page, site, {
      ...paid,
      orderId: unpaid.booking.order.id,
      cookie: unpaid.cookie,
    });
    await expectDark(page, `/fr/fast-track-payment/${unpaid.booking.order.id}`);
    await ownOrder(page, site, paid);
    await expectDark(page, `/fast-track-payment/${paid.orderId}`);
    for (const path of ["/fr/find-booking", "/auth", "/auth/forgot", paid.path])
      await expectDark(page, path);
    // Paper stays paper: the pass around its code.
    expect(await lightness(page, '[data-scheme="light"] > div')).toBe(255);
  },
);

test(
  "staff pages, the account, the lane and the demo payment are dark too, and axe finds nothing on them",
  { timeout: 180_000 },
  async () => {
    const { booking, cookie } = await site.book();
    const payment = (await (
      await site.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie })
    ).json()) as PaymentPage;
    await site.post("/api/contact", { name: "Ada", email: "ada@example.org", message: "Bonjour" });
    const [message] = await site.rows("SELECT id FROM messages LIMIT 1");
    const page = await openAsAdmin("/admin");
    await page.emulateMedia(DARK);
    // On a wide screen; admin-pages.test.ts looks at every staff page on a narrow one.
    for (const path of [
      "/admin",
      "/admin/orders",
      "/admin/orders/new",
      "/admin/departures",
      "/admin/messages/templates",
      "/admin/previews",
    ])
      await expectDark(page, path);
    for (const path of [
      `/admin/orders/${booking.order.id}`,
      `/admin/messages/${message!.id}`,
      "/account",
      "/scan",
    ])
      await expectDark(page, path);
    await expectDark(page, `/fr/pay/demo/${payment.id}`);
  },
);

test("pages to read stay light, also on the way from a dark one and back", async () => {
  const page = await site.open("about:blank");
  await page.emulateMedia(DARK);
  await page.goto("/find-booking");
  await awaken(page);
  expect(await lightness(page)).toBeLessThan(40);
  await page.locator("header").getByRole("link", { name: "Contact" }).click();
  await page.getByRole("heading", { level: 1, name: "Contact us" }).waitFor();
  await expect.poll(() => lightness(page)).toBeGreaterThan(230);
  await page.goBack();
  await expect.poll(() => lightness(page)).toBeLessThan(40);
});
