import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { operatorDate } from "#domain/time.ts";
import { axeViolations } from "../accessibility.ts";
import { siteAdmin } from "../people.ts";
import { browserSite, VIEWS, PHONE } from "../browser-site.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

/** The first order of this file was made on a morning three weeks ago, so the chart of 90 days shows it. */
const ORDERED_AT = Date.parse(`${operatorDate(Date.now() - 21 * 86_400_000)}T08:53:20Z`);
const orderedAt = (locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: "Europe/London", year: "numeric", ...parts }).format(
    ORDERED_AT,
  );
const DAY = { weekday: "short", day: "numeric", month: "long" } as const;
const MINUTE = { day: "2-digit", month: "short", hour: "2-digit", minute: "2-digit" } as const;

const FRENCH = {
  path: "/admin",
  language: "fr",
  viewport: VIEWS.fr,
  title: "Tableau de bord",
  back: "Retour au site",
  cards: ["Total clients", "Commandes", "Chiffre d’affaires", "État du système"],
  operational: "Opérationnel",
  revenue: "66,00 €",
  split: "22,00 $ · 44,00 € · 0,00 £",
  messages: "1 message sans réponse",
  held: "1 commande impayée conservée expire sous 24 heures",
  pages: [
    "Tableau de bord",
    "Commandes",
    "Départs",
    "Ventes suspendues",
    "Clients",
    "Comptes",
    "Messages",
    "E-mails",
    "Aperçus",
    "Téléphones",
    "Rôles",
    "Journal",
    "Mise en ligne",
    "Scanner",
  ],
  chart: "Commandes et chiffre d’affaires des 90 derniers jours",
  reading: `${orderedAt("fr-FR", DAY)} : 3 commandes, 66,00 €`,
  head: ["N° de commande", "Client", "Service", "Montant", "Statut", "Date"],
  statuses: ["Non payée", "Terminée", "Payée"],
  date: orderedAt("fr-FR", MINUTE),
};
const ENGLISH: typeof FRENCH = {
  path: "/admin?lang=en",
  language: "en",
  viewport: VIEWS.en,
  title: "Dashboard",
  back: "Back to the site",
  cards: ["Total customers", "Orders", "Revenue", "System status"],
  operational: "Operational",
  revenue: "€66.00",
  split: "$22.00 · €44.00 · £0.00",
  messages: "1 unanswered message",
  held: "1 unpaid order that we kept expires within 24 hours",
  pages: [
    "Dashboard",
    "Orders",
    "Departures",
    "Stopped sales",
    "Customers",
    "Accounts",
    "Messages",
    "Emails",
    "Previews",
    "Lane phones",
    "Roles",
    "Audit log",
    "Going live",
    "Scan passes",
  ],
  chart: "Orders and revenue of the last 90 days",
  reading: `${orderedAt("en-GB", DAY)}: 3 orders, €66.00`,
  head: ["Order number", "Customer", "Service", "Amount", "Status", "Date"],
  statuses: ["Not paid", "Completed", "Paid"],
  date: orderedAt("en-GB", MINUTE),
};
const FAILURE = "Erreur lors du chargement des données";

/** Books through the API; the nth order is made n minutes after the first. */
async function book(
  n: number,
  currency: "USD" | "EUR" | "GBP",
  status: OrderStatus,
): Promise<void> {
  const { booking } = await site.book({
    adults: currency === "EUR" ? 4 : 2,
    children: 0,
    infants: 0,
    currency,
  });
  await site.rows(
    "UPDATE orders SET status = ?2, created_at = ?3, updated_at = ?3 WHERE id = ?1",
    booking.order.id,
    status,
    ORDERED_AT + n * 60_000,
  );
}

const { open: openAsAdmin } = siteAdmin(site);
beforeAll(async () => {
  await book(0, "USD", "paid");
  await book(1, "EUR", "completed");
  await book(2, "GBP", "Not Paid");
  await site.rows(
    "UPDATE orders SET held_until = ? WHERE status = 'Not Paid'",
    Date.now() + 3_600_000,
  );
  await site.post("/api/contact", { name: "Ada", email: "ada@example.org", message: "Bonjour" });
});

/** Moves the chart's slider to a London day, as the arrow keys do. */
async function readDay(page: Page, day: string): Promise<void> {
  const slider = page.locator("#chart-day");
  const today = Date.parse(operatorDate(Date.now()));
  await slider.focus();
  await page.keyboard.press("End");
  for (let back = (today - Date.parse(day)) / 86_400_000; back > 0; back--)
    await page.keyboard.press("ArrowLeft");
}

const rows = (page: Page) => page.locator('[data-field="order"]');
/** The audit log: the admin's own sign-in is the first entry. */
const entries = (page: Page) => page.locator('[data-field="audit-entry"]');

