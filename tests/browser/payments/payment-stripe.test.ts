import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StripeServer, stripeServer } from "../../fakes/stripe-server.ts";
import { QUICK } from "../../site.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit } from "../browser-site.ts";
import { button, ENGLISH, FRENCH, statusOf, travellersOf } from "./payment-traveller.ts";
import { takingTurns } from "../turns.ts";

let stripe: StripeServer;
const site = browserSite(async () => {
  stripe = await stripeServer();
  return { ...QUICK, ...stripe.vars };
});
const traveller = travellersOf(site);
beforeAll(() => stripe.at(site.url()));
beforeEach(() => stripe.deliverAtOnce(false));
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

async function expectPaid(page: Page, words: typeof ENGLISH | typeof FRENCH): Promise<void> {
  await page.waitForURL(/fast-track-payment/);
  await page.getByRole("heading", { name: words.isPaid }).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe(words.paid);
}

const inTurn = takingTurns();
for (const words of [ENGLISH, FRENCH]) {
  for (const hasWebhook of [true, false]) {
    inTurn(
      words.language,
      `an order is paid on Stripe's page, ${hasWebhook ? "with" : "without"} a webhook (${words.language})`,
      async () => {
        const { page, toStripe, payments, history } = await stripeTraveller(words);
        stripe.deliverAtOnce(hasWebhook);
        const session = await toStripe();
        expect(await page.getAttribute("html", "lang")).toBe(words.language);
        await expect.poll(() => page.textContent('[data-field="amount"]')).toBe(words.amount);
        await button(page, words.pay).click();
        await expectPaid(page, words);
        expect(await axeViolations(page)).toEqual([]);
        await expectToFit(page);
        await stripe.delivered();
        expect(await payments()).toMatchObject([{ status: "paid", reference: session }]);
        expect(await history()).toHaveLength(1);
        expect(stripe.books.sumsOf(session)).toEqual({ received: 3300, refunded: 0, disputed: 0 });
      },
    );
  }

  inTurn(
    words.language,
    `a declined card and the way back leave the order unpaid; the same page can be paid after that (${words.language})`,
    async () => {
      const { page, language, toStripe, payments } = await stripeTraveller(words);
      const session = await toStripe();
      await button(page, words.decline).click();
      await page.getByRole("alert").filter({ hasText: DECLINED[language] }).waitFor();
      await page.getByRole("link", { name: BACK[language] }).click();
      await page.waitForURL(/fast-track-payment/);
      await page.getByText(words.begun).waitFor();
      await expect.poll(() => statusOf(page).textContent()).toBe(words.notPaid);
      expect(await axeViolations(page)).toEqual([]);

      expect(await toStripe()).toBe(session);
      await button(page, words.pay).click();
      await expectPaid(page, words);
      expect(await payments()).toHaveLength(1);
    },
  );
}

test("whoever pays and closes the window finds the order paid", async () => {
  const { page, path, toStripe } = await stripeTraveller(ENGLISH);
  stripe.books.pay(await toStripe());
  await page.goto(path);
  await expectPaid(page, ENGLISH);
});

test("the browser's Back from Stripe's page leads to a checkout that can be paid on", async () => {
  const { page, toStripe } = await stripeTraveller(ENGLISH);
  const session = await toStripe();
  await page.goBack();
  await statusOf(page).waitFor();
  await expect.poll(() => button(page, ENGLISH.payNow).isEnabled()).toBe(true);
  expect(await toStripe()).toBe(session);
  await button(page, ENGLISH.pay).click();
  await expectPaid(page, ENGLISH);
});

test("a page that has ended makes room for another", async () => {
  const { page, toStripe, payments } = await stripeTraveller(ENGLISH);
  const session = await toStripe();
  stripe.books.expire(session);
  await page.goBack();
  await statusOf(page).waitFor();
  await page.reload();
  await expect.poll(() => button(page, ENGLISH.payNow).isEnabled()).toBe(true);
  expect(await toStripe()).not.toBe(session);
  await button(page, ENGLISH.pay).click();
  await expectPaid(page, ENGLISH);
  expect((await payments()).map(({ status }) => status)).toEqual(["expired", "paid"]);
});
