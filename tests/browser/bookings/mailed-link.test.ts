import { expect, test } from "vitest";
import { browserSite, hydrated, PHONE } from "../browser-site.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  FRENCH,
  statusOf,
} from "../payments/payment-traveller.ts";

const site = browserSite();

/** The first link of a mail that leads to this site. */
const linkIn = (mail: string) => new RegExp(`${site.url()}\\S+`).exec(mail)![0];

test.each([ENGLISH, FRENCH])(
  "what one browser booked, another pays from the mail: $language",
  async (words) => {
    const { booking } = await site.book(
      { currency: "EUR", email: `mailed-${words.language}@example.org` },
      { "x-language": words.language },
    );
    const { id, order_number: number } = booking.order;
    const link = linkIn(await site.mailAbout(number));
    const page = await site.open(link, { viewport: PHONE });
    await statusOf(page).waitFor();
    expect(await statusOf(page).textContent()).toBe(words.notPaid);
    // Neither the address nor the history keeps the key.
    const path = `${words.prefix}/fast-track-payment/${id}`;
    expect(page.url()).toBe(site.url() + path);
    await hydrated(page);
    await button(page, words.payNow).click();
    await atPayment(page);
    await button(page, words.pay).click();
    await expectState(page, "paid");
    await page.reload();
    await expectState(page, "paid");

    const third = await site.open(link);
    await statusOf(third).waitFor();
    expect(await statusOf(third).textContent()).toBe(words.paid);
  },
);

test("a link that has ended shows how else to find the booking; a good one in the same tab opens it", async () => {
  const { booking } = await site.book({ email: "ended@example.org" });
  const link = linkIn(await site.mailAbout(booking.order.order_number));
  const altered = link.replace(/.{4}$/, "aaaa");
  const page = await site.open(altered, { expectedErrors: /status of 404/ });
  await page.locator('[data-state="unavailable"]').waitFor();
  expect(await page.locator('[name="orderNumber"]').count()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await statusOf(page).waitFor();
  expect(await statusOf(page).textContent()).toBe("NOT PAID");
});
