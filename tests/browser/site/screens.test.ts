import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { publicPages } from "../../../scripts/build/public-pages.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { operatorDate } from "#domain/time.ts";
import { setFlightDay } from "../../flight-days.ts";
import { axeViolations } from "../accessibility.ts";
import { ownOrder, type PaidPass, payForPass } from "../bookings/paid-pass.ts";
import { awaken, browserSite, DESKTOP, PHONE } from "../browser-site.ts";
import { siteAdmin, siteStaff } from "../people.ts";
import {
  expectHeights,
  expectHeroBeside,
  expectKeyboard,
  expectLargeText,
  expectNarrow,
  expectOneAccent,
  expectTablet,
  expectWholeWords,
  readLightness,
  settle,
} from "../screens.ts";
import { scriptBytes, sum, weighScripts } from "../script-weight.ts";
import { readShifts } from "../shifts.ts";
import { EVERY_VIEW } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);
const { open: openAsAgent } = siteStaff(site, "agent");
/** Holds passkeys, and has a dashboard that opens with one only. */
const { open: openAsHolder, person: holder } = siteStaff(site, "agent");

interface Screen {
  /** The file of its route, in src/routes. */
  route: string;
  /** What is special about this visit of the route. */
  state?: string;
  /** Its address in English, where the file does not say it. */
  path?: () => string;
  /** The same in French, where it is not behind /fr. */
  french?: () => string;
  /** Opened by the browser that made this order. */
  order?: () => PaidPass;
  as?: "admin" | "agent" | "holder";
  expectedErrors?: RegExp;
  /** Short words stay whole with enlarged text, and on the smallest phone. */
  hasWholeWords?: boolean;
  /** How high it is at most on a phone and on a desktop, in px. */
  heights?: [phone: number, desktop: number];
  /** A tablet has a picture, a list or a ticket beside the words of its head. */
  hasHero?: boolean;
  /** Its dates, numbers and columns stay whole on a tablet. */
  fitsTablet?: boolean;
  /** Of script, inline ones too, in bytes of brotli: at most these. */
  mostScript?: number;
  /** Its card is paper, which is dark in the dark. */
  isPaper?: boolean;
}

let paid: PaidPass;
let refunded: PaidPass;
let unpaid: PaidPass;
let payment: PaymentPage;
let preview: string;
const ids: Record<string, string> = {};

const withLanguage = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

/** Is not behind /fr: its address names the language. */
const own = (route: string, screen: Partial<Screen> = {}): Screen => {
  const path = screen.path ?? (() => `/${route.replace(/\/index$/, "")}`);
  return {
    route,
    ...screen,
    path: () => withLanguage(path(), "en"),
    french: () => withLanguage(path(), "fr"),
  };
};

