import type { Page } from "playwright-core";
import { expect } from "vitest";
import { adminDepartures } from "#content/admin-departures.ts";
import { bookingFields } from "#content/booking-fields.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { setFlightDay } from "../../flight-days.ts";
import type { BookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls } from "../../people.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { siteAdmin } from "../people.ts";
import { wordsOf } from "../words-of.ts";
import { takingTurns } from "../turns.ts";

/** Tasks of a morning about orders, each from the dashboard to its end, with the clicks and keys that it may take at most. */
const site = browserSite();
const { person: admin, open } = siteAdmin(site);
const { send } = adminCalls(site);

const WORDS = {
  fr: {
    viewport: VIEWS.fr,
    paid: "Payée",
    change: "Changer",
    half: "16,50",
    name: "Brunel",
    paris: "CDG",
  },
  en: {
    viewport: VIEWS.en,
    paid: "Paid",
    change: "Change",
    half: "16.50",
    name: "Cayley",
    paris: "CDG",
  },
} as const;

async function booked(overrides: Partial<BookingBody> = {}, { isPaid = false } = {}) {
  const { booking, cookie } = await site.book({ currency: "EUR", ...overrides });
  if (isPaid) await payOnDemo(site, booking.order.id, cookie);
  return booking.order;
}

const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text, { exact: true }).waitFor();
const newest = (page: Page) => page.locator('[data-field="order-event"]').first();

