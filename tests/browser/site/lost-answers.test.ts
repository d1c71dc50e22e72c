import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { authenticatorCode, earlyInStep } from "../../authenticator.ts";
import { dayFromToday } from "../../flight-days.ts";
import { awaken, browserSite } from "../browser-site.ts";
import { createPerson, newPerson, openSignedIn, storedSession } from "../people.ts";
import { ENGLISH, lookAt, statusOf, travellersOf } from "../payments/payment-traveller.ts";

/** What the server did, and the page was not told: pressed again, it is done, and never refused. */
const site = browserSite();
const traveller = travellersOf(site);
const LOST = { expectedErrors: /Failed to load|status of 4/ };

/** The next call of this method arrives, and only its answer is lost. */
async function loseAnswer(
  page: Page,
  url: string | RegExp,
  method: string,
): Promise<() => boolean> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  return () => isLost;
}
const pressTwice = async (page: Page, press: () => Promise<void>) => {
  await press();
  await page.locator("[data-sonner-toast], [role=alert]").first().waitFor();
  await press();
};
const toast = (page: Page, text: string) =>
  page.locator("[data-sonner-toast]").getByText(text).waitFor();

test("an account's deletion", async () => {
  const person = await createPerson(site);
  const page = await openSignedIn(site, person, "/account?lang=en", LOST);
  const wasLost = await loseAnswer(page, "**/api/account", "DELETE");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.fill('[name="deletePassword"]', person.password);
  const submit = page.getByRole("dialog").locator('button[type="submit"]');
  await pressTwice(page, () => submit.click());
  await toast(page, "Account deleted");
  expect([wasLost(), await storedSession(page)]).toEqual([true, null]);
});

test("recovery codes, and the removal of an authenticator", async () => {
  const person = await createPerson(site);
  const page = await site.open("/account?lang=en", LOST);
  await page.fill('[name="email"]', person.email);
  await page.fill('[name="password"]', person.password);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole("button", { name: "Set it up" }).click();
  const key = (await page.locator('[data-field="authenticator-key"]').textContent())!;
  await earlyInStep();
  await page.fill('#two-step [name="code"]', authenticatorCode(key.replaceAll(" ", "")));
  const hasLostCodes = await loseAnswer(page, "**/api/auth/factors/recovery-codes**", "POST");
  await page.getByRole("button", { name: "Turn it on", exact: true }).click();
  await page.locator("[data-sonner-toast], [role=alert]").first().waitFor();
  await page.getByRole("button", { name: "Make recovery codes" }).click();
  await expect.poll(() => page.locator('[data-field="recovery-code"]').count()).toBe(10);
  await page.getByRole("button", { name: "I’ve saved them" }).click();

  const hasLostRemoval = await loseAnswer(page, "**/api/auth/factors/*", "DELETE");
  const remove = async () => {
    const dialog = page.getByRole("dialog");
    if (!(await dialog.isVisible()))
      await page.getByRole("button", { name: "Turn it off", exact: true }).first().click();
    await dialog.getByRole("button", { name: "Turn it off", exact: true }).click();
  };
  await pressTwice(page, remove);
  await toast(page, "Two-step sign-in is off");
  expect([hasLostCodes(), hasLostRemoval()]).toEqual([true, true]);
});

/** Reloads once the message of a lost answer shows. */
const reloadAfter = async (page: Page, press: () => Promise<void>) => {
  await press();
  await page.locator("[data-sonner-toast], [role=alert]").first().waitFor();
  await page.reload();
  await expect.poll(() => page.inputValue('[name="lastName"]')).toBe("Hopper");
};
const fillBooking = async (page: Page, email: string) => {
  await page.fill('[name="firstName"]', "Grace");
  await page.fill('[name="lastName"]', "Hopper");
  await page.fill('[name="email"]', email);
};
const bookedBy = async (email: string) =>
  (await site.rows("SELECT id FROM customers WHERE email = ?", email)).length;