const PUBLIC: Screen[] = [
  { route: "__root", state: "missing", path: () => "/no-such-page", expectedErrors: /404/ },
  { route: "_site/index", hasWholeWords: true, heights: [7800, 6200], hasHero: true },
  { route: "_site/services", hasWholeWords: true, heights: [7800, 6200], hasHero: true },
  { route: "_site/pre-checkout", hasWholeWords: true },
  { route: "_site/fast-track", hasHero: true },
  { route: "_site/fast-track-old" },
  { route: "_site/faq" },
  { route: "_site/contact", hasWholeWords: true },
  { route: "_site/unsubscribe" },
  { route: "_site/unsubscribe", state: "from a mail", path: () => "/unsubscribe?token=x" },
  { route: "_site/withdraw" },
  { route: "_site/cancel-membership" },
  { route: "_site/terms" },
  { route: "_site/subscription-terms" },
  { route: "_site/privacy" },
  { route: "_site/accessibility" },
  { route: "_site/config-generator", hasWholeWords: true },
  { route: "_site/preview.$", path: () => preview, french: () => `${preview}/fr` },
  { route: "_site/fast-track-form", mostScript: 125_000 },
  { route: "_site/find-booking" },
  {
    route: "_site/fast-track-payment.$orderId",
    state: "unknown",
    path: () => "/fast-track-payment/0192f0c0-0000-7000-8000-000000000000",
    expectedErrors: /404/,
    mostScript: 145_000,
  },
  {
    route: "_site/fast-track-payment.$orderId",
    state: "unpaid",
    path: () => `/fast-track-payment/${unpaid.orderId}`,
    order: () => unpaid,
    hasWholeWords: true,
  },
  {
    route: "_site/fast-track-payment.$orderId",
    state: "paid",
    path: () => `/fast-track-payment/${paid.orderId}`,
    order: () => paid,
    hasWholeWords: true,
  },
  {
    route: "_site/fast-track-payment.$orderId",
    state: "refunded",
    path: () => `/fast-track-payment/${refunded.orderId}`,
    order: () => refunded,
    hasWholeWords: true,
  },
  { route: "pay.demo.$paymentId", path: () => `/pay/demo/${payment.id}` },
  { route: "_site/pass.$code", path: () => paid.path, order: () => paid, isPaper: true },
  {
    route: "_site/pass.$code",
    state: "unknown",
    path: () => "/pass/no-such-code",
    expectedErrors: /404/,
  },
  { route: "scan" },
];

const ACCOUNT: Screen[] = [
  own("auth/index", { mostScript: 132_000 }),
  own("auth/forgot"),
  own("auth/reset", { path: () => "/auth/reset?token_hash=x" }),
  own("auth/confirm", { path: () => "/auth/confirm?token_hash=x" }),
  own("auth/invitation"),
  own("_site/account", { path: () => "/account", as: "admin" }),
  own("_site/account", { path: () => "/account", as: "holder", state: "with passkeys" }),
];

/** The pages of the staff area, as the files of its routes name them. */
const STAFF_ROUTES = readdirSync(join(import.meta.dirname, "../../../src/routes/admin"))
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => `admin/${name.slice(0, -".tsx".length)}`);

const staffPath = (route: string) => () =>
  `/${route.replace(/[/.]index$/, "").replaceAll(".", "/")}`.replace(/\$\w+/, (name) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`This test knows nothing to show for ${name}`);
    return id;
  });

const WIDE_ROUTES = new Set([
  "admin/index",
  "admin/orders.index",
  "admin/orders.$orderId",
  "admin/customers.index",
  "admin/messages.index",
  "admin/departures",
]);
/** Agents and accountants see a part of the other screens (roles.test.ts). */
const STAFF: Screen[] = [
  ...STAFF_ROUTES.map((route) =>
    own(route, { path: staffPath(route), as: "admin", fitsTablet: WIDE_ROUTES.has(route) }),
  ),
  own("admin/index", { path: () => "/admin", as: "agent", state: "agent" }),
  own("admin/group-acts.$actId", {
    path: () => "/admin/group-acts/a-2",
    as: "admin",
    state: "requested",
  }),
].map((screen) => ({ ...screen, hasWholeWords: true }));

const SCREENS = [...PUBLIC, ...ACCOUNT, ...STAFF];

