import { expect, test } from "vitest";
import { addDays, operatorDate } from "#domain/time.ts";
import { browserSite, nextFrames } from "../browser-site.ts";
import { readShifts } from "../shifts.ts";
import { adminCalls } from "../../people.ts";
import { siteStaff } from "../people.ts";
import { ENGLISH, travellersOf } from "../payments/payment-traveller.ts";

const site = browserSite();
const { open: openAsAgent } = siteStaff(site, "agent");
const { send } = adminCalls(site);
const paidTraveller = travellersOf(site, { paid: true });

test("an agent stops a day: the form and the Fast Track page say why, and a form that was open is refused", async () => {
  const day = addDays(operatorDate(Date.now()), 20);
  const text = { en: "The lane is closed for works.", fr: "La file est fermée pour travaux." };
  const early = await site.open("/fast-track-form", { expectedErrors: /409/ });
  await early.getByLabel("First Name").fill("Ada");
  await early.getByLabel("Last Name").fill("Lovelace");
  await early.getByLabel("Email").first().fill("ada@example.org");
  await early.locator("select[name=airport]").selectOption("CDG");
  await early.locator("input[name=flightDate]").fill(day);

  const staff = await openAsAgent("/admin/sale-stops?lang=en", {
    expectedErrors: /ERR_FAILED/,
  });
  await staff.getByLabel("First flight day").fill(day);
  await staff.getByLabel("Last flight day").fill(day);
  await staff.getByLabel("Text in English").fill(text.en);
  await staff.getByLabel("Text in French").fill(text.fr);
  // A failure is said once.
  await staff.route("**/api/admin/sale-stops", (route) => route.abort());
  await staff.getByRole("button", { name: "Stop sales" }).click();
  await staff.getByRole("alert").waitFor();
  expect(await staff.locator("[data-sonner-toast]").count()).toBe(0);
  await staff.unroute("**/api/admin/sale-stops");
  await staff.getByRole("button", { name: "Stop sales" }).click();
  await staff.locator("[data-field=sale-stop]").waitFor();

  await early.getByRole("button", { name: "Continue to Payment" }).click();
  await early.getByText(text.en).first().waitFor();
  expect(await early.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "flightDate",
  );
  // Nobody touches this page.
  const landing = await site.open("/fr/fast-track");
  await landing.locator("[data-field=sale-stops]").getByText(text.fr).waitFor();
  await landing.goto("/fr/fast-track-form");
  await landing.locator("input[name=flightDate]").fill(day);
  await landing.locator("[data-field=sale-stops]").getByText(text.fr).waitFor();

  await staff.getByRole("button", { name: /^Resume sales/ }).click();
  await staff.getByRole("button", { name: "Resume sales", exact: true }).click();
  await staff.getByText("Everything is on sale.").waitFor();
});

test("who adds a stopped day to an open pass reads why it is refused", async () => {
  const day = addDays(operatorDate(Date.now()), 30);
  const { page, id } = await paidTraveller(ENGLISH, { flightDate: undefined }, /409/);
  const text = { en: "The lane is closed that day.", fr: "La file est fermée ce jour-là." };
  const body = { airport: "", from: day, to: day, text };
  expect((await send("POST", "sale-stops", body)).status).toBe(201);
  const form = page.getByRole("form", { name: "Add what’s missing" });
  await form.locator('[name="flightDate"]').waitFor();
  await nextFrames(page);
  // Nothing moves by itself where the card asks for the day either, on a wide screen.
  expect(await readShifts(page)).toBeLessThan(0.0001);
  await form.locator('[name="flightDate"]').fill(day);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText(text.en).first().waitFor();
  expect(await site.rows("SELECT flight_date FROM orders WHERE id = ?", id)).toEqual([
    { flight_date: null },
  ]);
});
