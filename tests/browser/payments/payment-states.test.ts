import { expect, test } from "vitest";
import { receipt } from "#content/receipt.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, holdRequests } from "../browser-site.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  statusOf,
  travellersOf,
  unfold,
} from "./payment-traveller.ts";
import { dayFromToday } from "../../flight-days.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const traveller = travellersOf(site);
const paidTraveller = travellersOf(site, { paid: true });

test("the card form says before its fields that it charges nothing, and sends nothing; the number is copied; a paying button that leads nowhere says why, keeps what is typed, and leads to the page for the amount that is right by then", async () => {
  const { page, number, order, payments } = await traveller(ENGLISH, {}, /status of 503/);
  const sent: string[] = [];
  // The page may still read its parts and its order.
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("4242")) sent.push(request.url());
  });
  const card = page.locator('[name="cardNumber"]');
  const [notice, field] = await Promise.all([
    page
      .getByText("This form only checks your card details, and nothing is charged or sent.")
      .boundingBox(),
    card.boundingBox(),
  ]);
  expect(notice!.y + notice!.height).toBeLessThan(field!.y);
  const choicesOf = (name: string) =>
    page.locator(`[name="${name}"] option:not([disabled])`).allTextContents();
  expect(await choicesOf("expiryMonth")).toEqual(
    Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0")),
  );
  const thisYear = new Date().getFullYear();
  expect(await choicesOf("expiryYear")).toEqual(
    Array.from({ length: 10 }, (_, index) => String(thisYear + index)),
  );
  expect(await page.getAttribute('[name="cvv"]', "maxlength")).toBe("4");
  await button(page, "Check the card").click();
  await page.getByText("Card number is required").waitFor();
  expect(await card.getAttribute("aria-invalid")).toBe("true");
  await card.fill("4242424242424242");
  await page.fill('[name="cvv"]', "123");
  await button(page, "Check the card").click();
  await page.getByText("Nothing was charged, and your booking is still unpaid.").waitFor();
  expect(sent).toEqual([]);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the order number" }).click();
  await page.locator("[data-sonner-toast]").getByText("Copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await page.route(
    "**/payments",
    (route) =>
      route.fulfill({
        status: 503,
        json: {
          error: { code: "payment_provider_unavailable", message: "Try again in a moment." },
        },
      }),
    { times: 1 },
  );
  await button(page, "Pay €33.00 now").click();
  await page
    .getByRole("alert")
    .filter({ hasText: "isn’t responding. Try again in a moment." })
    .waitFor();
  expect(await card.inputValue()).toBe("4242424242424242");

  await order("amount_minor = 4400, adults = 3, version = version + 1");
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("alert").filter({ hasText: "The new amount is €44.00." }).waitFor();
  expect(page.url()).toContain("/fast-track-payment/");

  // A slow provider gets one request, however often the button is pressed.
  let asked = 0;
  const release = await holdRequests(page, "**/payments");
  page.on("request", (request) => void (asked += Number(request.url().endsWith("/payments"))));
  await button(page, "Pay €44.00 now").click();
  const busy = button(page, "Opening the payment page...");
  await busy.waitFor();
  expect(await busy.getAttribute("aria-disabled")).toBe("true");
  await busy.click({ force: true });
  release();
  await atPayment(page);
  expect([asked, (await payments()).length]).toEqual([1, 1]);
  await expect.poll(() => page.textContent('[data-field="amount"]')).toBe("€44.00");

  // Staff deal with a payment of another amount, so the page asks nobody to pay again.
  await order("amount_minor = 5500, version = version + 1");
  await button(page, "Pay").click();
  await page.getByRole("heading", { name: "We’re checking your payment" }).waitFor();
  await expect.poll(() => page.textContent("main")).toContain("€44.00");
  await expect.poll(() => statusOf(page).textContent()).toBe("NOT PAID");
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
});

test("an order that staff cancelled or that was deleted meanwhile leads nobody to pay", async () => {
  const { page, id, order, payments } = await traveller(ENGLISH, {}, /status of 40[49]/);
  await order("status = 'cancelled', version = version + 1");
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
  expect(page.url()).toContain("/fast-track-payment/");
  expect(await payments()).toEqual([]);

  await order("status = 'Not Paid', version = version + 1");
  await page.reload();
  await button(page, "Pay €33.00 now").waitFor();
  await site.rows("DELETE FROM mail_outbox WHERE subject_id = ?", id);
  await site.rows("DELETE FROM orders WHERE id = ?", id);
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("heading", { name: "This booking is no longer here" }).waitFor();
  await page.locator("h2:focus", { hasText: "This booking is no longer here" }).waitFor();
  await page.getByLabel("Order number").waitFor();
  await page.getByRole("link", { name: "Book again" }).click();
  await page.waitForURL(/fast-track-form/);
});