beforeAll(async () => {
  const names = { firstName: "Maximilian-Alexander", lastName: "Featherstonehaugh-Cholmondeley" };
  const companyName = "Gesellschaft für Flughafenbegleitung mbH";
  const email = "a.rather.long.address.of.somebody@a.subdomain.of.an.example.org";
  paid = await payForPass(site, { email, airport: "CDG" });
  refunded = await payForPass(site, { email: "ada@example.org", currency: "EUR" });
  await site.rows(
    "UPDATE orders SET status = 'refunded', refunded_minor = paid_minor WHERE id = ?",
    refunded.orderId,
  );
  const long = await payForPass(site, { ...names, companyName, airport: "NCE" });
  await setFlightDay(site, long.orderId, operatorDate(Date.now()));
  const { booking, cookie } = await site.book({
    ...names,
    email,
    airport: "LHR",
    flightNumber: "AF123",
  });
  unpaid = { ...paid, orderId: booking.order.id, cookie };
  const paying = await site.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie });
  payment = (await paying.json()) as PaymentPage;
  const stored = await site.post("/api/site-configs", siteConfig);
  preview = new URL(((await stored.json()) as { previewUrl: string }).previewUrl).pathname;
  await site.post("/api/contact", {
    name: names.lastName,
    email,
    message: "Bonjour",
  });
  await site.rows(
    "INSERT INTO payment_problems (payment_id, kind, order_id, created_at) SELECT id, 'order_closed', order_id, 1 FROM payments WHERE order_id = ?",
    long.orderId,
  );
  await site.rows(
    "INSERT INTO reply_templates (id, name, text_en, text_fr, created_at, updated_at) VALUES ('t-1', 'Baggage allowance of the airline', 'Hello {firstName}', 'Bonjour {firstName}', 1, 1)",
  );
  await site.rows(
    "INSERT INTO devices (id, name, airport, pairing_expires_at, created_by, created_at) VALUES ('d-1', 'The phone of the lane of Terminal 2E', 'CDG', 0, 'admin', 1)",
  );
  await site.rows(
    "INSERT INTO group_acts (id, act, status, airport, flight_date, flight_number, text, to_date, to_flight_number, reason, created_by, approved_by, started_by, created_at, updated_at) VALUES ('a-1', 'refund', 'stopped', 'ORY', '2031-03-04', 'EX 7777', '{\"en\":\"The lane is closed.\",\"fr\":\"La file est fermée.\"}', NULL, NULL, 'The lane of Orly is closed', 'admin', 'admin', 'admin', 1, 1)",
  );
  await site.rows(
    "INSERT INTO group_acts (id, act, status, airport, flight_date, flight_number, reason, created_by, created_at, updated_at) VALUES ('a-2', 'refund', 'preview', 'ORY', '2031-03-04', 'EX 7777', 'The airline cancelled the flight', 'agent', 1, 1)",
  );
  await site.rows(
    "INSERT INTO group_act_orders (act_id, order_id, order_number, status, travellers, amount_minor, currency, failure, next_at, created_at) SELECT 'a-1', id, order_number, iif(id = ?, 'failed', 'by_hand'), 2, 2200, 'EUR', 'balance_insufficient', 0, 1 FROM orders",
    long.orderId,
  );
  await site.rows(
    "INSERT INTO group_act_orders (act_id, order_id, order_number, status, travellers, amount_minor, currency, next_at, created_at) SELECT 'a-2', id, order_number, 'waiting', 2, 2200, 'EUR', 0, 1 FROM orders",
  );
  await site.rows(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, backup_eligible,
     backed_up, friendly_name, rp_id, created_at, updated_at)
     SELECT of.column1, id, of.column1, '{}', 0, 1, 1, of.column2, of.column3, 1, 1 FROM users,
     (VALUES ('k-1', 'The work laptop of Maximilian-Alexander', 'localhost'),
     ('k-2', 'Google Password Manager', 'www.an-earlier-domain-of-the-site.example')) AS of
     WHERE email = ?`,
    holder().email,
  );
  await site.rows(
    "UPDATE user_roles SET passkey_required = 1 WHERE user_id = (SELECT user_id FROM passkeys LIMIT 1)",
  );
  await site.rows(
    `INSERT INTO saved_views (id, user_id, list, name, query, created_at)
     SELECT 'v-' || user_id, user_id, 'orders', ?, '{"airport":"CDG"}', 1 FROM user_roles`,
    "Bookings of Paris and Nice that somebody looks at daily",
  );
  await site.rows(
    `INSERT INTO mail_outbox (id, kind, status, recipient, message, attempts, last_error, next_attempt_at, created_at, updated_at)
     VALUES ('o-1', 'message-reply', 'failed', ?, '{"subject":"Subject","text":"Text"}', 1, 'Error', 9895176000000, 1795176000000, 1)`,
    email,
  );
  const idIn = async (table: string) =>
    (await site.rows<{ id: string }>(`SELECT id FROM ${table} LIMIT 1`))[0]!.id;
  Object.assign(ids, {
    $orderId: long.orderId,
    $personId: await idIn("people"),
    $messageId: await idIn("messages"),
    $userId: await idIn("users"),
    $actId: "a-1",
  });
});

test("the table holds every page, and every part of the staff area that has pages", () => {
  const routes = join(import.meta.dirname, "../../../src/routes");
  const files = readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !/^(_site|auth|admin)\.tsx|(^|\/)-/.test(file))
    .map((file) => file.slice(0, -".tsx".length));
  expect([...new Set(SCREENS.map(({ route }) => route))].toSorted()).toEqual(files.toSorted());
  const withoutPages = new Set([
    "search",
    "lanes",
    "refunds",
    "refund-requests",
    "exports",
    "privacy",
    "blocking",
  ]);
  const parts = Object.keys(STAFF_PARTS).filter(
    (part) => part !== "dashboard" && !withoutPages.has(part),
  );
  const ofPages = new Set(STAFF_ROUTES.map((route) => route.split(/[/.]/)[1]!));
  expect(parts.filter((part) => !ofPages.has(part))).toEqual([]);
});

test("a dialog keeps its short words whole on small phones and with enlarged text", async () => {
  const path = `/admin/orders/${ids.$orderId}?lang=fr`;
  const page = await openAsAdmin(path, { viewport: PHONE });
  const { open, title } = wordsOf(adminOrders, "fr").actions.edit;
  await page.getByRole("button", { name: open, exact: true }).click();
  await page.getByRole("dialog", { name: title }).locator("[name=reason]").waitFor();
  await expectWholeWords(page, path);
});

const openFor = ({ as, expectedErrors }: Screen) => {
  const open = {
    admin: openAsAdmin,
    agent: openAsAgent,
    holder: openAsHolder,
    nobody: site.open,
  }[as ?? "nobody"];
  return open("about:blank", { viewport: DESKTOP, expectedErrors });
};

function addressOf({ route, path, french }: Screen, language: Language): string {
  const english = path?.() ?? `/${route.replace(/^_site\//, "").replace(/^index$/, "")}`;
  return language === "en" ? english : (french?.() ?? localizePath(english, language));
}

/** Expects the page of this language, whose title says more than whose site it is. */
async function expectTitle(page: Page, language: Language): Promise<void> {
  expect(await page.getAttribute("html", "lang")).toBe(language);
  const title = await page.title();
  expect(title).toContain(siteConfig.company.name);
  expect(title.length).toBeGreaterThan(siteConfig.company.name.length + 3);
}

const PUBLIC_PATHS = new Set(publicPages(siteConfig).map(({ path }) => path));

/**
 * Starts the runtime. A page that waits for its visitor has fetched no script before, and asks for
 * all that it needs in one go, the runtime first.
 */
async function expectScripts(page: Page, path: string): Promise<void> {
  const readScripts = () =>
    page.evaluate(() => {
      const { hydrated } = window as { hydrated?: number };
      const scripts = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return (
        scripts
          // Whatever an import waited for had come when the page answered.
          .filter(({ responseEnd }) => !hydrated || responseEnd <= hydrated)
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith(".js"))
      );
    });
  const { entry, chunks, hydration, session } = await page.evaluate(() => ({
    ...document.documentElement.dataset,
  }));
  const waits = hydration === "intent" && !session;
  const early = await readScripts();
  await awaken(page);
  const asked = await readScripts();
  const needed = new Set([entry, ...chunks!.split(" ").filter((href) => href.endsWith(".js"))]);
  expect(waits ? [early, asked[0], new Set(asked)] : "at once").toEqual(
    waits ? [[], entry, needed] : "at once",
  );
  const [runtime = 0, ...others] = PUBLIC_PATHS.has(path) ? await weighScripts(page) : [];
  expect(runtime).toBeLessThanOrEqual(115_000);
  expect(sum(others)).toBeLessThanOrEqual(35_000);
}