test("with forced colours the legend of the chart keeps the colours of its bars and its line", async () => {
  const page = await openAsAdmin("/admin?lang=en", { forcedColors: "active" });
  await page.locator("#chart-day").waitFor();
  const marks = await page.locator("dl:has(~ [data-field=chart-reading]) dt").evaluateAll((terms) =>
    terms.map((term) => {
      const { backgroundColor } = getComputedStyle(term, "::before");
      return backgroundColor === getComputedStyle(document.body).backgroundColor;
    }),
  );
  expect(marks).toEqual([false, false]);
});

const inTurn = takingTurns();
for (const words of [FRENCH, ENGLISH]) {
  inTurn(words.language, `an admin sees how things stand (${words.language})`, async () => {
    const page = await openAsAdmin(words.path, { viewport: words.viewport });
    await rows(page).first().waitFor();
    await page.getByText(words.operational, { exact: true }).waitFor();
    await expect.poll(() => page.textContent("h1")).toBe(words.title);
    expect(await page.getAttribute("html", "lang")).toBe(words.language);
    expect(await page.getAttribute('meta[name="robots"]', "content")).toBe("noindex");
    await expect.poll(() => page.locator("[data-card] dt").allTextContents()).toEqual(words.cards);
    const card = async (name: string) =>
      (await page.locator(`[data-card="${name}"] dd`).first().textContent())?.replaceAll(
        /\s/g,
        " ",
      );
    expect(await card("customers")).toBe("3");
    expect(await card("orders")).toBe("3");
    expect(await card("revenue")).toBe(words.revenue);
    expect(
      (await page.locator('[data-field="revenue-by-currency"]').textContent())?.replaceAll(
        /\s/g,
        " ",
      ),
    ).toBe(words.split);
    await expect
      .poll(() => page.locator("[data-todo]").allTextContents())
      .toEqual([words.messages, words.held]);
    const quick = page.locator('section[aria-labelledby="quick-access"] button');
    await expect.poll(() => quick.count()).toBeGreaterThan(2);
    for (const button of await quick.all()) expect(await button.isDisabled()).toBe(true);

    await expect.poll(() => page.locator("thead th").allTextContents()).toEqual(words.head);
    await expect
      .poll(() => page.locator("tbody [data-status]").allTextContents())
      .toEqual(words.statuses);
    await expect.poll(() => page.locator("time").last().textContent()).toBe(words.date);
    const [yellow, green, alsoGreen] = await page
      .locator("tbody [data-status]")
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).backgroundColor),
      );
    expect(green).toBe(alsoGreen);
    expect(yellow).not.toBe(green);

    await expect.poll(() => page.getByRole("img", { name: words.chart }).count()).toBe(1);
    const links = page.locator("nav").getByRole("link");
    await expect.poll(() => links.allTextContents()).toEqual(words.pages);
    await expect
      .poll(() => page.locator("nav [aria-current=page]").allTextContents())
      .toEqual([words.title]);
    await readDay(page, operatorDate(ORDERED_AT));
    expect(
      (await page.locator('[data-field="chart-reading"]').textContent())?.replaceAll(/\s/g, " "),
    ).toBe(words.reading);

    await page.locator("summary").click();
    await expect.poll(() => page.locator("details tbody tr").count()).toBe(13);
    expect(await page.locator("[style]").count()).toBe(0);
    expect(await page.getByRole("link", { name: words.back }).getAttribute("href")).toBe("/");
  });
}

test("the page says that data is on its way, that there is none, and that it cannot be loaded, which a second try does", async () => {
  const page = await openAsAdmin("about:blank", {
    viewport: PHONE,
    expectedErrors: /status of 500|The dashboard could not be loaded/,
  });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/api\/admin\/orders/, async (route) => {
    await held;
    await route.fulfill({ json: { items: [], next_cursor: null, total: 0 } });
  });
  await page.goto("/admin");
  await page.getByText("Chargement des données…").waitFor({ state: "attached" });
  await expect.poll(() => page.locator("[data-card]").count()).toBe(4);
  release();
  await page.getByText(/^Aucune commande pour l’instant/).waitFor();
  expect(await page.locator("table").count()).toBe(0);
  expect(await page.getByText("Chargement des données…").count()).toBe(0);

  await page.unrouteAll();
  await page.route(
    "**/api/admin/summary",
    (route) => route.fulfill({ status: 500, json: { error: { code: "internal" } } }),
    { times: 1 },
  );
  await page.reload();
  await page.locator("[data-sonner-toast]").getByText(FAILURE).waitFor();
  expect(logged.some((text) => text.includes("The dashboard could not be loaded"))).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
  await expect.poll(() => page.locator('[data-card="orders"] dd').first().textContent()).toBe("3");
});

