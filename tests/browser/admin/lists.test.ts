import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { admin as adminWords } from "#content/admin.ts";
import { adminCustomers } from "#content/admin-customers.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, holdRequests, holdScripts, PHONE, VIEWS } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const MANY = 120;
const FRENCH = {
  language: "fr",
  viewport: VIEWS.fr,
  ranges: ["lignes 1 à 50 sur 120", "lignes 51 à 100 sur 120", "101 à 120 sur 120"],
  next: "Suivant",
  previous: "Précédent",
  first: "Première page",
  display: "Affichage",
  compact: "Lignes serrées",
  passengers: "Voyageurs",
  saveView: "Enregistrer cette vue",
  viewName: "Nom de la vue",
  save: "Enregistrer",
  all: "Toutes",
  rename: "Renommer la vue",
  remove: "Supprimer la vue",
  change: "Changer le statut…",
  status: "Nouveau statut",
  reason: "Motif",
  submit: "Changer 3 commandes",
  changed: "2 commandes sont maintenant « Terminée »",
  refused: "1 commande sur 3 n’a pas été changée. Les autres l’ont été.",
  keys: "Raccourcis clavier",
  keysOn: "Les raccourcis sont actifs",
  newOrders: "1 nouvelle commande",
};
const ENGLISH: typeof FRENCH = {
  language: "en",
  viewport: VIEWS.en,
  ranges: ["Rows 1 to 50 of 120", "Rows 51 to 100 of 120", "Rows 101 to 120 of 120"],
  next: "Next",
  previous: "Previous",
  first: "First page",
  display: "Display",
  compact: "Compact rows",
  passengers: "Travellers",
  saveView: "Save this view",
  viewName: "View name",
  save: "Save",
  all: "All",
  rename: "Rename the view",
  remove: "Delete the view",
  change: "Change the status…",
  status: "New status",
  reason: "Reason",
  submit: "Change 3 orders",
  changed: "2 orders are now “Completed”",
  refused: "1 of 3 orders wasn’t changed. The others were.",
  keys: "Keyboard shortcuts",
  keysOn: "Shortcuts are on",
  newOrders: "1 new order",
};

const rows = (page: Page) => page.locator('[data-field="order"]');
const range = (page: Page) => page.locator("main section [role=status]").last();

