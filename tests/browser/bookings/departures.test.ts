import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { BookingBody } from "../../factories.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { operatorDate } from "#domain/time.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, holdRequests, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { siteAdmin, siteStaff } from "../people.ts";
import { setFlightDay } from "../../flight-days.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);
const { open: openAsAgent } = siteStaff(site, "agent");

const DAY = "2058-03-14";
const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  title: "Départs",
  day: "jeudi 14 mars 2058",
  airport: "Aéroport",
  all: "Tous les statuts",
  states: ["Payée", /^Utilisé à 6\sh\s40$/, "Non payée"],
  cancelled: "Annulée",
  orly: "Paris-Orly (ORY)",
  leaving: "4 voyageurs partent aujourd’hui.",
  link: /^Voir les départs du \d/,
  print: /^Imprimer/,
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  title: "Departures",
  day: "Thursday 14 March 2058",
  airport: "Airport",
  all: "All statuses",
  states: ["Paid", /^Used at 06:40$/, "Not paid"],
  cancelled: "Cancelled",
  orly: "Paris Orly (ORY)",
  leaving: "4 travellers are leaving today.",
  link: /^See the departures for \d/,
  print: /^Print/,
};

async function leave(body: Partial<BookingBody>, status: string) {
  const party = { adults: 1, children: 0, infants: 0 };
  const { order } = (await site.book({ ...party, ...body, flightDate: DAY })).booking;
  await setFlightDay(site, order.id, body.flightDate ?? DAY);
  await site.rows("UPDATE orders SET status = ? WHERE id = ?", status, order.id);
  return order;
}

let used: { id: string; order_number: string };
beforeAll(async () => {
  await leave({ airport: "CDG", flightNumber: "AF1", adults: 2, children: 1 }, "paid");
  used = await leave(
    { airport: "CDG", flightNumber: "BA9", firstName: "Grace", lastName: "Hopper" },
    "completed",
  );
  await site.rows("UPDATE orders SET pass_id = 'pass' WHERE id = ?", used.id);
  await site.rows(
    "INSERT INTO redemptions (id, nonce_hash, pass_id, order_id, result, travellers, created_at) VALUES ('r', 'r', 'pass', ?, 'valid', 1, ?)",
    used.id,
    Date.parse("2058-03-14T05:40:00Z"),
  );
  await site.rows(
    "INSERT INTO order_notes VALUES ('n', ?, 'agent', 'Wheelchair to the gate', 1, 1)",
    used.id,
  );
  await leave({ airport: "ORY", flightNumber: "TO7" }, "Not Paid");
  await leave({ airport: "ORY", flightNumber: "TO8" }, "cancelled");
});

const rows = (page: Page) => page.locator('[data-field="departure"]');
const sheet = (page: Page, airport: string) => page.locator(`[data-airport="${airport}"]`);
const total = (page: Page, airport: string, name: string) =>
  sheet(page, airport).locator(`[data-total="${name}"] dd`).textContent();
const show = async (page: Page, count: number) => {
  await expect.poll(() => rows(page).count()).toBe(count);
};

/** Replaces printing. The returned function reads how many departures would be on the paper. */
async function notePrints(page: Page): Promise<() => Promise<number | undefined>> {
  await page.evaluate(() =>
    Object.assign(window, {
      print: () =>
        Object.assign(window, {
          printed: document.querySelectorAll('[data-field="departure"]').length,
        }),
    }),
  );
  return () => page.evaluate(() => (window as { printed?: number }).printed);
}

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  const { language, viewport } = words;

  inTurn(
    language,
    `staff see who leaves on a day, from where, and who was let through; the print has one sheet for each airport alone (${language})`,
    async () => {
      const page = await openAsAdmin(`/admin/departures?date=${DAY}&lang=${language}`, {
        viewport,
      });
      await show(page, 3);
      await expect
        .poll(() => page.getByRole("heading", { level: 1 }).textContent())
        .toBe(words.title);
      await expect.poll(() => sheet(page, "CDG").textContent()).toContain(words.day);
      const states = await rows(page).locator("[data-status]").allTextContents();
      for (const [index, state] of states.entries()) expect(state).toMatch(words.states[index]!);
      expect([
        await total(page, "CDG", "adults"),
        await total(page, "CDG", "paid"),
        await total(page, "ORY", "unpaid"),
      ]).toEqual(["3", "2", "1"]);
      await expect
        .poll(() => rows(page).filter({ hasText: "Hopper" }).textContent())
        .toContain("Wheelchair to the gate");
      // One table for the eye: one head, and columns under each other.
      const places = await page
        .locator('[data-field="departure"]')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().x)),
        );
      expect(new Set(places.map(String)).size).toBe(1);
      expect((await sheet(page, "ORY").locator("thead").boundingBox())!.height).toBeLessThan(2);
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);

      await page.emulateMedia({ media: "print" });
      for (const hidden of ["body > header", "nav", "main h1", '[name="date"]', "main button"])
        expect([hidden, await page.locator(hidden).filter({ visible: true }).count()]).toEqual([
          hidden,
          0,
        ]);
      await expect.poll(() => sheet(page, "CDG").innerText()).toContain(words.day.slice(1));
      await expect
        .poll(() => sheet(page, "CDG").innerText())
        .toMatch(language === "fr" ? /État au .+\d\sh/ : /As of .+\d\d:\d\d/);
      const pdf = (
        await page.pdf({
          format: "A4",
          margin: { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" },
        })
      ).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      await page.emulateMedia({ media: "screen" });

      await page.locator('[name="show"]').selectOption({ label: words.all });
      await show(page, 4);
      await expect
        .poll(() => sheet(page, "ORY").locator('[data-status="cancelled"]').textContent())
        .toBe(words.cancelled);
      expect(await total(page, "ORY", "orders")).toBe("1");
      await page.getByLabel(words.airport, { exact: true }).selectOption("ORY");
      await show(page, 2);
      await expect
        .poll(() => page.getByRole("heading", { level: 2, name: words.orly }).count())
        .toBe(1);
      await page.goBack();
      await page.goBack();
      await show(page, 3);

      await page.getByRole("link", { name: used.order_number }).click();
      await page.waitForURL(`**/admin/orders/${used.id}`);
    },
  );
}

