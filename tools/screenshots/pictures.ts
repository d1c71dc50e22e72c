import type { Page } from "playwright-core";
import { siteConfig } from "../../app.config.ts";
import { languageHref } from "../../src/domain/language-path.ts";
import { airportDate } from "../../src/domain/airports/airport-time.ts";
import type { Language } from "../../src/domain/language.ts";
import { DAY_MS } from "../../src/domain/time.ts";
import { publicPages } from "../../scripts/build/public-pages.ts";
import { DEMO_ACCOUNTS } from "../../scripts/db/demo-accounts.ts";

/** Takes a picture of the current page, under a name such as "fast-track-form". */
type Take = (name: string) => Promise<void>;

/** Public pages that search engines do not list. */
const OTHER_PATHS = [
  "/fast-track-old",
  "/find-booking",
  "/no-such-page",
  "/fast-track-payment/FT-1795253547948-XQ57XAMU",
];
const AUTH_PATHS = ["/auth", "/auth/forgot", "/auth/reset"];
const STAFF_PATHS = [
  "/admin",
  "/admin/orders",
  "/admin/orders/new",
  "/admin/orders/problems",
  "/admin/departures",
  "/admin/devices",
  "/admin/customers",
  "/admin/accounts",
  "/admin/messages",
  "/admin/messages/templates",
  "/admin/mails",
  "/admin/roles",
  "/admin/previews",
  "/admin/audit",
];

const nameOf = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

/** The pages that anybody can open without a booking. */
export async function publicPictures(page: Page, language: Language, take: Take): Promise<void> {
  for (const path of [...publicPages(siteConfig).map((shown) => shown.path), ...OTHER_PATHS]) {
    await page.goto(languageHref(path, "", language));
    await take(nameOf(path));
  }
}

const PAY_NOW = /now$|maintenant$/;
const PAY_DEMO = /^(Pay|Payer)$/;

/** Sends the filled form and pays on the demo's page. Calls `look` before each press of a button to pay. */
export async function bookAndPay(
  page: Page,
  look: (at: "checkout" | "payment") => Promise<void>,
): Promise<void> {
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL(/fast-track-payment/);
  const payNow = page.getByRole("button", { name: PAY_NOW });
  await payNow.waitFor();
  await look("checkout");
  await payNow.click();
  await page.waitForURL(/pay\/demo/);
  const payDemo = page.getByRole("button", { name: PAY_DEMO });
  await payDemo.waitFor();
  await look("payment");
  await payDemo.click();
  await page.waitForURL(/fast-track-payment/);
}

/** The pages of a traveller who books, pays and opens the pass. */
export async function travellerPictures(page: Page, language: Language, take: Take): Promise<void> {
  await page.goto(languageHref("/fast-track-form", "", language));
  await page.waitForLoadState("networkidle");
  await page.locator('[name="firstName"]').fill("Amélie");
  await page.locator('[name="lastName"]').fill("Laurent");
  await page.locator('[name="email"]').fill("amelie.laurent@example.org");
  const airport = page.locator('[name="airport"]');
  // The only airport of a site is chosen beforehand.
  if ((await airport.inputValue()) === "") await airport.selectOption("CDG");
  const flightDate = airportDate("CDG", Date.now() + 30 * DAY_MS);
  await page.locator('[name="flightDate"]').fill(flightDate);
  await page.locator('[name="flightNumber"]').fill("AF 1234");
  await take("booking-filled");
  await bookAndPay(page, (at) => take(at === "checkout" ? "checkout-not-paid" : "demo-payment"));
  const pass = page.locator("a[href*='/pass/']").first();
  await pass.waitFor();
  await take("checkout-paid");
  await page.goto((await pass.getAttribute("href")) ?? "/");
  await page.locator('[data-field="pass-qr"]').waitFor();
  await take("pass");
}

/** Sign-in, the account and the staff pages, as the demo's admin. */
export async function staffPictures(page: Page, language: Language, take: Take): Promise<void> {
  for (const path of AUTH_PATHS) {
    await page.goto(languageHref(path, "", language));
    await take(nameOf(path));
  }
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === "admin");
  if (!admin) throw new Error("The demo has no admin.");
  await page.goto(languageHref("/auth", "", language));
  await page.waitForLoadState("networkidle");
  await page.locator('[name="email"]').fill(admin.email);
  await page.locator('[name="password"]').fill(admin.password);
  await page.locator('form button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  for (const path of ["/account", ...STAFF_PATHS]) {
    await page.goto(languageHref(path, "", language));
    await page.waitForLoadState("networkidle");
    await take(nameOf(path));
  }
  for (const [list, pattern] of [
    ["orders", /\/admin\/orders\/[\da-f-]{36}/],
    ["customers", /\/admin\/customers\/[\w-]+$/],
    ["messages", /\/admin\/messages\/[\da-f-]{36}/],
  ] as const) {
    await page.goto(`/admin/${list}`);
    await page.waitForLoadState("networkidle");
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const first = links.find((link) => pattern.test(link));
    if (!first) throw new Error(`The demo has nothing at /admin/${list}.`);
    await page.goto(first);
    await page.waitForLoadState("networkidle");
    await take(`admin-${list}-one`);
  }
}