test("older orders come on demand, each once; those that failed to load go on from where they stood", async () => {
  const page = await openAsAdmin("about:blank", {
    expectedErrors: /status of 500|The dashboard could not be loaded/,
  });
  let failing = false;
  const asked: (string | null)[] = [];
  await page.route(/\/api\/admin\/orders/, (route) => {
    const url = new URL(route.request().url());
    asked.push(url.searchParams.get("cursor"));
    if (failing) return route.fulfill({ status: 500, json: { error: { code: "internal" } } });
    url.searchParams.set("limit", "2");
    return route.continue({ url: url.href });
  });
  await page.goto("/admin");
  await expect.poll(() => rows(page).count()).toBe(2);
  failing = true;
  await page.getByRole("button", { name: "Afficher plus de commandes" }).click();
  await page.locator("[data-sonner-toast]").getByText(FAILURE).waitFor();
  failing = false;
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(new Set(await rows(page).locator("th").allTextContents()).size).toBe(3);
  expect(await page.getByRole("button", { name: /^(Réessayer|Afficher plus)/ }).count()).toBe(0);
  expect([asked[0], asked[1] === asked[2], asked.length]).toEqual([null, true, 3]);
});

test("what waits leads to where it is done, and a day of the chart is read by pointing at it", async () => {
  const page = await openAsAdmin("about:blank");
  await page.route("**/api/admin/summary", async (route) => {
    const summary = (await (await route.fetch()).json()) as Summary;
    await route.fulfill({
      json: { ...summary, held_orders: 100, held_order: "an-order", failed_mails: 1 },
    });
  });
  await page.goto("/admin");
  await page.locator("[data-todo]").first().waitFor();
  const href = (key: string) => page.locator(`[data-todo="${key}"] a`).getAttribute("href");
  expect(await Promise.all(["messages", "held", "mails"].map(href))).toEqual([
    "/admin/messages",
    "/admin/orders/an-order",
    "/admin/mails?status=failed",
  ]);
  await expect
    .poll(() => page.locator('[data-todo="held"]').textContent())
    .toContain("au moins 100");
  await expect
    .poll(() => page.locator('[data-todo="mails"]').textContent())
    .toBe("1 e-mail n’a pas pu être envoyé");

  const chart = page.getByRole("img", { name: FRENCH.chart });
  await chart.scrollIntoViewIfNeeded();
  // The figure alone, as its name stands above it.
  expect(await page.locator('dt:text-is("Commandes") + dd').first().textContent()).toMatch(
    /^[\d\u202f]+$/,
  );
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + 1, box.y + 20);
  const first = await page.locator('[data-field="chart-reading"]').textContent();
  await page.mouse.move(box.x + box.width - 1, box.y + 20);
  const last = await page.locator('[data-field="chart-reading"]').textContent();
  expect(first).toContain("0 commande");
  expect(last).not.toBe(first);
  expect(await page.getByRole("slider").getAttribute("aria-valuetext")).toBe(last);
});

test("the keyboard goes from page to page, the address keeps where a list stands, and one that the list does not know is told", async () => {
  const page = await openAsAdmin("/admin", {
    viewport: PHONE,
    expectedErrors: /status of 422/,
  });
  await rows(page).first().waitFor();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe("#content");
  const journal = page.locator("nav").getByRole("link", { name: "Journal" });
  await journal.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Journal" }).waitFor();
  await expect
    .poll(() => page.locator("nav [aria-current=page]").allTextContents())
    .toEqual(["Journal"]);
  // The menu of a phone is scrolled to the link of the page once that is rendered.
  const isInView = async () => {
    const link = (await journal.boundingBox())!;
    return link.x >= 0 && link.x + link.width <= PHONE.width;
  };
  await expect.poll(isInView).toBe(true);
  await page.getByRole("main").getByText("Filtres", { exact: true }).click();
  await page.getByLabel("Action").selectOption({ label: "E-mail abandonné" });
  await page.getByText("Aucun résultat.").waitFor();
  expect(new URL(page.url()).search).toBe("?action=mail.discarded");
  await page.getByRole("main").getByRole("link", { name: "Tout afficher" }).last().click();
  await entries(page).first().waitFor();
  await page.goBack();
  expect(await page.getByLabel("Action").inputValue()).toBe("mail.discarded");

  await page.goto("/admin/audit?cursor=yesterday");
  await page.locator('[data-problem="address"]').waitFor();
  await page.locator("nav").getByRole("link", { name: "Journal" }).click();
  await entries(page).first().waitFor();
  expect(await page.locator("[data-problem]").count()).toBe(0);
});
