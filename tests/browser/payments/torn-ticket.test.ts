import { decodeQR } from "qr/decode.js";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { browserSite, nextFrames } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { pixelsOf } from "../pixels.ts";
import { readShifts } from "../shifts.ts";
import {
  button,
  ENGLISH,
  expectState,
  FRENCH,
  lookAt,
  statusOf,
  travellersOf,
} from "./payment-traveller.ts";

const site = browserSite();
const traveller = travellersOf(site);
const paidTraveller = travellersOf(site, { paid: true });

const stateOfPass = (page: Page) => page.locator('[data-field="pass-state"]');

interface Torn {
  /** The status on the ticket when the transition begins. */
  ticket: string | undefined;
  /** The pseudo-elements that move, without those that only fade. */
  moves: string[];
}

/** Notes each view transition of a page's own making, from the next page on. */
const noteTears = (page: Page) =>
  page.addInitScript(() => {
    const torn: Torn[] = [];
    Object.assign(window, { torn });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...given) {
      const status = this.querySelector('[data-field="status"]')?.textContent;
      const transition = start.apply(this, given);
      void transition.ready.then(() => {
        const moves = this.getAnimations()
          .filter(
            (animation) =>
              animation instanceof CSSAnimation && !animation.animationName.startsWith("-ua-"),
          )
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
        torn.push({ ticket: status, moves: moves.filter((name) => name.includes("transition")) });
      });
      return transition;
    };
  });
const tears = (page: Page) =>
  page.evaluate(() => (window as unknown as { torn: Torn[] | undefined }).torn ?? []);

/** Expects that nothing has moved until the last part of a page is there. */
async function expectStill(page: Page, last: string): Promise<void> {
  await page.locator(last).first().waitFor();
  await nextFrames(page);
  // Our face may come a frame late and move one word by 3 px (0.000005): first-visit.test.ts looks at that.
  expect(await readShifts(page)).toBeLessThan(0.0001);
}

/** Pays, and comes back from the provider. */
async function pay(
  page: Page,
  words: typeof ENGLISH | typeof FRENCH,
  toPayment: () => Promise<void>,
) {
  await toPayment();
  await button(page, words.pay).click();
  await page.waitForURL(/fast-track-payment/);
  await stateOfPass(page).waitFor();
}

const colorOf = (page: Page) =>
  statusOf(page).evaluate((element) => getComputedStyle(element).color.match(/\d+/g)!.map(Number));

test.each(oneView([FRENCH, ENGLISH]))(
  "an order is paid on the demo page: its status turns from red to green, and the ticket tears and is the pass, in place and once ($language)",
  async (words) => {
    const { page, number, toPayment, history } = await traveller(words);
    await expect.poll(() => statusOf(page).textContent()).toBe(words.notPaid);
    const [red = 0, green = 0] = await colorOf(page);
    expect(red).toBeGreaterThan(2 * green);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await noteTears(page);
    await toPayment();
    expect(await page.getAttribute("html", "lang")).toBe(words.language);
    await expect.poll(() => page.textContent('[data-field="amount"]')).toBe(words.amount);
    await expect.poll(() => page.textContent("main")).toContain(number);
    await button(page, words.pay).click();
    await page.waitForURL(/fast-track-payment/);
    await stateOfPass(page).waitFor();

    await expect.poll(() => tears(page)).toHaveLength(1);
    const [torn] = await tears(page);
    expect(torn!.ticket).toBe(words.paid);
    expect(torn!.moves.join()).toMatch(/old\(stub\).*new\(code\)/);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.tearing))
      .toBe(undefined);
    const first = page.locator("main h1, main [data-field=pass-state]").first();
    await expect.poll(() => first.textContent()).toMatch(words.isPaid);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const [redNow = 0, greenNow = 0] = await colorOf(page);
    expect(greenNow).toBeGreaterThan(2 * redNow);
    expect(await history()).toHaveLength(1);

    const drawn = page.locator('svg[data-field="pass-qr"]');
    const link = page.getByRole("link", { name: words.passPage });
    const address = site.url() + (await link.getAttribute("href"));
    expect(decodeQR(await pixelsOf(page, await drawn.screenshot()))).toBe(address);
    await page.reload();
    await stateOfPass(page).waitFor();
    expect(await tears(page)).toEqual([]);
    await link.click();
    await page.waitForURL(address);
    await stateOfPass(page).waitFor();
  },
);

test("with reduced motion the ticket fades, and nothing moves by itself, from paying to the pass (fr)", async () => {
  const { page, toPayment } = await traveller(FRENCH);
  await noteTears(page);
  await pay(page, FRENCH, toPayment);
  await expect.poll(() => tears(page)).toMatchObject([{ ticket: "PAYÉ", moves: [] }]);
  await expectStill(page, "main [data-field=pass-qr]");
  await page.goto((await page.getByRole("link", { name: FRENCH.passPage }).getAttribute("href"))!);
  await expectStill(page, "main [data-field=pass-qr]");
});

test("a slow payment is shown as being processed, and tears the ticket when its money comes, in each tab that waits, also without view transitions", async () => {
  const { page, path, toPayment } = await traveller();
  const tab = await site.openTab(page, path);
  await statusOf(tab).waitFor();
  await tab.evaluate(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
  await noteTears(page);
  await toPayment();
  // The slow bank takes an hour instead of six seconds, which a slow machine may need for the next page.
  await site.rows(
    `CREATE TRIGGER hour_of_bank AFTER UPDATE OF status ON demo_payments WHEN NEW.status = 'processing'
    BEGIN UPDATE demo_payments SET paid_at = paid_at + 3600000 WHERE id = NEW.id; END`,
  );
  await button(page, ENGLISH.slow).click();
  await page.waitForURL(/fast-track-payment/);
  await expectState(page, "processing");
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
  // The bank confirms now, so that the test need not wait for it.
  await site.rows("UPDATE demo_payments SET paid_at = 1 WHERE status = 'processing'");
  await stateOfPass(page).waitFor();
  await page.getByRole("heading", { name: /You’re nearly there, / }).waitFor();
  await expect.poll(() => page.locator("main [role=status]").first().textContent()).toBe("PAID");
  await expect.poll(() => tears(page)).toMatchObject([{ ticket: "PAID" }]);
  await lookAt(tab);
  await stateOfPass(tab).waitFor();
  await expect.poll(() => statusOf(tab).textContent()).toBe("PAID");
});

test("without the pass the ticket stays, with the way to the pass", async () => {
  const { page } = await paidTraveller(ENGLISH, {}, /status of 503/);
  await page.route("**/api/passes/*", (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await page.getByRole("heading", { name: "Your Fast Track is paid" }).waitFor();
  await expect.poll(() => statusOf(page).textContent()).toBe("PAID");
  await page.getByRole("link", { name: ENGLISH.openPass }).waitFor();
  expect(await stateOfPass(page).count()).toBe(0);
});