test("an agent changes the day by its neighbours, by today and by the field; it stays in the address, and one that is no day is said", async () => {
  const page = await openAsAgent(`/admin/departures?date=${DAY}&lang=en`, {
    expectedErrors: /422/,
  });
  await show(page, 3);
  // Files are for admins.
  expect(await page.getByRole("button", { name: "Export as CSV" }).count()).toBe(0);
  const day = page.locator('[name="date"]');
  await page.getByRole("link", { name: "Next day" }).click();
  await page.getByText("There are no departures on that day.").waitFor();
  expect(new URL(page.url()).searchParams.get("date")).toBe("2058-03-15");
  await page.getByRole("link", { name: "Previous day" }).click();
  await show(page, 3);
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.poll(() => day.inputValue()).toBe(operatorDate(Date.now()));
  expect(new URL(page.url()).searchParams.get("date")).toBeNull();
  await day.fill(DAY);
  await show(page, 3);
  await page.reload();
  await show(page, 3);
  expect(await day.inputValue()).toBe(DAY);

  // An address without a valid day cannot be read, and the link to today stays.
  await page.goto("/admin/departures?date=soon");
  await page.locator('[data-problem="address"]').waitFor();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect.poll(() => day.inputValue()).toBe(airportDate("", Date.now()));
});

test("the button prints all departures of a day, also those that are not loaded yet", async () => {
  const many = "2058-04-01";
  const { customer } = (await site.book({ flightDate: many, airport: "NCE" })).booking;
  await site.rows(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 248) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at) SELECT 'many-' || i, 'FT-1795176000000-M' || i, ?, 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'NCE', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), ?, 'AF' || (i % 9), 'fr', i, 0 FROM n`,
    customer.id,
    many,
  );
  const page = await openAsAdmin(`/admin/departures?date=${many}&lang=en`);
  await show(page, 100);
  expect(await total(page, "NCE", "orders")).toBe("250");
  await expect.poll(() => page.getByText("100 of 250 orders shown.").count()).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("This list is incomplete.").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  const printed = await notePrints(page);
  const more = page.getByRole("button", { name: "Load more departures" });
  await more.focus();
  // A press by script leaves the focus at the button below the list, as if that one had been pressed.
  await page
    .getByRole("button", { name: "Print the sheets" })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect.poll(printed).toBe(250);
  expect(await more.count()).toBe(0);
  // That button is gone with the last departures: what it stood beside has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement!.textContent))
    .toContain("250 orders shown.");
  expect(await page.evaluate(() => document.activeElement!.localName)).toBe("section");
});

test("no control moves from under the pointer while the rows arrive, and an admin saves the day as a file", async () => {
  const page = await openAsAdmin("/admin?lang=en");
  const release = await holdRequests(page, "**/api/admin/departures?*");
  await page.goto(`/admin/departures?date=${DAY}&airport=CDG&lang=en`);
  const save = page.getByRole("button", { name: "Export as CSV" });
  const controls = [
    save,
    page.getByRole("link", { name: "Today", exact: true }),
    page.locator('[name="show"]'),
  ];
  const places = () =>
    Promise.all([
      page.locator('[name="date"]').inputValue(),
      ...controls.map((control) => control.boundingBox()),
    ]);
  const before = await places();
  release();
  await page.locator("main [data-loading]").waitFor({ state: "detached" });
  expect(await places()).toEqual(before);

  await show(page, 2);
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(download.suggestedFilename()).toBe(`departures-${DAY}.csv`);
  const csv = readFileSync(await download.path(), "utf8");
  expect([csv.split("\r\n").length, csv.includes(used.order_number)]).toEqual([4, true]);
});

for (const words of [FRENCH, ENGLISH]) {
  inTurn(
    words.language,
    `the dashboard says how many leave today, and leads there, where two clicks print the sheet of an airport: ${words.language}`,
    async () => {
      const today = airportDate("LHR", Date.now());
      await site.rows("DELETE FROM orders WHERE flight_date = ?", today);
      await leave({ flightDate: today, airport: "LHR", adults: 3, infants: 1 }, "paid");
      const page = await openAsAdmin(`/admin?lang=${words.language}`, { viewport: words.viewport });
      const card = page.locator('[data-field="today"]');
      await card.getByText(words.leaving).waitFor();
      await expect.poll(() => card.getByRole("listitem").textContent()).toMatch(/\(LHR\)4$/);
      const [printed, expectFew] = [await notePrints(page), await countedActs(page)];
      await card.getByRole("link", { name: /LHR/ }).click();
      await show(page, 1);
      await page.getByRole("button", { name: words.print }).click();
      await expect.poll(printed).toBe(1);
      await expectFew({ clicks: 2, keys: 0 });
      expect(
        await page
          .locator("[data-airport]")
          .evaluateAll((sheets) => sheets.map((one) => one.getAttribute("data-airport"))),
      ).toEqual(["LHR"]);
      expect(await page.locator('[name="airport"]').inputValue()).toBe("LHR");
      await page.goBack();
      await card.getByRole("link", { name: words.link }).click();
      await page.waitForURL("**/admin/departures");
    },
  );
}