/** Presses a button, and reads the lines of the file that it saves. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  return { name: download.suggestedFilename(), lines: text.split("\r\n").filter(Boolean) };
}

beforeAll(async () => {
  const { customer } = (await site.book({ firstName: "Ada", lastName: "Lovelace" })).booking;
  await site.rows("DELETE FROM orders");
  await site.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at) SELECT printf('o-%03d', i), printf('FT-1795176000%03d-MANY', i), ?, 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', CASE i % 3 WHEN 0 THEN 'NCE' ELSE 'CDG' END, 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), '2031-05-' || printf('%02d', 1 + i % 28), 'AF' || i, 'fr', 1795176000000 + i, 0 FROM n`,
    customer.id,
  );
});

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  const path = `/admin/orders?lang=${words.language}`;

  inTurn(
    words.language,
    `a list says how many there are, and leads to the page before as well, also after a reload (${words.language})`,
    async () => {
      const page = await openAsAdmin(path, { viewport: words.viewport });
      const [first, second, third] = words.ranges;
      const shows = async (text: string) => {
        await expect.poll(() => range(page).textContent()).toContain(text);
      };
      await shows(first!);
      // A second press, while the next page is on its way, does not count as a page.
      const release = await holdRequests(page, "**/api/admin/orders?*");
      await page.getByRole("link", { name: words.next }).click();
      await page.waitForURL(/cursor=/);
      await page.locator("nav a[rel=next]").click({ force: true });
      release();
      await shows(second!);
      await page.getByRole("link", { name: words.next }).click();
      await shows(third!);
      // The keyboard is at the rows that came.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SECTION");
      await page.reload();
      await shows(third!);
      await page.getByRole("link", { name: words.previous }).click();
      await shows(second!);
      // From an order the way back leads to the same page of the list.
      await rows(page).getByRole("link").first().click();
      await page.waitForURL(/\/orders\/o-\d+$/);
      await page.locator("main header a").filter({ hasText: "←" }).click();
      await shows(second!);
      // A tab that was opened by the address alone does not know which page of the list it shows.
      const shared = await site.openTab(page, page.url());
      await shared.getByRole("link", { name: words.first }).click();
      await expect.poll(() => range(shared).textContent()).toContain(first!);
    },
  );

  inTurn(
    words.language,
    `rows and columns are by choice, which a reload keeps; a click anywhere on a row opens it, with the middle button in a new tab (${words.language})`,
    async () => {
      const page = await openAsAdmin(path, { viewport: VIEWS.en });
      await rows(page).first().waitFor();
      const height = () =>
        rows(page)
          .first()
          .evaluate((row) => row.getBoundingClientRect().height);
      const heads = () => page.locator("thead th").allTextContents();
      expect(await height()).toBeGreaterThanOrEqual(36);
      expect(await heads()).toContain(words.passengers);
      await page.getByText(words.display, { exact: true }).click();
      await page.getByLabel(words.compact).check();
      await page.getByLabel(words.passengers, { exact: true }).uncheck();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press("Escape");
      expect(await page.getByLabel(words.compact).isVisible()).toBe(false);
      expect(await height()).toBeLessThan(36);
      await page.reload();
      await rows(page).first().waitFor();
      expect(await height()).toBeLessThan(36);
      expect(await heads()).not.toContain(words.passengers);

      const cell = rows(page).nth(2).locator("td").nth(2);
      // The row's link covers the cell, so Playwright has to be forced.
      const [tab] = await Promise.all([
        page.context().waitForEvent("page"),
        cell.click({ button: "middle", force: true }),
      ]);
      await expect.poll(() => new URL(tab.url()).pathname).toBe("/admin/orders/o-118");
      await cell.click({ force: true });
      await expect.poll(() => new URL(page.url()).pathname).toBe("/admin/orders/o-118");
    },
  );

  inTurn(
    words.language,
    `a view is saved by name, opened, renamed and deleted (${words.language})`,
    async () => {
      const page = await openAsAdmin(`${path}&airport=NCE`, { viewport: words.viewport });
      await expect.poll(() => rows(page).count()).toBe(40);
      await page.getByRole("button", { name: words.saveView }).click();
      await page.getByLabel(words.viewName).fill("Nice");
      await page.keyboard.press("Enter");
      const view = page.getByRole("link", { name: "Nice", exact: true });
      await view.waitFor();
      await expect
        .poll(() => page.locator("[aria-current=page]").allTextContents())
        .toContain("Nice");
      expect(
        await page.getByRole("link", { name: words.all, exact: true }).getAttribute("aria-current"),
      ).toBeNull();
      await page.getByRole("link", { name: words.all, exact: true }).click();
      await expect.poll(() => rows(page).count()).toBe(50);
      await view.click();
      await expect.poll(() => rows(page).count()).toBe(40);
      expect(new URL(page.url()).search).toBe("?airport=NCE");
      await page.getByRole("button", { name: words.rename }).click();
      await page.getByLabel(words.viewName).fill("Côte d’Azur");
      await page.getByRole("dialog").getByRole("button", { name: words.save, exact: true }).click();
      await page.getByRole("link", { name: "Côte d’Azur" }).waitFor();
      await page.getByRole("button", { name: words.remove }).click();
      await page.getByRole("dialog").getByRole("button", { name: words.remove }).click();
      await expect.poll(() => page.getByRole("link", { name: "Côte d’Azur" }).count()).toBe(0);
      await expect.poll(() => new URL(page.url()).search).toBe("");
    },
  );

  inTurn(
    words.language,
    `picked orders get one status once, also when its answer is lost; what was refused is named, with why (${words.language})`,
    async () => {
      await site.rows("UPDATE orders SET status = 'paid', version = 1");
      const page = await openAsAdmin(path, {
        viewport: words.viewport,
        expectedErrors: /ERR_FAILED/,
      });
      await rows(page).first().waitFor();
      await page.locator("h1").click();
      for (const key of ["j", "x", "j", "x", "j", "x"]) await page.keyboard.press(key);
      await expect.poll(() => page.locator("[data-picked]").count()).toBe(3);
      await site.rows("UPDATE orders SET version = 2 WHERE id = 'o-119'");
      await page.getByRole("button", { name: words.change }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(words.status).selectOption("completed");
      await dialog.getByLabel(words.reason).fill("Flown");
      await page.route(
        "**/api/admin/orders/bulk",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      const submit = dialog.getByRole("button", { name: words.submit });
      await submit.click();
      await dialog.getByRole("alert").waitFor();
      await submit.click();
      await page.locator("[data-sonner-toast]").getByText(words.changed).waitFor();
      await expect.poll(() => dialog.getByRole("alert").textContent()).toBe(words.refused);
      await expect
        .poll(() => dialog.locator('[data-field="refused"] li').allTextContents())
        .toEqual([expect.stringContaining("FT-1795176000119-MANY")]);
      expect(
        await site.rows("SELECT id FROM orders WHERE status = 'completed' ORDER BY id"),
      ).toEqual([{ id: "o-118" }, { id: "o-120" }]);
      for (const id of ["o-118", "o-120"])
        expect(
          await site.count(
            `audit_log WHERE action = 'order.status_changed' AND subject_id = '${id}'`,
          ),
        ).toBe(1);
      // The one that was refused stays picked.
      await expect.poll(() => page.locator("[data-picked]").count()).toBe(1);
    },
  );

  inTurn(
    words.language,
    `what happens meanwhile shows by itself: in the list, as a badge, and in the title (${words.language})`,
    async () => {
      await site.rows("UPDATE messages SET status = 'archived'");
      const page = await openAsAdmin(path, { viewport: words.viewport });
      await rows(page).first().waitFor();
      const polls = () =>
        page.evaluate(
          () =>
            performance
              .getEntriesByType("resource")
              .filter(({ name }) => name.includes("/admin/updates")).length,
        );
      await expect.poll(polls).toBeGreaterThan(0);
      await page.locator("nav").getByRole("link").first().click();
      // The router moves the focus once the page is open. From then on the strip of a phone shows the page's link.
      await page.locator("#content:focus").waitFor();
      expect(await page.locator("nav ul").evaluate((strip) => strip.scrollLeft)).toBe(0);
      // However many orders there are, the dashboard has five screens of a phone.
      await expect.poll(() => rows(page).count()).toBe(10);
      await page.setViewportSize(PHONE);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
        .toBeLessThanOrEqual(5 * PHONE.height);
      await page.setViewportSize(words.viewport);
      await page.locator('nav a[href$="/admin/customers"]').first().click();
      await page.waitForURL("**/admin/customers");
      await site.rows(
        "INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at) SELECT ?, ?, customer_id, 2250, 'EUR', 'Not Paid', 'Fast Track', 'Fast Track', 'Envol', 'LYS', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), 'fr', ?, 0 FROM orders LIMIT 1",
        `new-${words.language}`,
        `FT-${Date.now() + 1000}-NEW${words.language.toUpperCase()}`,
        Date.now() + 1000,
      );
      // Whoever comes back while the page is just asking gets that response, without the new order: hence again and again.
      const badge = page.locator('[data-badge="orders"]');
      await expect
        .poll(async () => {
          await page.evaluate(() =>
            document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
          );
          return (await badge.count()) && badge.getAttribute("title");
        })
        .toBe(words.newOrders);
      await expect.poll(() => page.title()).toMatch(/^\(1\) /);
      await site.rows("DELETE FROM orders WHERE id = ?", `new-${words.language}`);
    },
  );

  inTurn(
    words.language,
    `j and k go from row to row, Enter opens, / leads to the search, where a key is a letter; the keys are shown, and can be turned off (${words.language})`,
    async () => {
      const page = await openAsAdmin(path, { viewport: words.viewport });
      await rows(page).first().waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
      for (const key of ["j", "j", "j", "k"]) await page.keyboard.press(key);
      expect(await focused()).toContain("FT-1795176000119");
      await page.keyboard.press("/");
      await page.keyboard.type("jk");
      expect(await page.locator('input[type="search"]').inputValue()).toBe("jk");
      await page.locator('input[type="search"]').fill("");
      await expect.poll(() => new URL(page.url()).search).toBe("");
      await rows(page).first().waitFor();
      await page.locator("h1").click();
      await page.keyboard.press("j");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/admin/orders/o-120");
      await page.goBack();
      await rows(page).first().waitFor();
      await page.locator("h1").click();
      await page.keyboard.press("?");
      const help = page.getByRole("dialog", { name: words.keys });
      await help.waitFor();
      // The keys of an order are on its own page.
      expect(await help.locator("kbd").allTextContents()).not.toContain("r");
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel(words.keysOn).uncheck();
      await page.keyboard.press("Escape");
      await page.keyboard.press("g");
      await page.keyboard.press("c");
      await page.keyboard.press("?");
      expect([await page.getByRole("dialog").count(), new URL(page.url()).pathname]).toEqual([
        0,
        "/admin/orders",
      ]);
      // They can be turned on again in any window.
      await page.setViewportSize({ width: 683, height: 700 });
      await page.getByRole("button", { name: words.keys }).click();
      await page.getByLabel(words.keysOn).check();
      await page.keyboard.press("Escape");
      await help.waitFor({ state: "hidden" });
      await page.keyboard.press("?");
      await help.waitFor();
    },
  );
}

test("two days the wrong way round are named at the field; no row of the list before is picked for the next; the flight day and the airport narrow the list, whose address can be shared, and which is saved for French Excel", async () => {
  const page = await openAsAdmin("/admin/orders?lang=en");
  await rows(page).first().waitFor();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const [from, to] = [page.locator('[name="from"]'), page.locator('[name="to"]')];
  await from.fill("2026-11-20");
  await to.fill("2026-11-01");
  await page
    .getByRole("status")
    .getByText("The end date is before the start date.")
    .waitFor({ state: "attached" });
  expect(await to.getAttribute("aria-invalid")).toBe("true");
  expect([await from.inputValue(), await to.inputValue()]).toEqual(["2026-11-20", "2026-11-01"]);
  expect([await from.getAttribute("max"), await to.getAttribute("min")]).toEqual([
    "2026-11-01",
    "2026-11-20",
  ]);
  expect(await page.locator("[data-problem]").count()).toBe(0);
  await to.fill("2026-11-20");
  await expect.poll(() => page.getByText("The end date is before the start date.").count()).toBe(0);
  for (const field of [to, from]) await field.fill("");
  await expect.poll(() => rows(page).count()).toBe(50);
  await page.locator('[name="flight_date"]').fill("2031-05-04");
  await expect.poll(() => rows(page).count()).toBe(5);
  const all = page.getByRole("checkbox", { name: "Select all rows" });
  const release = await holdRequests(page, "**/api/admin/orders?*");
  await page.locator('[name="airport"]').selectOption("NCE");
  await expect.poll(() => all.isDisabled()).toBe(true);
  await rows(page).first().getByRole("checkbox").click({ force: true });
  release();
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => all.isDisabled()).toBe(false);
  expect(await rows(page).getByRole("checkbox", { checked: true }).count()).toBe(0);
  await all.check();
  await page.getByRole("region", { name: "Selection" }).waitFor();
  expect(new URL(page.url()).search).toBe("?flight_date=2031-05-04&airport=NCE");
  await page.reload();
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await page.locator('[name="flight_date"]').inputValue()).toBe("2031-05-04");
  expect(await page.locator('[name="airport"]').inputValue()).toBe("NCE");
  const expectFew = await countedActs(page);
  const { csv } = wordsOf(adminWords, "en").list;
  await page.locator("summary").and(page.getByLabel(csv.open)).click();
  await page.getByLabel(csv.formats.french).check();
  await page.keyboard.press("Escape");
  const file = await saved(page, wordsOf(adminOrders, "en").export.label);
  await expectFew({ clicks: 3, keys: 1 });
  expect(file.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.lines[0]).toMatch(/^\uFEFF"?N° de commande"?;/);
  expect(file.lines).toHaveLength(3);
  // Folded, the filters are told by their count, and end with one press.
  await page.getByRole("button", { name: "Filters (2)" }).waitFor();
  expect(await page.locator('[name="airport"]').isVisible()).toBe(false);
  await page.getByRole("main").getByRole("link", { name: "Show all", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  // The pressed link is gone: the list has the focus, and not the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("section");
});

test("a picked order that newer ones push off the page stays picked", async () => {
  const page = await openAsAdmin("/admin/orders?lang=en");
  const boxes = rows(page).getByRole("checkbox");
  // WCAG 2.2, 2.5.8: what surrounds it is the row's link.
  expect((await boxes.last().boundingBox())!.height).toBe(24);
  await boxes.last().check();
  await boxes.first().check();
  const picked = page.getByRole("region", { name: "Selection" });
  await picked.getByText("2 selected").waitFor();
  await site.rows(
    "INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at) SELECT 'pushing', 'FT-1795176009999-PUSH', customer_id, 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'LYS', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), 'fr', 1795176009999, 0 FROM orders LIMIT 1",
  );
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
      );
      return rows(page).first().textContent();
    })
    .toContain("PUSH");
  expect(await page.locator("[data-picked]").count()).toBe(1);
  await picked.getByText("2 selected").waitFor();
  await picked.getByRole("button", { name: "Change the status…" }).click();
  await page.getByRole("dialog", { name: "2" }).waitFor();
  await page.keyboard.press("Escape");
  await picked.getByRole("button", { name: "Clear the selection" }).click();
  await picked.waitFor({ state: "detached" });
  await site.rows("DELETE FROM orders WHERE id = 'pushing'");
});

