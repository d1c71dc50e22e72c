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

test.each(oneView([ENGLISH, FRENCH]))(
  "an order has one button to Stripe's page, no card field, and is paid there without a webhook, also after the browser's Back ($language)",
  async (words) => {
    const { page, payments, history } = await traveller(words, {}, HOSTED_PAGE);
    expect(await page.locator('[name="cardNumber"], [name="cvv"]').count()).toBe(0);
    await expect.poll(() => page.textContent("main")).toMatch(/Stripe.*Visa.*Mastercard.*ENVOL/);
    const toStripe = async () => {
      await button(page, words.payNow).click();
      await page.waitForURL(/\/c\/pay\/cs_/);
      return new URL(page.url()).pathname.split("/").at(-1)!;
    };
    const session = await toStripe();
    await page.goBack();
    await page.getByText(words.begun).waitFor();
    await expect.poll(() => statusOf(page).textContent()).toBe(words.notPaid);
    expect(await toStripe()).toBe(session);
    expect(await page.getAttribute("html", "lang")).toBe(words.language);
    await expect.poll(() => page.textContent('[data-field="amount"]')).toBe(words.amount);
    await button(page, words.pay).click();
    await page.waitForURL(/fast-track-payment/);
    await page.getByRole("heading", { name: words.isPaid }).waitFor();
    await expect.poll(() => statusOf(page).textContent()).toBe(words.paid);
    expect(await payments()).toMatchObject([{ status: "paid", reference: session }]);
    expect(await history()).toHaveLength(1);
    expect(stripe.books.sumsOf(session)).toEqual({ received: 3300, refunded: 0, disputed: 0 });
  },
);
