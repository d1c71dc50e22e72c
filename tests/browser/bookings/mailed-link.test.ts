import { expect, test } from "vitest";
import { manageBooking } from "#content/manage-booking.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { browserSite, hydrated, PHONE, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import {
  atPayment,
  button,
  ENGLISH,
  expectState,
  FRENCH,
  statusOf,
  unfold,
} from "../payments/payment-traveller.ts";
import { wordsOf } from "../words-of.ts";
import { dayFromToday } from "../../flight-days.ts";

const site = browserSite();

/** The first link of a mail that leads to this site. */
const linkIn = (mail: string) => new RegExp(`${site.url()}\\S+`).exec(mail)![0];

const JOURNEY = {
  en: {
    isBooked: "Your booking is saved",
    isReceived: "Have a good trip!",
    isChanged: "Your booking has changed",
    change: "Change the booking",
    save: "Save the changes",
    valid: "VALID",
  },
  fr: {
    isBooked: "Votre réservation est enregistrée",
    isReceived: "C’est payé, bon voyage",
    isChanged: "Votre réservation a changé",
    change: "Modifier la réservation",
    save: "Enregistrer les modifications",
    valid: "VALIDE",
  },
};

test.each(oneView(["fr", "en"] as const))(
  "four devices: booked on one, paid from the mail on another, changed from the next mail on a third, shown at the lane on a fourth: %s",
  async (language) => {
    const said = JOURNEY[language];
    const words = language === "fr" ? FRENCH : ENGLISH;
    const email = `four-${language}@example.org`;
    const newestMail = async (heading: string) => {
      await expect.poll(() => site.mailsAbout(email).at(-1)).toContain(heading);
      return site.mailsAbout(email).at(-1)!;
    };

    const flightDate = dayFromToday(10);
    const party = { adults: 3, children: 0, infants: 0, currency: "EUR", flightDate } as const;
    const { booking } = await site.book({ email, ...party }, { "x-language": language });
    const checkout = `${words.prefix}/fast-track-payment/${booking.order.id}`;

    const second = await site.open(linkIn(await newestMail(said.isBooked)), { viewport: PHONE });
    await statusOf(second).waitFor();
    await expect.poll(() => statusOf(second).textContent()).toBe(words.notPaid);
    // Neither the address nor the history keeps the key.
    expect(second.url()).toBe(site.url() + checkout);
    await hydrated(second);
    await button(second, words.payNow).click();
    await atPayment(second);
    await button(second, words.pay).click();
    await expectState(second, "paid");

    const third = await site.open(linkIn(await newestMail(said.isReceived)), {
      viewport: VIEWS[language],
    });
    await statusOf(third).waitFor();
    await expect.poll(() => statusOf(third).textContent()).toBe(words.paid);
    await hydrated(third);
    await unfold(third, wordsOf(manageBooking, language).heading);
    await button(third, said.change).click();
    await third.selectOption('[name="airport"]', "LHR");
    await button(third, said.save).click();
    await expect.poll(() => third.textContent("main")).toContain("Heathrow");

    const pass = new RegExp(`${site.url()}\\S*/pass/\\S+`).exec(
      await newestMail(said.isChanged),
    )![0];
    const fourth = await site.open(pass, { viewport: PHONE });
    await expect
      .poll(() => fourth.locator('[data-field="pass-state"]').textContent())
      .toBe(said.valid);
    await expect.poll(() => fourth.textContent("main")).toContain("Heathrow");
    await second.reload();
    await expectState(second, "paid");
    await expect.poll(() => second.textContent("main")).toContain("Heathrow");
  },
);

test("a link that has ended shows how else to find the booking; a good one in the same tab opens it", async () => {
  const { booking } = await site.book({ email: "ended@example.org" });
  const link = linkIn(await site.mailAbout(booking.order.order_number));
  const altered = link.replace(/.{4}$/, "aaaa");
  const page = await site.open(altered, { expectedErrors: /status of 404/ });
  await page.locator('[data-state="unavailable"]').waitFor();
  await expect.poll(() => page.locator('[name="orderNumber"]').count()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await statusOf(page).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe("NOT PAID");
  // While a page to pay on is open, too.
  const { id } = booking.order;
  await page.evaluate(
    async ([path, apikey]) =>
      void (await fetch(path!, { method: "POST", headers: { apikey: apikey! } })),
    [`/api/bookings/${id}/payments`, PUBLIC_KEY.apikey],
  );
  await page.reload();
  await hydrated(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});