/** Expects that a public page loads nothing for a session that is not there, even once it runs. */
async function expectNoSession(page: Page): Promise<void> {
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .join(),
  );
  expect(fetched).not.toMatch(/auth-client|kept-session/);
}

async function expectScriptBytes(page: Page, most: number): Promise<void> {
  expect(await scriptBytes(page)).toBeLessThanOrEqual(most);
}

/** Expects that a card is paper in the light and dark paper in the dark, where only its code stays dark on white. */
async function expectPaper(page: Page, scheme: "light" | "dark"): Promise<void> {
  // Until the runtime has come, the card is the server's, which it replaces.
  await page.locator("summary").first().waitFor();
  const [paper, around] = [
    await readLightness(page, '[data-scheme="ticket"] > div'),
    await readLightness(page),
  ];
  const isRight = scheme === "light" ? paper > 230 : paper > around && paper < 80;
  expect([paper, around, isRight]).toEqual([paper, around, true]);
  expect(await page.locator("[data-field=pass-qr] > rect").getAttribute("fill")).toBe("#fff");
}

for (const screen of SCREENS) {
  const { route, state, as } = screen;
  const name = `${route}${state ? ` (${state})` : ""}`;
  test(`${name}: title, keyboard, 320 px, large text, dark, phone, desktop, axe, and no error`, async () => {
    const page = await openFor(screen);
    if (screen.order) await ownOrder(page, site, screen.order());
    const goTo = async (language: Language) => {
      await page.goto(addressOf(screen, language));
      await settle(page);
      await expectTitle(page, language);
      // The pages of who is signed in keep the place of their data; first-visit.test.ts is about the others.
      expect(as ? await readShifts(page) : 0).toBeLessThanOrEqual(0.02);
    };
    const path = addressOf(screen, "en");
    await goTo("en");
    expect(await readLightness(page)).toBeGreaterThan(200);
    // Staff pages start with few scripts.
    const scripts = route.startsWith("admin/") ? await weighScripts(page) : [];
    expect(scripts.length).toBeLessThanOrEqual(20);
    expect(sum(scripts)).toBeLessThanOrEqual(165_000);
    await expectScripts(page, path);
    // The keyboard also stops at what loads with the runtime, such as the passkeys' button.
    await settle(page);
    if (PUBLIC_PATHS.has(path)) await expectNoSession(page);
    if (screen.mostScript) await expectScriptBytes(page, screen.mostScript);
    await expectKeyboard(page, path);
    if (PUBLIC_PATHS.has(path)) await expectOneAccent(page, path);
    if (screen.hasHero) await expectHeroBeside(page);
    if (screen.heights) await expectHeights(page, path, screen.heights);
    // French, the longer language, says whether a page fits.
    if (EVERY_VIEW) {
      await expectNarrow(page, path);
      await expectLargeText(page, path);
    }
    // This comes last, because it opens all folds.
    if (screen.hasWholeWords) await expectWholeWords(page, path);

    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: "dark" });
    await goTo("fr");
    expect(await readLightness(page)).toBeLessThan(40);
    if (screen.isPaper) await expectPaper(page, "dark");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);
    expect(await axeViolations(page)).toEqual([]);
    // Axe is loaded in this document already, so it also reads it in light and at 320 px.
    await page.emulateMedia({ colorScheme: "light" });
    // The page follows the system back to the light.
    await expect.poll(() => readLightness(page)).toBeGreaterThan(200);
    if (screen.isPaper) await expectPaper(page, "light");
    if (screen.heights) await expectHeights(page, path, screen.heights);
    if (screen.fitsTablet) await expectTablet(page, path);
    await expectNarrow(page, path);
    expect(await axeViolations(page)).toEqual([]);
    await expectLargeText(page, path);
    if (screen.hasWholeWords) await expectWholeWords(page, path);
  });
}
