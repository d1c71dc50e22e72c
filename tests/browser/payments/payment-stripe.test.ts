import { afterAll, beforeAll, expect, test } from "vitest";
import { type StripeServer, stripeServer } from "../../fakes/stripe-server.ts";
import { QUICK } from "../../site.ts";
import { browserSite } from "../browser-site.ts";
import { button, ENGLISH, FRENCH, statusOf, travellersOf } from "./payment-traveller.ts";
import { oneView } from "../turns.ts";

let stripe: StripeServer;
const site = browserSite(async () => {
  stripe = await stripeServer();
  return { ...QUICK, ...stripe.vars };
});
const traveller = travellersOf(site);
beforeAll(() => stripe.at(site.url()));
afterAll(() => stripe.close());

/** The one other host that a traveller's browser may visit. */
const HOSTED_PAGE = /^Request to another host: http:\/\/localhost:\d+\/c\/pay\//;
const BACK = { en: "Back", fr: "Retour" };
const DECLINED = { en: /declined/, fr: /refusée/ };

/** A traveller at the checkout, who goes to Stripe's page by the paying button. */
async function stripeTraveller(words: typeof ENGLISH | typeof FRENCH) {
  const made = await traveller(words, {}, HOSTED_PAGE);
  const toStripe = async () => {
    await button(made.page, words.payNow).click();
    await made.page.waitForURL(/\/c\/pay\/cs_/);
    return new URL(made.page.url()).pathname.split("/").at(-1)!;
  };
  return { ...made, language: words.language as "en" | "fr", toStripe };
}

test.each(oneView([ENGLISH, FRENCH]))(
  "an order is paid on Stripe's page without a webhook, after the browser's Back, a declined card and the page's own way back ($language)",
  async (words) => {
    const { page, language, toStripe, payments, history } = await stripeTraveller(words);
    const session = await toStripe();
    await page.goBack();
    await statusOf(page).waitFor();
    await expect.poll(() => button(page, words.payNow).isEnabled()).toBe(true);
    expect(await toStripe()).toBe(session);
    expect(await page.getAttribute("html", "lang")).toBe(words.language);
    await expect.poll(() => page.textContent('[data-field="amount"]')).toBe(words.amount);
    await button(page, words.decline).click();
    await page.getByRole("alert").filter({ hasText: DECLINED[language] }).waitFor();
    await page.getByRole("link", { name: BACK[language] }).click();
    await page.waitForURL(/fast-track-payment/);
    await page.getByText(words.begun).waitFor();
    await expect.poll(() => statusOf(page).textContent()).toBe(words.notPaid);

    expect(await toStripe()).toBe(session);
    await button(page, words.pay).click();
    await page.waitForURL(/fast-track-payment/);
    await page.getByRole("heading", { name: words.isPaid }).waitFor();
    await expect.poll(() => statusOf(page).textContent()).toBe(words.paid);
    expect(await payments()).toMatchObject([{ status: "paid", reference: session }]);
    expect(await history()).toHaveLength(1);
    expect(stripe.books.sumsOf(session)).toEqual({ received: 3300, refunded: 0, disputed: 0 });
  },
);