test("on a phone an order is one line, under a low header and the sums of the list; the bar of a selection covers no row that has the focus, one box picks all rows, and the filters stay within the narrowest phone", async () => {
  const { pick, display } = wordsOf(adminWords, "fr").list;
  const page = await openAsAdmin("/admin/orders?lang=fr&airport=NCE", { viewport: VIEWS.fr });
  await expect.poll(() => rows(page).count()).toBe(40);
  const tabs = (await page.locator("nav").first().boundingBox())!;
  expect(tabs.y + tabs.height).toBeLessThanOrEqual(104);
  expect((await rows(page).first().boundingBox())!.height).toBeLessThanOrEqual(48);
  await expect
    .poll(() => page.locator('[data-field="sums"]').textContent())
    .toMatch(/^40\scommandes\s: [\d\s]+,\d\d\s/);

  await rows(page).first().getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Sélection" });
  await bar.waitFor();
  expect((await bar.boundingBox())!.height).toBeGreaterThan(100);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("tbody th a")].flatMap((link) => {
      link.focus();
      const { left, top, width, height } = link.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen?.closest("tr") === link.closest("tr") ? [] : [link.textContent];
    }),
  );
  expect(covered).toEqual([]);

  const all = page.getByRole("checkbox", { name: pick.all });
  await all.scrollIntoViewIfNeeded();
  expect(
    await all.evaluate((box) => {
      const { left, width, top, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    }),
  ).toBe(true);
  await all.click();
  await bar.getByText("40").waitFor();
  await page.getByText(display.open, { exact: true }).click();
  await page.getByRole("checkbox", { name: display.compact }).waitFor();
  // The columns of their one line are no choice.
  expect(await page.getByRole("checkbox", { name: FRENCH.passengers }).count()).toBe(0);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("button", { name: "Filtres (1)" }).click();
  await page.locator('input[type="date"]').first().waitFor();
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll("main input, main select")].map(
      (control) => control.getBoundingClientRect().right,
    ),
  );
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("with forced colours a ticked box has one tick, and the bar of a selection an edge", async () => {
  const page = await openAsAdmin("/admin/orders?lang=en", {
    viewport: VIEWS.en,
    forcedColors: "active",
  });
  const box = rows(page).first().getByRole("checkbox");
  await box.check();
  expect(await box.evaluate((input) => getComputedStyle(input, "::before").content)).toBe("none");
  const bar = page.getByRole("region", { name: "Selection" });
  expect(await bar.evaluate((region) => getComputedStyle(region).borderTopWidth)).toBe("1px");
});

