import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { manageBooking } from "#content/manage-booking.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import {
  button,
  ENGLISH,
  FRENCH,
  statusOf,
  travellersOf,
  unfold,
} from "../payments/payment-traveller.ts";
import { wordsOf } from "../words-of.ts";
import { dayFromToday } from "../../flight-days.ts";

const site = browserSite();
const traveller = travellersOf(site);
const paidTraveller = travellersOf(site, { paid: true });

/** A paid order's page folds the ways to change it. */
const unfoldChange = (page: Page, language: "en" | "fr") =>
  unfold(page, wordsOf(manageBooking, language).heading);

test("a traveller changes flight, party and e-mail of an unpaid order: a day that is over is refused, the total follows, and it is saved and mailed", async () => {
  const { page, id } = await traveller(ENGLISH, { flightDate: dayFromToday(1) }, /422/);
  await page.getByText("You can change anything until you pay.").waitFor();
  await button(page, "Change the booking").click();
  expect(await page.inputValue('[name="lastName"]')).toBe("Lovelace");
  expect(await page.inputValue('[name="adults"]')).toBe("2");
  expect(await axeViolations(page)).toEqual([]);
  await page.fill('[name="flightDate"]', dayFromToday(-3));
  await page.fill('[name="flightNumber"]', "BA 304");
  const save = button(page, "Save the changes");
  await save.click();
  await page.getByText("This day is over at the airport", { exact: true }).first().waitFor();
  expect(await page.getAttribute('[name="flightDate"]', "aria-invalid")).toBe("true");
  expect(await page.inputValue('[name="flightNumber"]')).toBe("BA 304");

  await page.fill('[name="flightDate"]', dayFromToday(10));
  await page.locator('select[name="airport"]').focus();
  await page.keyboard.type("heath");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.inputValue('select[name="airport"]')).toBe("LHR");
  await page.fill('[name="email"]', "right@example.org");
  await page.getByRole("button", { name: "Increase adults" }).click();
  await save.click();
  await button(page, "Pay €44.00 now").waitFor();
  await page.getByText("We’ve emailed you a confirmation.").waitFor();
  await expect.poll(() => page.textContent("main")).toContain("BA 304");
  await page.reload();
  await statusOf(page).waitFor();
  expect(
    await site.rows(
      "SELECT airport, adults, amount_minor, email FROM orders o JOIN customers c ON c.id = customer_id WHERE o.id = ?",
      id,
    ),
  ).toEqual([{ airport: "LHR", adults: 3, amount_minor: 4400, email: "right@example.org" }]);
});

test("a day that does not exist, or has no year, is no way to remove the day of a paid order", async () => {
  const flightDate = dayFromToday(10);
  const { page, id } = await paidTraveller(ENGLISH, { flightDate });
  await unfoldChange(page, "en");
  await button(page, "Change the booking").click();
  const day = page.locator('[name="flightDate"]');
  const save = button(page, "Save the changes");
  const unreadable = "Complete this field, or check that the day exists";
  const stored = () => site.rows("SELECT flight_date, version FROM orders WHERE id = ?", id);
  const [before] = await stored();
  for (const keys of ["02292027", "0301"]) {
    await day.fill("");
    await day.focus();
    await page.keyboard.type(keys);
    await save.click();
    await page.getByText(unreadable, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      "flightDate",
    );
    expect(await stored()).toEqual([before]);
  }
  await day.fill(dayFromToday(11));
  await expect.poll(() => page.getByText(unreadable).count()).toBe(0);
  await save.click();
  await page.getByText("We’ve emailed you a confirmation.").waitFor();
  expect(await stored()).toMatchObject([{ flight_date: dayFromToday(11) }]);
});

test("a paid order is cancelled after its sum was said, and refunded (fr, phone)", async () => {
  const { page, id, order } = await paidTraveller(FRENCH, { flightDate: dayFromToday(10) }, /409/);
  await page.getByRole("heading", { name: FRENCH.isPaid }).waitFor();
  await order("version = version + 1");
  await unfoldChange(page, "fr");
  await button(page, "Modifier la réservation").click();
  await button(page, "Enregistrer les modifications").click();
  const failure = page.locator("[data-sonner-toast]").getByText("Non enregistré");
  await failure.waitFor();
  await button(page, "Ne rien changer").click();
  await order("version = version + 1");
  await button(page, "Annuler la réservation").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/33,00\u00a0€/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // Another device was faster: the next attempt is made on the booking as it is.
  await dialog.getByRole("button", { name: "Annuler la réservation" }).click();
  await dialog.getByText(/entre-temps/).waitFor();
  await failure.waitFor({ state: "detached", timeout: 5_000 });
  await dialog.getByRole("button", { name: "Annuler la réservation" }).click();
  await expect.poll(() => statusOf(page).textContent()).toBe("REMBOURSÉ");
  expect(await site.rows("SELECT status, refunded_minor FROM orders WHERE id = ?", id)).toEqual([
    { status: "refunded", refunded_minor: 3300 },
  ]);
  expect(await button(page, "Modifier la réservation").count()).toBe(0);
});