/** Opens an order by Ctrl+K, as `typed`, once it is the first that is found. */
async function openByKeys(
  page: Page,
  typed: string,
  { id, order_number: number }: { id: string; order_number: string },
): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(typed);
  await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: number }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/admin/orders/${id}`);
}

const inTurn = takingTurns();
for (const language of ["fr", "en"] as const) {
  const words = WORDS[language];
  const forms = wordsOf(adminOrderForms, language);
  const { actions } = wordsOf(adminOrders, language);
  const { refund } = wordsOf(adminPayments, language);
  const { refund: form } = wordsOf(adminMoneyForms, language);
  const start = async () => {
    const page = await open(`/admin?lang=${language}`, { viewport: words.viewport });
    await page.locator('[data-field="order"]').first().waitFor();
    return { page, expectFew: await countedActs(page) };
  };

  inTurn(
    language,
    `a wrong flight number is mended while the traveller is on the phone (${language})`,
    async () => {
      const order = await booked(
        { lastName: words.name, flightNumber: "EX 2084" },
        { isPaid: true },
      );
      const { page, expectFew } = await start();
      await openByKeys(page, words.name, order);
      await page.getByRole("button", { name: actions.edit.open, exact: true }).click();
      await page
        .getByRole("dialog")
        .getByLabel(wordsOf(bookingFields, language).flightNumber)
        .click();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("EX 2048");
      await page.keyboard.press("Enter");
      await toast(page, forms.edit.done.title);
      await newest(page).getByText("EX 2084 → EX 2048").waitFor();
      expect(await site.mailAbout("EX 2048")).toContain("ada@example.org");
      await expectFew({ clicks: 2, keys: 17 });
    },
  );

  inTurn(language, `“where is my confirmation?”: it is mailed again (${language})`, async () => {
    const { mails } = wordsOf(adminTimeline, language);
    const email = `confirm.${language}@example.org`;
    const order = await booked({ email });
    await site.post("/api/contact", { name: "Ada", email, message: "Where is my confirmation?" });
    const sent = () =>
      site.count(
        `mail_outbox WHERE subject_id = '${order.id}' AND kind = 'order-booked' AND status = 'sent'`,
      );
    await expect.poll(sent).toBe(1);
    const { page, expectFew } = await start();
    await openByKeys(page, email, order);
    await page.locator('[data-kind="message"]').getByText("Where is my confirmation?").waitFor();
    await page.getByRole("button", { name: mails.open }).click();
    const dialog = page.getByRole("dialog", { name: mails.title });
    await expect.poll(() => dialog.textContent()).toContain(email);
    await dialog.getByRole("button", { name: mails.submit, exact: true }).click();
    await toast(page, mails.sent.title);
    await expect.poll(sent).toBe(2);
    await expect.poll(() => page.locator('[data-kind="mail"]').count()).toBe(2);
    await expectFew({ clicks: 2, keys: 24 });
  });

  inTurn(language, `half of a payment is given back (${language})`, async () => {
    const order = await booked({}, { isPaid: true });
    const { page, expectFew } = await start();
    await openByKeys(page, order.order_number.slice(-8), order);
    await page.locator('[data-field="payment"]').getByText(refund.open, { exact: true }).click();
    await page.getByRole("dialog").locator('[name="amount"]').click();
    await page.keyboard.type(words.half);
    await page.keyboard.press("Tab");
    await page.keyboard.type("One stays at home");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await toast(page, form.done.title);
    await expect
      .poll(async () =>
        (await page.locator('[data-sum="refunded"]').textContent())?.replaceAll(/\D/g, ""),
      )
      .toBe("1650");
    // The dialog begins with the travellers who leave.
    await expectFew({ clicks: 2, keys: 35 });
  });

  inTurn(language, `a wrong status is taken back (${language})`, async () => {
    const order = await booked({}, { isPaid: true });
    expect(
      (
        await send("PATCH", `orders/${order.id}`, {
          status: "completed",
          reason: "Slip",
          notify: false,
        })
      ).status,
    ).toBe(200);
    const { page, expectFew } = await start();
    await openByKeys(page, order.order_number.slice(-8), order);
    await page.getByRole("button", { name: actions.undo.open(words.paid), exact: true }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.locator('[name="reason"]').inputValue()).toBe(actions.undo.reason);
    await dialog.getByRole("button", { name: words.change, exact: true }).click();
    await page.locator('dd [data-status="paid"]').waitFor();
    await newest(page).getByText(actions.undo.reason).waitFor();
    await expect.poll(() => newest(page).textContent()).toContain(admin().email);
    await expectFew({ clicks: 2, keys: 10 });
  });

  inTurn(language, `today's list of Charles-de-Gaulle is printed (${language})`, async () => {
    const { print } = wordsOf(adminDepartures, language);
    await site.rows("UPDATE orders SET flight_date = NULL");
    const today = airportDate("CDG", Date.now());
    const leaving = await booked(
      { airport: "CDG", flightNumber: "AF1680", lastName: "Blériot" },
      { isPaid: true },
    );
    const elsewhere = await booked({ airport: "NCE", flightNumber: "AF7700" }, { isPaid: true });
    for (const { id } of [leaving, elsewhere]) await setFlightDay(site, id, today);
    const { page, expectFew } = await start();
    await page.evaluate(() =>
      Object.assign(window, {
        print: () =>
          Object.assign(window, {
            printed: document.querySelectorAll('[data-field="departure"]').length,
          }),
      }),
    );
    await page.locator('[data-field="today"]').getByRole("link", { name: /CDG/ }).click();
    await page.getByRole("button", { name: print }).click();
    await expect.poll(() => page.evaluate(() => (window as { printed?: number }).printed)).toBe(1);
    await expectFew({ clicks: 2, keys: 0 });
    // What comes out of the printer: one sheet, of this airport.
    await page.emulateMedia({ media: "print" });
    const sheet = page.locator("[data-airport]");
    expect(
      await sheet.evaluateAll((sheets) => sheets.map((each) => each.getAttribute("data-airport"))),
    ).toEqual(["CDG"]);
    const text = await sheet.innerText();
    for (const fact of [leaving.order_number, "AF1680", "Blériot"]) expect(text).toContain(fact);
    await expect
      .poll(() => page.locator("nav, main h1, main button").filter({ visible: true }).count())
      .toBe(0);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  });
}
