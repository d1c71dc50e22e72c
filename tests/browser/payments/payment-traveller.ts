import type { Page } from "playwright-core";
import type { BookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { type BrowserSite, hydrated, VIEWS } from "../browser-site.ts";

/** What the checkout and the demo payment page say of an order of 33 euros. */
export const ENGLISH = {
  language: "en",
  prefix: "",
  notPaid: "NOT PAID",
  paid: "PAID",
  payNow: "Pay €33.00 now",
  pay: "Pay",
  decline: "Decline",
  slow: "Pay with a slow bank",
  back: "Back to the site",
  amount: "€33.00",
  declined: /The card was declined/,
  begun: /Your payment isn’t complete/,
  /** With an airport and a day, and without. */
  isPaid: /You’re (all set|nearly there), /,
  openPass: "Open your pass",
  passPage: "open the pass page",
} as const;
export const FRENCH: {
  [Key in keyof typeof ENGLISH]: (typeof ENGLISH)[Key] extends RegExp ? RegExp : string;
} = {
  language: "fr",
  prefix: "/fr",
  notPaid: "NON PAYÉ",
  paid: "PAYÉ",
  payNow: "Payer 33,00\u00a0€ maintenant",
  pay: "Payer",
  decline: "Refuser",
  slow: "Payer avec une banque lente",
  back: "Retour au site",
  amount: "33,00\u00a0€",
  declined: /La carte a été refusée/,
  begun: /Votre paiement n’est pas terminé/,
  isPaid: /(Tout est|C’est presque) prêt, /,
  openPass: "Ouvrir votre pass",
  passPage: "ouvrez la page du pass",
};

export const statusOf = (page: Page) => page.locator('[data-field="status"]');
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Opens a folded part of a paid order's page. */
export const unfold = (page: Page, heading: string) =>
  page.locator("main summary", { hasText: heading }).click();

/** Waits until the demo page can be paid on. */
export async function atPayment(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\/demo\/[0-9a-f-]{36}$/);
  await page.locator('[data-field="amount"]').waitFor();
}

/** Chromium without a screen hides no tab: the browser's own event stands for looking at it. */
export const lookAt = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Waits until the checkout, or the demo page, shows this state. */
export async function expectState(page: Page, state: string): Promise<void> {
  await page.locator(`main [data-state="${state}"]`).waitFor();
}

type Words = typeof ENGLISH | typeof FRENCH;

/**
 * Travellers of a site who have booked, each at the checkout in a browser of their own. With
 * `paid` they have paid by the API, because torn-ticket.test.ts tests the screens of paying.
 */
export function travellersOf(site: BrowserSite, { paid = false } = {}) {
  return async (
    words: Words = ENGLISH,
    overrides: Partial<BookingBody> = {},
    expectedErrors?: RegExp,
  ) => {
    const { booking, cookie } = await site.book(
      { currency: "EUR", email: "ada@example.org", ...overrides },
      { "x-language": words.language },
    );
    const { id, order_number: number } = booking.order;
    if (paid) await payOnDemo(site, id, cookie);
    const path = `${words.prefix}/fast-track-payment/${id}`;
    const page = await site.open("about:blank", {
      viewport: VIEWS[words.language as "en" | "fr"],
      expectedErrors,
    });
    const [name = "", value = ""] = cookie.split("=");
    const domain = new URL(site.url()).hostname;
    await page.context().addCookies([{ name, value, domain, path: `/api/bookings/${id}` }]);
    await page.goto(path);
    await statusOf(page).waitFor();
    await hydrated(page);
    return {
      id,
      number,
      page,
      path,
      /** Goes to the demo page by the paying button. */
      toPayment: async () => {
        await button(page, words.payNow).click();
        await atPayment(page);
      },
      order: (sql: string) => site.rows(`UPDATE orders SET ${sql} WHERE id = ?`, id),
      payments: () =>
        site.rows<{ id: string; status: string; url: string }>(
          "SELECT * FROM payments WHERE order_id = ? ORDER BY id",
          id,
        ),
      history: () => site.rows("SELECT id FROM order_events WHERE order_id = ?", id),
    };
  };
}
