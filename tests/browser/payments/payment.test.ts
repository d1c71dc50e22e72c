import { expect, test } from "vitest";
import { browserSite, holdRequests, hydrated } from "../browser-site.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  statusOf,
  travellersOf,
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
