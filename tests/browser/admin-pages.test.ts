import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { STAFF_PARTS } from "../../src/domain/accounts/role.ts";
import { axeViolations } from "./accessibility.ts";
import { browserSite, DESKTOP, PHONE } from "./browser-site.ts";
import { siteAdmin } from "./people.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const LISTS = ["orders", "orders/problems", "departures", "customers", "messages", "mails", "previews", "devices", "roles", "audit"];
const NARROW = { width: 320, height: 640 };

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

async function pages(): Promise<string[]> {
  const [order] = await site.rows("SELECT id, customer_id FROM orders LIMIT 1");
  const [message] = await site.rows("SELECT id FROM messages LIMIT 1");
  return ["", ...LISTS, `orders/${order!.id}`, `customers/${order!.customer_id}`, `messages/${message!.id}`];
}

const settled = async (page: Page) => {
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
};

test("every page of the table of parts is looked at here", () => {
  const parts = Object.keys(STAFF_PARTS).filter((part) => LISTS.includes(part));
  expect(parts.length).toBeGreaterThanOrEqual(9);
});

test.each(["fr", "en"])(
  "no staff page scrolls sideways at 320 px, and axe finds nothing on any (%s)",
  { timeout: 240_000 },
  async (language) => {
    const page = await openAsAdmin(`/admin?lang=${language}`, { viewport: NARROW });
    for (const path of await pages()) {
      await page.goto(`/admin/${path}?lang=${language}`);
      await settled(page);
      expect(`${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`).toBe(`${path} 320`);
      expect([path, ...(await axeViolations(page))]).toEqual([path]);
    }
  },
);

test.each(["fr", "en"])("no list leaves its page on a tablet or a desktop (%s)", { timeout: 120_000 }, async (language) => {
  const page = await openAsAdmin(`/admin?lang=${language}`, { viewport: DESKTOP });
  for (const path of ["", "orders", "customers", "messages"]) {
    await page.goto(`/admin/${path}?lang=${language}`);
    await settled(page);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => `${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`).toBe(`${path} ${width}`);
    }
  }
});

test.each(["fr", "en"])("the dashboard fits five screens of a phone (%s)", async (language) => {
  const { customer } = (await site.book({})).booking;
  await site.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60) INSERT OR IGNORE INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, language, created_at, updated_at) SELECT 'd-' || i, 'FT-17951760000' || i || '-DASH', ?, 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'CDG', 1, 0, 0, 'fr', 1795176000000 + i, 0 FROM n`,
    customer.id,
  );
  const page = await openAsAdmin(`/admin?lang=${language}`, { viewport: PHONE });
  await expect.poll(() => page.locator('[data-field="order"]').count()).toBe(10);
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * PHONE.height);
});

test.each([
  ["fr", "Votre session a pris fin. Connectez-vous pour reprendre là où vous étiez."],
  ["en", "Your session has ended. Sign in to go on where you were."],
])("a session that ends while someone works is said on the sign-in page (%s)", async (language, words) => {
  const page = await openAsAdmin(`/admin/orders?lang=${language}`, { expectedErrors: /status of 40[13]/ });
  await page.locator('[data-field="order"]').first().waitFor();
  const sessions = await site.rows("SELECT * FROM sessions");
  await site.rows("DELETE FROM sessions");
  await page.locator('input[type="search"]').fill("ada");
  await page.waitForURL("**/auth");
  await page.getByText(words).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const row of sessions) {
    const names = Object.keys(row);
    await site.rows(
      `INSERT INTO sessions (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
      ...(Object.values(row) as string[]),
    );
  }
});