test("a booking that was paid in cash can be changed here, and says who cancels it", async () => {
  const { page, order } = await traveller(ENGLISH, { flightDate: dayFromToday(10) });
  await order("status = 'paid', paid_minor = 3300, by_hand_minor = 3300, version = version + 1");
  await page.reload();
  await statusOf(page).getByText("PAID", { exact: true }).waitFor();
  await button(page, "Change the booking").waitFor();
  await page
    .getByText(/^You can change your booking until .* To cancel it, write to us\.$/)
    .waitFor();
  expect(await button(page, "Cancel the booking").count()).toBe(0);
});

const PARTY = {
  en: {
    words: ENGLISH,
    change: "Change the booking",
    more: "Increase adults",
    save: "Save the changes",
    willPay: "€11.00 left to pay on this page.",
    willGet: "We’ll refund €11.00 to your card.",
  },
  fr: {
    words: FRENCH,
    change: "Modifier la réservation",
    more: "Ajouter un adulte",
    save: "Enregistrer les modifications",
    willPay: "Il vous restera 11,00\u00a0€ à payer sur cette page.",
    willGet: "Nous vous rembourserons 11,00\u00a0€ sur votre carte.",
  },
};

test.each(oneView(["en", "fr"] as const))(
  "four who paid are told what a fifth would cost, and become three who get money back: %s",
  async (language) => {
    const { words, ...said } = PARTY[language];
    const party = { flightDate: dayFromToday(10), adults: 4, children: 0, infants: 0 };
    const { page, id } = await paidTraveller(words, party);
    await unfoldChange(page, language);
    await button(page, said.change).click();
    await page.getByRole("button", { name: said.more }).click();
    await page.getByText(said.willPay).waitFor();
    await page.fill('[name="adults"]', "3");
    await page.getByText(said.willGet).waitFor();
    await button(page, said.save).click();
    await expect.poll(() => page.locator('[name="adults"]').count()).toBe(0);
    expect(
      await site.rows(
        "SELECT status, adults, paid_minor, refunded_minor FROM orders WHERE id = ?",
        id,
      ),
    ).toEqual([{ status: "paid", adults: 3, paid_minor: 4400, refunded_minor: 1100 }]);
  },
);

test("a booking is forgotten on a shared device, at its pass (fr)", async () => {
  const { page, path, id } = await paidTraveller(FRENCH, { flightDate: dayFromToday(10) }, /404/);
  await page.getByRole("heading", { name: FRENCH.isPaid }).waitFor();
  const cookies = async () =>
    (await page.context().cookies()).filter(({ name }) => name === "order").length;
  expect(await cookies()).toBe(2);
  await page.getByRole("link", { name: FRENCH.passPage }).click();
  await page.getByText("Réservé par Ada Lovelace").waitFor({ state: "attached" });
  await page.getByRole("heading", { name: "Votre réservation" }).click();
  await button(page, "Oublier cette réservation sur cet appareil").click();
  await page.getByText("Réservation oubliée", { exact: true }).waitFor();
  expect(await cookies()).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.textContent("main")).not.toContain("Lovelace");
  await page.goto(path);
  await page.locator('[data-state="unavailable"]').waitFor();
  await expect.poll(() => page.locator('[name="orderNumber"]').count()).toBe(1);
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
    { status: "paid" },
  ]);
});

test("the way back to a booking that was changed since shows it as it is; forgotten, what the booking form handed over is forgotten too", async () => {
  const page = await site.open("/fast-track-form", { expectedErrors: /404/ });
  for (const [name, value] of [
    ["firstName", "Ada"],
    ["lastName", "Lovelace"],
    ["email", "ada@example.org"],
  ] as const)
    await page.fill(`[name="${name}"]`, value);
  await button(page, "Continue to Payment").click();
  await page.waitForURL("**/fast-track-payment/*");
  await button(page, "Change the booking").click();
  await page.getByRole("button", { name: "Increase adults" }).click();
  await button(page, "Save the changes").click();
  await button(page, "Pay $22.00 now").waitFor();
  await page.locator("header a").first().click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goBack();
  await button(page, "Pay $22.00 now").waitFor();
  expect(await page.textContent("main")).not.toContain("$11.00 now");

  const order = () => page.evaluate(() => JSON.stringify(history.state));
  expect(await order()).toContain("Lovelace");
  await button(page, "Forget this booking on this device").click();
  await page.locator('[data-state="unavailable"]').waitFor();
  expect(await order()).not.toContain("Lovelace");
  expect((await page.context().cookies()).filter(({ name }) => name === "order")).toEqual([]);
});

test("of a booking that staff gave another address, only they refund, and the day before the flight nothing paid changes here: the page says who helps", async () => {
  const { page, order } = await paidTraveller(ENGLISH, { flightDate: dayFromToday(10) }, /409/);
  await page.getByRole("heading", { name: ENGLISH.isPaid }).waitFor();
  await order("address_changed_at = 1");
  await unfoldChange(page, "en");
  await button(page, "Cancel the booking").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Cancel the booking" }).click();
  await dialog.getByText(/only our team can cancel the booking, so write to \S+@/).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe("PAID");

  await order(`flight_date = '${dayFromToday(1)}'`);
  await page.reload();
  await page.getByRole("heading", { name: ENGLISH.isPaid }).waitFor();
  await unfoldChange(page, "en");
  await page.getByText(/too late to change or cancel this booking online/).waitFor();
  expect(await button(page, "Change the booking").count()).toBe(0);
  expect(await button(page, "Cancel the booking").count()).toBe(0);
});
