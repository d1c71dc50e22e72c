import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { operatorDate } from "#domain/time.ts";
import { setFlightDay } from "../../flight-days.ts";
import { browserSite, PHONE } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { settle } from "../screens.ts";
import { takingTurns } from "../turns.ts";

/** Widths that the table of screens (site/screens.test.ts) does not have. */
const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

beforeAll(async () => {
  for (const [index, airport] of ["CDG", "NCE", "LHR", "ORY"].entries()) {
    const names = { firstName: "Maximilian-Alexander", lastName: "Featherstonehaugh-Cholmondeley" };
    await site.book({
      ...names,
      companyName: index % 2 ? "Gesellschaft für Flughafenbegleitung mbH" : "",
      airport,
      flightNumber: `AF12${index}`,
    });
    await site.post("/api/contact", {
      name: names.lastName,
      email: `a.rather.long.address.${index}@subdomain.example.org`,
      message: "Bonjour",
    });
  }
});

/** Texts of one piece that a tablet would break, and what is wider than its card. */
const brokenPieces = (page: Page) =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>("main time, main th a, main h1")];
    const broken = pieces.filter((piece) => {
      const tops = [...piece.getClientRects()].map(({ top }) => Math.round(top));
      return tops.length > 0 && new Set(tops).size > 1;
    });
    const cut = [...document.querySelectorAll<HTMLElement>("main table")].filter(
      (table) => table.scrollWidth > table.parentElement!.clientWidth + 1,
    );
    return [...broken, ...cut].map(({ textContent }) => textContent?.slice(0, 40));
  });

const inTurn = takingTurns();
for (const language of ["fr", "en"])
  inTurn(
    language,
    `no list leaves its page on a tablet; an upright tablet breaks no date and no order number, and cuts no column (${language})`,
    async () => {
      const { order } = (await site.book({ airport: "CDG" })).booking;
      await setFlightDay(site, order.id, operatorDate(Date.now()));
      const { id } = (await site.book({ airport: "CDG", flightDate: "2059-05-04" })).booking.order;
      const upright = { width: 768, height: 1024 };
      const page = await openAsAdmin("about:blank", { viewport: upright });
      const lists = ["", "orders", "customers", "messages"];
      const broken: string[] = [];
      for (const path of [...lists, `orders/${id}`, "departures"]) {
        await page.setViewportSize(upright);
        await page.goto(`/admin/${path}?lang=${language}`);
        await settle(page);
        await expect.poll(() => page.locator("main time, main th a").count()).toBeGreaterThan(0);
        broken.push(...(await brokenPieces(page)).map((piece) => `${path}: ${piece}`));
        for (const width of lists.includes(path) ? [768, 1024] : []) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(
              async () =>
                `${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`,
            )
            .toBe(`${path} ${width}`);
        }
      }
      expect(broken).toEqual([]);
    },
  );

for (const language of ["fr", "en"]) {
  inTurn(language, `the dashboard fits five screens of a phone (${language})`, async () => {
    const { customer } = (await site.book({})).booking;
    await site.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at) SELECT 'd-${language}-' || i, printf('FT-17951760000%02d-DASH${language.toUpperCase()}', i), ?, 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'CDG', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), 'fr', 1795176000000 + i, 0 FROM n`,
      customer.id,
    );
    const page = await openAsAdmin(`/admin?lang=${language}`, { viewport: PHONE });
    await expect.poll(() => page.locator('[data-field="order"]').count()).toBe(10);
    await settle(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(5 * PHONE.height);
  });
}

test("in a low window each entry of the menu can be reached beside a long page", async () => {
  const page = await openAsAdmin("/admin/orders?lang=fr", {
    viewport: { width: 1366, height: 650 },
  });
  await page.locator("nav ul li > :is(a, button)").last().waitFor();
  const outside = await page.evaluate(() => {
    document.querySelector<HTMLElement>("main")!.style.minHeight = "4000px";
    return [...document.querySelectorAll<HTMLElement>("nav ul li > :is(a, button)")].flatMap(
      (entry) => {
        entry.blur();
        scrollTo(0, 500);
        entry.focus();
        const { top, bottom } = entry.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight ? [] : [`${entry.textContent} ${top}`];
      },
    );
  });
  expect(outside).toEqual([]);
});
