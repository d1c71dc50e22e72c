import type { Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { pass as passContent } from "#content/pass.ts";
import { LANGUAGES } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, expectToFit, nextFrames, PHONE, VIEWS } from "../browser-site.ts";
import { ownOrder, payForPass } from "./paid-pass.ts";
import { pixelsOf } from "../pixels.ts";
import { readShifts } from "../shifts.ts";
import { oneView, takingTurns } from "../turns.ts";
import { wordsOf } from "../words-of.ts";
import { dayFromToday } from "../../flight-days.ts";

const site = browserSite();

const today = () => airportDate("CDG", Date.now());
const state = (page: Page) => page.locator('[data-field="pass-state"]');
const qrCode = (page: Page) => page.locator('svg[data-field="pass-qr"]');
const unfold = (page: Page, heading: string) =>
  page.locator("summary").getByRole("heading", { name: heading }).click();

const WORDS = {
  en: {
    prefix: "",
    valid: "VALID",
    correct: "Correct your address",
    airport: "Paris Charles de Gaulle",
  },
  fr: {
    prefix: "/fr",
    valid: "VALIDE",
    correct: "Corriger votre adresse",
    airport: "Paris-Charles-de-Gaulle",
  },
};
const inTurn = takingTurns();

test.each(oneView(["fr", "en"] as const))(
  "who has paid opens the pass, with its code on the first screen, whose it is, and a warning when our mails come back: %s",
  async (language) => {
    const words = WORDS[language];
    const pass = await payForPass(site, {
      flightDate: dayFromToday(1),
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
    // A calendar of others is told the day, and not the pass.
    for (const name of [/Google/, /Outlook/]) {
      const href = await page.locator("main").getByRole("link", { name }).getAttribute("href");
      expect(decodeURIComponent(href!)).toContain(dayFromToday(1).slice(0, 4));
      expect(href).not.toContain(pass.code);
    }
    const file = page.locator('a[href$="calendar.ics"]');
    expect(await file.getAttribute("href")).toContain(pass.code);
    // The order's own browser sees whose it is; passes.test.ts says that nobody else does.
    await unfold(page, wordsOf(passContent, language).booking.heading);
    for (const fact of [pass.orderNumber, "Ada Lovelace"])
      await page.locator("main").getByText(fact).first().waitFor();

    // Only it is told that our mails come back.
    const notice = page.locator('[data-notice="mail-trouble"]');
    expect(await notice.count()).toBe(0);
    await site.rows("UPDATE orders SET mail_trouble = 'bounced' WHERE id = ?", pass.orderId);
    await page.reload();
    await notice.getByRole("link", { name: words.correct }).click();
    await page.waitForURL(`**${words.prefix}/fast-track-payment/${pass.orderId}`);
    await notice.locator('[name="email"]').waitFor();
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

test.each(oneView(LANGUAGES))(
  "an open pass leads a stranger to finding the booking, asks its own browser for airport and day, and is valid at once: %s",
  async (language) => {
    const { openTrip } = wordsOf(manageBooking, language);
    const words = wordsOf(passContent, language);
    const pass = await payForPass(site, { airport: "", flightDate: undefined });
    const path = localizePath(pass.path, language);
    const page = await site.open(path, { viewport: VIEWS[language] });
    const way = page.getByRole("link", { name: words.addTrip });
    expect(await way.getAttribute("href")).toBe(localizePath("/find-booking", language));
    await ownOrder(page, site, pass);
    await page.reload();
    const form = page.getByRole("form", { name: openTrip.heading });
    await form.locator('[name="airport"]').waitFor();
    await nextFrames(page);
    // Nothing has moved by itself for it.
    expect(await readShifts(page)).toBeLessThan(0.0001);
    // The card holds the form, in the place of what is missing: each question stands once.
    const card = page.locator('[data-scheme="ticket"]', { has: qrCode(page) });
    expect(await card.locator('[name="airport"]').count()).toBe(1);
    expect(await card.getByText(words.airport, { exact: true }).count()).toBe(1);
    expect(await card.getByText(words.open, { exact: true }).count()).toBe(0);
    const [box, next] = [form, state(page)].map((part) => part.boundingBox());
    expect((await box)!.y).toBeGreaterThan((await next)!.y);
    expect(await axeViolations(page)).toEqual([]);
    await expectToFit(page);
    await page.selectOption('[name="airport"]', "CDG");
    await page.fill('[name="flightDate"]', today());
    await page.getByRole("button", { name: openTrip.submit }).click();
    await state(page).getByText(words.states.valid, { exact: true }).waitFor();
    expect(await page.locator('[name="airport"]').count()).toBe(0);
  },
);

test("a visitor's clock that is a day ahead makes no pass today's", async () => {
  const { path } = await payForPass(site, {
    // The day on which the clocks go back has 25 hours.
    flightDate: airportDate("CDG", Date.now() + 25 * 3_600_000),
  });
  const page = await site.open("/terms");
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 25 * 3_600_000;
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

test("a pass that cannot be read still shows its code, says that it is unchecked, and is read when asked", async () => {
  const { path } = await payForPass(site, { flightDate: today() });
  const page = await site.open("/terms", { expectedErrors: /status of 503/ });
  // The page repeats a lost call by itself, and would need no button.
  await page.route("**/api/passes/**", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(path);
  await page.getByRole("alert").getByText("can’t check this pass").waitFor();
  expect(decodeQR(await pixelsOf(page, await qrCode(page).screenshot()))).toBe(site.url() + path);
  await page.unroute("**/api/passes/**");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.poll(() => state(page).textContent()).toBe("VALID");
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