test("a choice of columns in one tab is not undone by another tab; in a low window each entry of the menu can be reached beside a long page", async () => {
  const page = await openAsAdmin("/admin/orders?lang=en", { viewport: VIEWS.en });
  const other = await site.openTab(page, "/admin/orders?lang=en");
  const hide = async (tab: Page, column: string) => {
    await tab.getByText("Display", { exact: true }).click();
    await tab.getByRole("checkbox", { name: column, exact: true }).uncheck();
  };
  await rows(other).first().waitFor();
  await hide(page, "Travellers");
  await hide(other, "Status");
  const heads = () => page.locator("thead th").allTextContents();
  await expect.poll(heads).not.toContain("Status");
  expect(await heads()).not.toContain("Travellers");

  await page.setViewportSize({ width: 1366, height: 650 });
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

test("people are saved as a file of theirs; a search of them counts no pages, as one person may stand on several, and one without a hit says so where screen readers listen, each time", async () => {
  const page = await openAsAdmin("/admin/customers?lang=en");
  await page.locator('[data-field="customer"]').first().waitFor();
  const { lines } = await saved(page, wordsOf(adminCustomers, "en").exportAll.label);
  expect(lines).toHaveLength(1 + (await site.count("people WHERE merged_into IS NULL")));
  expect(lines.join()).toContain("Lovelace");
  expect(await site.count("audit_log WHERE action = 'customers.exported'")).toBe(1);

  await page.route("**/api/admin/people?*", async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { next_cursor: string | null };
    await route.fulfill({ response, json: { ...found, next_cursor: "1" } });
  });
  await page.fill("[name=q]", "Lovelace");
  await expect.poll(() => range(page).textContent()).toContain("1 person shown.");
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    for (const region of document.querySelectorAll("main section [role=status]"))
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(
        region,
        { childList: true, characterData: true, subtree: true },
      );
  });
  const said = () =>
    page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0).at(-1));
  for (const text of ["zzzzqq", "zzzzqqx"]) {
    const answer = page.waitForResponse((response) => response.url().includes(`q=${text}`));
    await page.fill("[name=q]", text);
    await (await answer).finished();
    await page.getByText("Nothing found.").waitFor();
    await expect.poll(said).toBe("Nothing found.");
  }
  // The same for a day after another without departures.
  await page.goto("/admin/departures?lang=en&date=2047-03-03");
  await page.getByRole("status").getByText("There are no departures on that day.").waitFor();
});

