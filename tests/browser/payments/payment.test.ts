import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  awaken,
  browserSite,
  DESKTOP,
  holdRequests,
  hydrated,
  nextFrames,
  PHONE,
} from "../browser-site.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  statusOf,
  travellersOf,
  unfold,
} from "./payment-traveller.ts";

const site = browserSite();
const traveller = travellersOf(site);

test("a declined card and a page that expires charge nothing, and the order can be paid after all; who goes back then sees that it is paid", async () => {
  const { page, toPayment, payments } = await traveller();
  await toPayment();
  await button(page, ENGLISH.decline).click();
  await page.getByRole("alert").filter({ hasText: ENGLISH.declined }).waitFor();
  await button(page, ENGLISH.back).click();
  await page.getByText(ENGLISH.begun).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe(ENGLISH.notPaid);

  await toPayment();
  const expired = page.url();
  await site.rows("UPDATE demo_payments SET expires_at = 1");
  await site.rows("UPDATE payments SET expires_at = 1");
  await button(page, "Pay").click();
  await page.getByRole("heading", { name: "This page has expired" }).waitFor();
  await button(page, ENGLISH.back).click();
  await page.getByText(/payment page has expired\. Nothing was charged/).waitFor();

  await toPayment();
  expect(page.url()).not.toBe(expired);
  await button(page, "Pay").click();
  await expectState(page, "paid");
  expect((await payments()).map(({ status }) => status)).toEqual(["expired", "paid"]);
  await page.goBack();
  await page.getByRole("heading", { name: "This payment is complete" }).waitFor();
  expect(await page.getByRole("button", { name: "Pay", exact: true }).count()).toBe(0);
  await page.goBack();
  await expectState(page, "paid");
});

/** Expects that the message of success covers nothing of the first screen of the checkout. */
async function expectFreeScreen(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await nextFrames(page);
  const [above, heading, below] = await Promise.all(
    [page.locator("[data-sonner-toast]"), page.locator("h1"), button(page, "Pay $11.00 now")].map(
      (part) => part.boundingBox(),
    ),
  );
  const end = above!.y + above!.height;
  expect(above!.y).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(heading!.y);
  expect(end).toBeLessThan(below!.y);
  expect(below!.y + below!.height).toBeLessThan(viewport.height);
}

test("who books in the form sees the message of success over no heading, has the button to pay on the first screen, copies the number and pays", async () => {
  const page = await site.open("/fast-track-form", { viewport: PHONE });
  await awaken(page);
  await page.fill('[name="firstName"]', "Ada");
  await page.fill('[name="lastName"]', "Lovelace");
  await page.fill('[name="email"]', "ada@example.org");
  await page.getByText("Pay within 48 hours, by your flight day at the latest.").waitFor();
  await button(page, "Continue to Payment").click();
  await page.locator("[data-sonner-toast]").waitFor();
  await button(page, "Pay $11.00 now").waitFor();
  // It stays while the pointer is on it.
  await page.locator("[data-sonner-toast]").hover();
  for (const viewport of [PHONE, DESKTOP]) await expectFreeScreen(page, viewport);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await expect
    .poll(() => page.textContent("main"))
    .toMatch(
      /Pay by \d+\s\w+ \d{4}\sat \d\d:\d\d \(London time\)\. After that, the booking expires/,
    );
  await unfold(page, "Fast Track Summary");
  await page.getByRole("button", { name: "Copy the order number" }).click();
  await page.locator("[data-sonner-toast]").getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^FT-\d+-[A-Z0-9]+$/);
  await button(page, "Pay $11.00 now").click();
  await atPayment(page);
  // The order is paid in another place; the page must show it, though the history entry has the unpaid one.
  await site.rows(
    "UPDATE demo_payments SET status = 'paid' WHERE id = ?",
    page.url().split("/").at(-1),
  );
  await page.goBack();
  await expectState(page, "paid");
  await page.reload();
  await expectState(page, "paid");
});

test("pressing twice, and two tabs, lead to one page to pay on; a window that is closed after paying has paid, and the other tab says so", async () => {
  const { page, path, payments } = await traveller();
  const tab = await site.openTab(page, path);
  await statusOf(tab).waitFor();
  await hydrated(tab);
  await Promise.all([
    button(page, "Pay €33.00 now").dblclick(),
    button(tab, "Pay €33.00 now").click(),
  ]);
  await Promise.all([atPayment(page), atPayment(tab)]);
  expect(page.url()).toBe(tab.url());
  expect(await payments()).toHaveLength(1);

  // Chromium loses a close that meets the arrival of the next page, which here never comes.
  await holdRequests(page, "**/fast-track-payment/**");
  await Promise.all([
    page.waitForResponse(/demo-payments/),
    page.evaluate(() => document.querySelectorAll("button")[0]!.click()),
  ]);
  await page.close();
  await expect.poll(async () => (await payments())[0]?.status).toBe("paid");
  await button(tab, "Pay").click();
  await expectState(tab, "paid");
  expect(await payments()).toMatchObject([{ status: "paid" }]);
});
