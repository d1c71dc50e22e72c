import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { receipt } from "#content/receipt.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, holdRequests } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  FRENCH,
  statusOf,
  travellersOf,
  unfold,
} from "./payment-traveller.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const traveller = travellersOf(site);
const paidTraveller = travellersOf(site, { paid: true });

test("a paying button that leads nowhere says why, keeps what is typed, and leads to the page for the amount that is right by then", async () => {
  const { page, order, payments } = await traveller(ENGLISH, {}, /status of 503/);
  await page.fill('[name="cardNumber"]', "4242");
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
  await page.getByRole("alert").filter({ hasText: "isn’t responding. Try again soon." }).waitFor();
  expect(await page.inputValue('[name="cardNumber"]')).toBe("4242");

  await order("amount_minor = 4400, adults = 3, version = version + 1");
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("alert").filter({ hasText: "The new amount is €44.00." }).waitFor();
  expect(page.url()).toContain("/fast-track-payment/");
  expect(await axeViolations(page)).toEqual([]);

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

test("an order whose time is over, that staff cancelled or that was deleted meanwhile leads nobody to pay", async () => {
  const { page, id, order, payments } = await traveller(ENGLISH, {}, /status of 40[49]/);
  await order("status = 'cancelled', version = version + 1");
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
  expect(page.url()).toContain("/fast-track-payment/");
  expect(await payments()).toEqual([]);

  const [booked] = await site.rows("SELECT created_at FROM orders WHERE id = ?", id);
  await order("status = 'Not Paid', created_at = 1, updated_at = 1");
  await page.reload();
  await page.getByRole("heading", { name: "This booking has expired" }).waitFor();
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);

  await order(`created_at = ${booked!.created_at}, updated_at = ${booked!.created_at}`);
  await page.reload();
  await button(page, "Pay €33.00 now").waitFor();
  await site.rows("DELETE FROM mail_outbox WHERE subject_id = ?", id);
  await site.rows("DELETE FROM orders WHERE id = ?", id);
  await button(page, "Pay €33.00 now").click();
  await page.getByRole("heading", { name: "This booking is no longer here" }).waitFor();
  await page.locator("h2:focus", { hasText: "This booking is no longer here" }).waitFor();
  await page.getByRole("link", { name: "Book again" }).click();
  await page.waitForURL(/fast-track-form/);
});

test("a browser that lost its right to an order is offered its number's way back, in French too", async () => {
  const { page } = await traveller(FRENCH, {}, /status of 404/);
  await page.context().clearCookies();
  await page.getByRole("button", { name: /^Payer/ }).click();
  await page.getByText("retrouvez-la avec son numéro de commande").waitFor();
  await page.getByLabel("Numéro de commande").waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

/** The whole of a paid order is on its way back, and not there yet. */
const askForRefund = (orderId: string) =>
  site.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
     SELECT 'r' || id, id, order_id, 'pending', received_minor, currency, '', 1, 1 FROM payments WHERE order_id = ?`,
    orderId,
  );

test("a paid order says what was refunded, what is on its way back, and, cancelled, what is still asked for", async () => {
  const { page, order, id } = await paidTraveller();
  await expectState(page, "paid");
  await order("refunded_minor = 1100");
  await page.reload();
  await unfoldReceipt(page);
  await page.getByRole("row", { name: "Refunded -€11.00" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await order("refunded_minor = 0, status = 'cancelled'");
  await page.reload();
  await page.getByText(/We’ve received €33\.00 and are checking it/).waitFor();
  await askForRefund(id);
  await page.reload();
  await page.getByText("€33.00 goes back to your card.").waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe("CANCELLED");

  await order("status = 'paid'");
  await page.reload();
  await page.getByText("€33.00 goes back to your card.").waitFor();
  expect(await page.textContent("main")).not.toMatch(/Show your code|is paid/);

  await order("refunded_minor = 3300, status = 'refunded'");
  await page.reload();
  await page.getByText("We’ve refunded you €33.00.").waitFor();
  await page.getByRole("row", { name: "Refunded -€33.00" }).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe("REFUNDED");
  expect(await axeViolations(page)).toEqual([]);
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
  await page.getByRole("alert").filter({ hasText: "can’t check this booking now" }).waitFor();
  // It may have been.
  expect(await page.textContent("main")).not.toContain("Nothing was charged");
  await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", paid);
  await page.unroute("**/settle");
  await button(page, "Check again").click();
  await expectState(page, "paid");
});

test("an unknown order has no ticked step, and leads to finding it; an unknown payment leads there too", async () => {
  const nowhere = "0192f0c0-0000-7000-8000-000000000000";
  const page = await site.open(`/fast-track-payment/${nowhere}`, {
    expectedErrors: /status of 404/,
  });
  await expectState(page, "unavailable");
  expect(await page.getByRole("list", { name: "Progress" }).textContent()).not.toContain("✓");
  await expect.poll(() => page.textContent("main")).toContain("Loading order details...");
  await page.goto(`/pay/demo/${nowhere}`);
  await page.getByRole("heading", { name: "We can’t find this payment" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the site" }).click();
  await page.waitForURL(/find-booking/);
});

/** The receipt of a wholly paid order is folded. */
const unfoldReceipt = (page: Page, language: "en" | "fr" = "en") =>
  unfold(page, wordsOf(receipt, language).heading);
const receiptIn = (page: Page) => page.locator("section[aria-labelledby=receipt-heading]");
/** The cells of each row of the receipt, then its facts, with plain spaces. */
const readReceipt = async (page: Page) => {
  const [rows, facts] = await Promise.all(
    ["tr", "dl > div"].map((part) => receiptIn(page).locator(part).allInnerTexts()),
  );
  return [...rows!, ...facts!].map((row) => row.replaceAll(/\s+/g, " ").trim());
};

test.each(
  oneView([
    [
      ENGLISH,
      [
        "Adults €11.00 2 €22.00",
        "Children €11.00 1 €11.00",
        "Infants €0.00 1 €0.00",
        "Total €33.00",
      ],
      ["Paid by Ada Byron", "Company Analytical & Co", "VAT number GB 123456789"],
      ["Total €33.00", "Refunded -€5.50"],
      ["Total €44.00", "Amount paid €33.00", "Still to pay €11.00"],
      ["Total €44.00", "Not paid by card -€11.00"],
    ],
    [
      FRENCH,
      ["Adultes 11,00 € 2 22,00 €", "Enfants 11,00 € 1 11,00 €", "Bébés 0,00 € 1 0,00 €"],
      ["Payé par Ada Byron", "Société Analytical & Co", "Numéro de TVA GB 123456789"],
      ["Total 33,00 €", "Remboursé -5,50 €"],
      ["Total 44,00 €", "Montant payé 33,00 €", "Reste à payer 11,00 €"],
      ["Total 44,00 €", "Non payé par carte -11,00 €"],
    ],
  ] as const),
)(
  "the receipt has each price, who paid, and what came and went, on one sheet: %#",
  async (words, lines, payer, refunded, due, waived) => {
    const { page, order } = await paidTraveller(words, {
      firstName: "Ada",
      lastName: "Byron",
      companyName: "Analytical & Co",
      vatNumber: "GB 123456789",
      adults: 2,
      children: 1,
      infants: 1,
    });
    await expectState(page, "paid");
    const language = words.language as "en" | "fr";
    await unfoldReceipt(page, language);
    const whole = await readReceipt(page);
    expect(whole).toEqual(expect.arrayContaining([...lines, ...payer]));
    // What was paid is the total, which the receipt names once.
    expect(whole.join()).not.toContain(wordsOf(receipt, language).amount);
    const after = async (sql: string, rows: readonly string[]) => {
      await order(sql);
      await page.reload();
      if (!sql.endsWith("due_minor = 1100")) await unfoldReceipt(page, language);
      await receiptIn(page).waitFor();
      expect(await readReceipt(page)).toEqual(expect.arrayContaining([...rows]));
    };
    await after("refunded_minor = 550", refunded);
    await after("refunded_minor = 0, adults = 3, amount_minor = 4400, due_minor = 1100", due);
    await after("due_minor = 0", waived);
    const sheet = await page.pdf({ format: "A4" });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    for (const hidden of ["body > header", "body > footer", "main h1", "main h2", "main button"])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    expect(await receiptIn(page).isVisible()).toBe(true);
  },
);

test("the receipt of a private person names no company, and shows the fares of the booking", async () => {
  const { page, order } = await paidTraveller();
  await expectState(page, "paid");
  await unfoldReceipt(page);
  expect((await readReceipt(page)).join()).not.toMatch(/Company|VAT/);
  const fares = "json_object('adults', 1250, 'children', 500, 'infants', 0)";
  await order(`amount_minor = 3000, paid_minor = 3000, fares = ${fares}`);
  await page.reload();
  await unfoldReceipt(page);
  expect((await readReceipt(page)).slice(1, 5)).toEqual([
    "Adults €12.50 2 €25.00",
    "Children €5.00 1 €5.00",
    "Infants €0.00 1 €0.00",
    "Total €30.00",
  ]);
});
