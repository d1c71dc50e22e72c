import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dayFromToday } from "../../flight-days.ts";
import { adminCalls } from "../../people.ts";
import { browserSite } from "../browser-site.ts";
import {
  button,
  ENGLISH,
  expectState,
  FRENCH,
  lookAt,
  statusOf,
  travellersOf,
} from "../payments/payment-traveller.ts";

/** What another device, or staff, changed while a booking's page was open. */
const site = browserSite();
const traveller = travellersOf(site);
const paidTraveller = travellersOf(site, { paid: true });
const { send } = adminCalls(site);

const readAgain = (page: Page) =>
  Promise.all([page.waitForResponse(/\/api\/bookings\//), lookAt(page)]);
async function changeAsStaff(id: string, fields: object): Promise<void> {
  const [order] = await site.rows("SELECT version FROM orders WHERE id = ?", id);
  const changed = { ...order, reason: "By phone", ...fields };
  expect((await send("PATCH", `orders/${id}`, changed)).status).toBe(200);
}
const flightDate = dayFromToday(10);

test("an open page of a paid order follows: the code of a replaced pass, a traveller to pay for, and that it is cancelled", async () => {
  const { id, page, order } = await paidTraveller(ENGLISH, { flightDate }, /404/);
  await expectState(page, "paid");
  const drawn = page.locator('svg[data-field="pass-qr"]');
  const old = await drawn.innerHTML();
  await changeAsStaff(id, { newPass: true });
  await readAgain(page);
  await expect.poll(() => drawn.innerHTML()).not.toBe(old);

  await changeAsStaff(id, { adults: 3 });
  await readAgain(page);
  await button(page, "Pay €11.00 now").waitFor();

  await order("status = 'cancelled', due_minor = 0, version = version + 1");
  await readAgain(page);
  await expect.poll(() => statusOf(page).textContent()).toBe("CANCELLED");
  expect(await page.textContent("main")).not.toContain("Show your code");
});

test("opening the change keeps the keyboard there, and closing it too", async () => {
  const { page } = await traveller(FRENCH, { flightDate });
  const opener = button(page, "Modifier la réservation");
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator('[name="firstName"]').waitFor();
  await page.keyboard.press("Tab");
  const name = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  expect(await name()).toBe("firstName");
  await button(page, "Ne rien changer").focus();
  await page.keyboard.press("Enter");
  await opener.waitFor();
  await page.keyboard.press("Tab");
  expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
});