test("a payment that could not be asked for is said to be, and is asked for again", async () => {
  const { page, toPayment } = await traveller(ENGLISH, {}, /status of 503/);
  await toPayment();
  const paid = page.url().split("/").at(-1);
  await page.route("**/settle", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "payment_provider_unavailable", message: "Try again in a moment." } },
    }),
  );
  await button(page, "Back to the site").click();
  await page.getByRole("alert").filter({ hasText: "can’t check this booking right now" }).waitFor();
  // It may have been.
  expect(await page.textContent("main")).not.toContain("Nothing was charged");
  await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", paid);
  await page.unroute("**/settle");
  await button(page, "Check again").click();
  await expectState(page, "paid");
});

test("an unknown order has no steps, and asks for its number; an unknown payment leads there too", async () => {
  const nowhere = "0192f0c0-0000-7000-8000-000000000000";
  const page = await site.open(`/fast-track-payment/${nowhere}`, {
    expectedErrors: /status of 404/,
  });
  await expectState(page, "unavailable");
  expect(await page.getByRole("list", { name: "Progress" }).count()).toBe(0);
  await page.locator('[name="orderNumber"]').waitFor();
  await expect.poll(() => page.textContent("main")).toContain("Loading order details...");
  const other = page.locator('main [data-state="unavailable"]').getByRole("link");
  expect(await other.textContent()).toBe("Find your booking");
  // The payment page may have returned to another browser than the one that opened it.
  await page.getByText("If you’ve just paid, don’t pay again").waitFor();
  expect(await other.getAttribute("href")).toBe("/find-booking");
  await page.goto(`/pay/demo/${nowhere}`);
  await page.getByRole("heading", { name: "We can’t find this payment" }).waitFor();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await page.waitForURL(/find-booking/);
});

test("the receipt of a paid order follows a refund, and is all of one sheet of paper", async () => {
  const { page, order } = await paidTraveller();
  await expectState(page, "paid");
  await order("refunded_minor = 1100");
  await page.reload();
  await unfold(page, wordsOf(receipt, "en").heading);
  await page.getByRole("row", { name: "Refunded -€11.00" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const sheet = await page.pdf({ format: "A4" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["body > header", "body > footer", "main h1", "main h2", "main button"])
    expect(await page.locator(hidden).first().isVisible()).toBe(false);
  expect(await page.locator("section[aria-labelledby=receipt-heading]").isVisible()).toBe(true);
});

test("the page of a paid order promises nothing of the pass once the flight day is over", async () => {
  const { page, order } = await paidTraveller();
  await page.getByRole("heading", { name: ENGLISH.isPaid }).waitFor();
  await order(`flight_date = '${dayFromToday(-2)}'`);
  await page.reload();
  await page.getByRole("heading", { name: "Your Fast Track is paid for" }).waitFor();
  await expect.poll(() => page.textContent('[data-field="pass-state"]')).toBe("EXPIRED");
  await page.getByText(/emails about this booking go to ada@example.org/).waitFor();
  expect(await page.getByText(/Show your code|open the pass page/).count()).toBe(0);
});

test("a traveller whose receipt came back does not read that our mails go there", async () => {
  const { page, order } = await paidTraveller();
  const goesTo = page.getByText(/emails about this booking go to/);
  await goesTo.waitFor();
  for (const [due, shown] of [
    [0, page.getByText(/your pass will be ready/)],
    [1100, page.getByRole("heading", { name: "Paid so far" })],
  ] as const) {
    await order(`mail_trouble = 'bounced', due_minor = ${due}, amount_minor = 3300 + ${due}`);
    await page.reload();
    await page.locator('[data-notice="mail-trouble"]').waitFor();
    await shown.waitFor();
    expect(await goesTo.count()).toBe(0);
  }
});

test("a booking that expired offers no change that would bring it back to life", async () => {
  const { page, order } = await traveller(ENGLISH);
  await button(page, "Change the booking").waitFor();
  const before = Date.now() - 50 * 3_600_000;
  await order(`created_at = ${before}, updated_at = ${before}`);
  await page.reload();
  await page.getByRole("heading", { name: "This booking has expired" }).waitFor();
  await button(page, "Forget this booking on this device").waitFor();
  expect(await page.getByText(/Change or cancel|Change the booking/).count()).toBe(0);
});