test("a booking, also when the page was reloaded meanwhile; one that was cancelled by then does not stand for a new one", async () => {
  const { email } = newPerson();
  const page = await site.open("/fast-track-form", LOST);
  await awaken(page);
  await fillBooking(page, email);
  const bookings = /\/api\/.*bookings$/;
  const wasLost = await loseAnswer(page, bookings, "POST");
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  await reloadAfter(page, () => submit.click());
  await submit.click();
  await page.waitForURL(/fast-track-payment/);
  expect([wasLost(), await bookedBy(email)]).toEqual([true, 1]);

  // That booking has used up its idempotency key, so the next one is another booking.
  await page.goto("/fast-track-form");
  await awaken(page);
  await fillBooking(page, email);
  await page.unrouteAll();
  await loseAnswer(page, bookings, "POST");
  await submit.click();
  await page.locator("[data-sonner-toast]").waitFor();
  expect(await bookedBy(email)).toBe(2);
  await site.rows("UPDATE orders SET status = 'cancelled'");
  await submit.click();
  await page.waitForURL(/fast-track-payment/);
  await statusOf(page).getByText("NOT PAID").waitFor();
  expect(await bookedBy(email)).toBe(3);
});

test("a booking that belongs to another address by then is refused once, and does not stand for a new one", async () => {
  const { email } = newPerson();
  const page = await site.open("/fast-track-form", LOST);
  await awaken(page);
  await fillBooking(page, email);
  const bookings = /\/api\/.*bookings$/;
  await loseAnswer(page, bookings, "POST");
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  await reloadAfter(page, () => submit.click());
  await site.rows("UPDATE orders SET address_version = 2");
  const [answer] = await Promise.all([page.waitForResponse(bookings), submit.click()]);
  expect(answer.status()).toBe(409);
  await submit.click();
  await page.waitForURL(/fast-track-payment/);
  await statusOf(page).getByText("NOT PAID").waitFor();
  expect(await bookedBy(email)).toBe(2);
});

test("a change of a booking; one that another device has changed since is refused, keeps what is typed, takes what only the other changed, and is saved", async () => {
  const { page, id, order } = await traveller(
    ENGLISH,
    { flightDate: dayFromToday(10) },
    LOST.expectedErrors,
  );
  const open = () => page.getByRole("button", { name: "Change the booking" }).click();
  const submit = page.getByRole("button", { name: "Save the changes" });
  await open();
  await page.fill('[name="flightNumber"]', "BA 304");
  await page.getByRole("button", { name: "Increase adults" }).click();
  const wasLost = await loseAnswer(page, `**/api/bookings/${id}`, "PATCH");
  await pressTwice(page, () => submit.click());
  await page.locator("[data-sonner-toast]").getByText("Saved", { exact: true }).waitFor();
  expect(wasLost()).toBe(true);

  await open();
  await page.fill('[name="flightNumber"]', "BA 777");
  await page.unrouteAll();
  const wasLostAgain = await loseAnswer(page, `**/api/bookings/${id}`, "PATCH");
  await submit.click();
  await page.locator("form [role=alert], [data-sonner-toast][data-type=error]").first().waitFor();
  await order("version = version + 1, flight_number = 'XX 1', adults = 4");
  await Promise.all([page.waitForResponse(/\/api\/bookings\//), lookAt(page)]);
  expect(await page.inputValue('[name="flightNumber"]')).toBe("BA 777");
  await submit.click();
  await page
    .getByText(/changed since you opened it/)
    .first()
    .waitFor();
  await page.locator("dd", { hasText: "XX 1" }).waitFor({ state: "attached" });
  expect(await page.inputValue('[name="flightNumber"]')).toBe("BA 777");
  expect(await page.inputValue('[name="adults"]')).toBe("4");
  expect(wasLostAgain()).toBe(true);
  await submit.click();
  await expect
    .poll(() => site.rows("SELECT adults, flight_number FROM orders WHERE id = ?", id))
    .toEqual([{ adults: 4, flight_number: "BA 777" }]);
});