test("a row that is pressed while the list is still to be searched opens, and a filter that is chosen then takes what is typed", async () => {
  const page = await openAsAdmin("/admin/customers?lang=en");
  await page.locator('[data-field="customer"]').first().waitFor();
  // The page of a person comes late, so that the list is still there when the pause after typing is over.
  const release = await holdScripts(page);
  const opened = await page.evaluate(async () => {
    const box = document.querySelector<HTMLInputElement>("[name=q]")!;
    box.focus();
    box.value = "Lovelace";
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    const row = document.querySelector<HTMLElement>('[data-field="customer"] a')!;
    // A press takes the focus first. A search at this moment would move the row from under the finger.
    row.focus();
    const { search } = location;
    row.click();
    await new Promise((later) => setTimeout(later, 300));
    return { search, path: location.pathname };
  });
  release();
  expect(opened).toEqual({ search: "", path: expect.stringMatching(/customers\/.+/) });
  await page.locator('[data-field="order"]').first().waitFor();

  await page.goBack();
  await page.fill("[name=q]", "Lovelace");
  await page.selectOption("[name=sort]", "oldest");
  await page.waitForURL((url) => url.search.includes("sort=oldest"));
  expect(new URL(page.url()).searchParams.get("q")).toBe("Lovelace");
  await expect.poll(() => range(page).textContent()).toContain("1 person shown.");
});

test("the export for accounting shows its failure in its dialog, which Escape in the menu of formats leaves open, and closes once it is done", async () => {
  const page = await openAsAdmin("/admin/orders?lang=en", { expectedErrors: /ERR_FAILED/ });
  await page.getByRole("button", { name: "Export payments for accounting…" }).click();
  const dialog = page.getByRole("dialog", { name: "Export payments for accounting" });
  const submit = dialog.getByRole("button", { name: "Export the payments" });
  await page.route("**/payments.csv*", (route) => route.abort());
  await submit.click();
  await dialog.getByRole("alert").waitFor();
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);

  const menu = dialog.locator("summary");
  await menu.press("Enter");
  await dialog.getByRole("radio").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.getByRole("radio").count()).toBe(0);
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await dialog.count()).toBe(1);

  await page.unroute("**/payments.csv*");
  const [download] = await Promise.all([page.waitForEvent("download"), submit.click()]);
  expect(download.suggestedFilename()).toMatch(/^payments-.*\.csv$/);
  await expect.poll(() => dialog.count()).toBe(0);
  await page.locator("[data-sonner-toast]").getByText("Export ready").waitFor();
});
