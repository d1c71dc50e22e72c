import type { Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { printTimes } from "#domain/french-typography.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { pass as passContent } from "#content/pass.ts";
import { LANGUAGES } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { authCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, PHONE, VIEWS } from "../browser-site.ts";
import { ownOrder, payForPass } from "./paid-pass.ts";
import { pixelsOf } from "../pixels.ts";
import { oneView, takingTurns } from "../turns.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();
const { agent: newAgent } = authCalls(site);

const DAY = 86_400_000;
const today = () => airportDate("CDG", Date.now());
const state = (page: Page) => page.locator('[data-field="pass-state"]');
const qrCode = (page: Page) => page.locator('svg[data-field="pass-qr"]');
const unfold = (page: Page, heading: string) =>
  page.locator("summary").getByRole("heading", { name: heading }).click();

const WORDS = {
  en: {
    prefix: "",
    valid: "VALID",
    used: "USED",
    cancelled: "CANCELLED",
    refunded: "REFUNDED",
    expired: "EXPIRED",
    airport: "Paris Charles de Gaulle",
  },
  fr: {
    prefix: "/fr",
    valid: "VALIDE",
    used: "UTILISÉ",
    cancelled: "ANNULÉ",
    refunded: "REMBOURSÉ",
    expired: "EXPIRÉ",
    airport: "Paris-Charles-de-Gaulle",
  },
};
const NOT_FOUND = /status of 404/;
const inTurn = takingTurns();

test.each(oneView(["fr", "en"] as const))(
  "who has paid opens the pass, whose drawn code is its own address, and the whole of it on a phone's first screen: %s",
  async (language) => {
    const words = WORDS[language];
    const pass = await payForPass(site, {
      flightDate: airportDate("CDG", Date.now() + 86_400_000),
    });
    const page = await site.open("about:blank", { viewport: VIEWS[language] });
    await ownOrder(page, site, pass);
    const address = new URL(words.prefix + pass.path, site.url());
    await page.goto(address.href);
    await expect.poll(() => state(page).textContent()).toBe(words.valid);
    await page.getByText(words.airport, { exact: true }).waitFor();
    // The server's card has made room for the one that scripts drew.
    await page.locator("summary").first().waitFor();
    expect(decodeQR(await pixelsOf(page, await qrCode(page).screenshot()))).toBe(address.href);
    const box = (await qrCode(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThan(PHONE.height);
    // The order's own browser sees whose it is; whoever has the link only, in another one, does not.
    await unfold(page, wordsOf(passContent, language).booking.heading);
    for (const fact of [pass.orderNumber, "Ada Lovelace"])
      await page.locator("main").getByText(fact).first().waitFor();
    const stranger = await site.open(address.pathname, { viewport: VIEWS[language] });
    await expect.poll(() => state(stranger).textContent()).toBe(words.valid);
    expect(await stranger.content()).not.toMatch(
      new RegExp(`Lovelace|ada@example|${pass.orderNumber}`),
    );
  },
);

test("a pass shows before any script has come, and stays if none ever comes", async () => {
  const pass = await payForPass(site, { airport: "CDG" });
  const page = await site.open("about:blank", { expectedErrors: /net::ERR_FAILED|Failed to/ });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(pass.path);
  await page.getByText(WORDS.en.airport, { exact: true }).waitFor();
  expect(await qrCode(page).isVisible()).toBe(true);
  expect(await page.getByText(wordsOf(passContent, "en").loading).isVisible()).toBe(false);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await page.getByRole("button", { name: wordsOf(passContent, "en").print }).waitFor();
  expect(await qrCode(page).count()).toBe(1);
});

for (const [language, said, way] of [
  ["en", "Our email did not reach you.", "Correct your address"],
  ["fr", "Notre e-mail ne vous est pas parvenu.", "Corriger votre adresse"],
] as const)
  inTurn(language, `its own browser is told that our mails come back: ${language}`, async () => {
    const pass = await payForPass(site, { flightDate: today() });
    await site.rows("UPDATE orders SET mail_trouble = 'bounced' WHERE id = ?", pass.orderId);
    const path = WORDS[language].prefix + pass.path;
    const page = await site.open(path, { viewport: VIEWS[language] });
    await state(page).waitFor();
    const notice = page.locator('[data-notice="mail-trouble"]');
    expect(await notice.count()).toBe(0);
    await ownOrder(page, site, pass);
    await page.reload();
    await notice.getByText(said).waitFor();
    await expectToFit(page);
    await notice.getByRole("link", { name: way }).click();
    await page.waitForURL(`**${WORDS[language].prefix}/fast-track-payment/${pass.orderId}`);
    await notice.locator('[name="email"]').waitFor();
  });

test.each(oneView(LANGUAGES))(
  "an open pass asks its own browser for airport and day on the card, and is valid at once: %s",
  async (language) => {
    const { openTrip } = wordsOf(manageBooking, language);
    const words = wordsOf(passContent, language);
    const pass = await payForPass(site, { airport: "", flightDate: undefined });
    const path = localizePath(pass.path, language);
    const stranger = await site.open(path, { viewport: VIEWS[language] });
    await expect.poll(() => state(stranger).textContent()).toBe(words.states.open);
    await stranger.getByRole("link", { name: words.addTrip }).click();
    await stranger.waitForURL("**/find-booking");

    const page = await site.open("about:blank", { viewport: VIEWS[language] });
    await ownOrder(page, site, pass);
    for (const first of [`/fast-track-payment/${pass.orderId}`, pass.path]) {
      await page.goto(localizePath(first, language));
      const form = page.getByRole("form", { name: openTrip.heading });
      await form.locator('[name="airport"]').waitFor();
      // The card holds the form, in the place of what is missing: each question stands once.
      const card = page.locator('[data-scheme="ticket"]', { has: qrCode(page) });
      expect(await card.locator('[name="airport"]').count()).toBe(1);
      expect(await card.getByText(words.airport, { exact: true }).count()).toBe(1);
      expect(await card.getByText(words.open, { exact: true }).count()).toBe(0);
      const [box, next] = [form, state(page)].map((part) => part.boundingBox());
      expect((await box)!.y).toBeGreaterThan((await next)!.y);
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
    }
    await page.selectOption('[name="airport"]', "CDG");
    await page.fill('[name="flightDate"]', today());
    await page.getByRole("button", { name: openTrip.submit }).click();
    await state(page).getByText(words.states.valid, { exact: true }).waitFor();
    expect(await page.locator('[name="airport"]').count()).toBe(0);
  },
);

test("a visitor's clock that is a day ahead makes no pass today's", async () => {
  const { path } = await payForPass(site, {
    flightDate: airportDate("CDG", Date.now() + 86_400_000),
  });
  const page = await site.open("/terms");
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
  });
  await page.goto(path);
  const { otherDay } = wordsOf(passContent, "en").meaning;
  await expect.poll(() => page.getByText(otherDay, { exact: true }).count()).toBe(1);
});

test("the code is black on white in a dark scheme and with forced colours too", async () => {
  const { path } = await payForPass(site, { flightDate: today() });
  const page = await site.open(path, { colorScheme: "dark", forcedColors: "active" });
  await page.locator("summary").first().waitFor();
  const { data, width } = await pixelsOf(page, await qrCode(page).screenshot());
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colors.add(data.subarray(at, at + 3).join());
  // Within the quiet zone.
  expect([...data.subarray(8 * width * 4 + 32, 8 * width * 4 + 35)]).toEqual([255, 255, 255]);
  for (const color of colors) expect(new Set(color.split(",")).size).toBe(1);
});

for (const language of ["en", "fr"] as const) {
  inTurn(language, `it says at a glance that it is over, and why: ${language}`, async () => {
    const words = WORDS[language];
    const used = await payForPass(site, { flightDate: today() });
    const { access_token } = await newAgent();
    await site.post(
      `/api/passes/${used.code}/redeem`,
      { nonce: "at-the-lane" },
      { authorization: `Bearer ${access_token}` },
    );
    const [redemption] = await site.rows<{ created_at: number }>(
      "SELECT created_at FROM redemptions WHERE order_id = ?",
      used.orderId,
    );
    const expired = await payForPass(site, {
      flightDate: airportDate("CDG", Date.now() - 2 * DAY),
    });
    const [cancelled, refunded] = [await payForPass(site), await payForPass(site)];
    await site.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", cancelled.orderId);
    await site.rows("UPDATE orders SET status = 'refunded' WHERE id = ?", refunded.orderId);

    const page = await site.open(`${words.prefix}/pass/${used.code}`, {
      viewport: VIEWS[language],
    });
    await expect.poll(() => state(page).textContent()).toBe(words.used);
    const time = new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-GB", {
      timeStyle: "short",
      timeZone: "Europe/Paris",
    });
    await expect
      .poll(() =>
        page
          .getByRole("status")
          .filter({ has: state(page) })
          .textContent(),
      )
      .toContain(printTimes(time.format(redemption!.created_at), language));
    for (const [{ code }, word] of [
      [expired, words.expired],
      [cancelled, words.cancelled],
      [refunded, words.refunded],
    ] as const) {
      await page.goto(`${words.prefix}/pass/${code}`);
      await expect.poll(() => state(page).textContent()).toBe(word);
      expect(await page.getByRole("link", { name: /Google/, includeHidden: true }).count()).toBe(0);
    }
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const [language, heading, link] of [
  ["en", "We can’t find this pass", "Find your booking"],
  ["fr", "Ce pass est introuvable", "Retrouver votre réservation"],
] as const) {
  inTurn(language, `a replaced code leads to finding the booking: ${language}`, async () => {
    const { orderId, code } = await payForPass(site);
    await site.rows("UPDATE orders SET pass_id = 'another' WHERE id = ?", orderId);
    const page = await site.open(`${WORDS[language].prefix}/pass/${code}`, {
      viewport: VIEWS[language],
      expectedErrors: NOT_FOUND,
    });
    await page.getByRole("heading", { name: heading }).waitFor();
    expect(await qrCode(page).count()).toBe(0);
    await page.locator("main").getByRole("link", { name: link }).click();
    await page.waitForURL("**/find-booking");
  });
}

test("without network the code still stands there, and what was read before, marked as unchecked", async () => {
  const { path } = await payForPass(site, { flightDate: today() });
  const page = await site.open("/terms", {
    expectedErrors: /Failed to load|ERR_|fetching the script/,
    serviceWorkers: "allow",
  });
  await page.route("**/api/passes/**", (route) => route.abort());
  await page.goto(path);
  await page.getByRole("alert").getByText("can’t check this pass").waitFor();
  expect(decodeQR(await pixelsOf(page, await qrCode(page).screenshot()))).toBe(site.url() + path);
  await page.unroute("**/api/passes/**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => state(page).textContent()).toBe("VALID");

  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("alert").getByText("We last checked").waitFor();
  await expect.poll(() => state(page).textContent()).toBe("VALID");
  await page.context().setOffline(false);
  await page.getByRole("alert").waitFor({ state: "detached" });
});

// Proves V3.5.
test("its address reaches no other site, no search engine and no log", async () => {
  const { path, code } = await payForPass(site, { flightDate: today() });
  const response = await site.get(path);
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const page = await site.open(path);
  await state(page).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  const file = page.locator('a[href$="calendar.ics"]');
  expect(
    (await page.request.get((await file.getAttribute("href"))!)).headers()["content-type"],
  ).toContain("text/calendar");
  // A calendar of others is told the day, and not the pass.
  for (const name of [/Google/, /Outlook/]) {
    const href = (await page.locator("main").getByRole("link", { name }).getAttribute("href"))!;
    expect(decodeURIComponent(href)).toContain(today().slice(0, 4));
    expect(href).not.toContain(code);
  }
  expect(site.logs().join("\n")).not.toContain(code);
});

for (const language of LANGUAGES)
  inTurn(
    language,
    `a tap shows the code alone on the whole screen, which stays awake: ${language}`,
    async () => {
      const words = wordsOf(passContent, language);
      const { path } = await payForPass(site, { flightDate: today() });
      const address = localizePath(path, language);
      const page = await site.open(address, { viewport: VIEWS[language] });
      await page.evaluate(() => {
        const { wakeLock } = navigator;
        wakeLock.request = async () => {
          document.body.dataset.awake = "yes";
          const release = async () => void delete document.body.dataset.awake;
          return Object.assign(new EventTarget(), { release }) as WakeLockSentinel;
        };
      });
      await page.locator("summary").first().waitFor();
      const enlarge = page.getByRole("button", { name: words.enlarge });
      await enlarge.click();
      const full = page.locator("#full-code");
      await page.locator("[data-awake]").waitFor();
      const code = full.locator("svg");
      const { width } = (await code.boundingBox())!;
      expect(width).toBeGreaterThan(Math.min(VIEWS[language].width, VIEWS[language].height) * 0.8);
      const drawn = await pixelsOf(page, await code.screenshot());
      expect(decodeQR(drawn)).toBe(site.url() + address);
      expect(await axeViolations(page)).toEqual([]);
      await page.mouse.click(40, 40);
      await full.waitFor({ state: "hidden" });
      await expect.poll(() => page.locator("[data-awake]").count()).toBe(0);
      await enlarge.focus();
      await page.keyboard.press("Enter");
      await full.waitFor();
      await page.keyboard.press("Escape");
      await full.waitFor({ state: "hidden" });
    },
  );

test.each(oneView(LANGUAGES))(
  "on one sheet of paper, also with the name in the order's own browser, stand the issuer, the conditions and a code of 60 mm, and no state: %s",
  async (language) => {
    const words = wordsOf(passContent, language);
    const pass = await payForPass(site, { flightDate: today() });
    const page = await site.open("about:blank", { viewport: PHONE });
    await ownOrder(page, site, pass);
    await page.goto(localizePath(pass.path, language));
    await page.getByText("Ada Lovelace").first().waitFor({ state: "attached" });
    const issuer = page.getByText(words.printed("").split(".")[1]!.trim());
    expect(await issuer.isVisible()).toBe(false);
    const condition = page.getByText(words.conditions.items[0]!);
    expect(await condition.isVisible()).toBe(false);
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await issuer.waitFor();
    await condition.waitFor();
    await page.getByText(words.fold, { exact: true }).waitFor();
    expect(await state(page).isVisible()).toBe(false);
    expect(await page.getByRole("button", { name: words.enlarge }).count()).toBe(0);
    const modules = Number((await qrCode(page).getAttribute("viewBox"))!.split(" ").at(-1));
    const millimetre = 96 / 25.4;
    const drawn = () =>
      qrCode(page).evaluate((code) => code.getBoundingClientRect().toJSON() as DOMRect);
    await expect
      .poll(async () => ((await drawn()).width * (modules - 8)) / modules / millimetre)
      .toBeGreaterThanOrEqual(60);
    expect((await drawn()).right).toBeLessThanOrEqual(680);
    const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
    // English readers print on Letter, and French readers on A4.
    const format = language === "en" ? "Letter" : "A4";
    const pdf = (await page.pdf({ format, margin })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const small = (await page.pdf({ format: "A6" })).toString("latin1");
    expect(small.match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(2);
  },
);
