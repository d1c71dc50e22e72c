import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { airportDate } from "../../src/domain/airports/airport-time.ts";
import { DAY_MS } from "../../src/domain/time.ts";
import { HYDRATED_EVENT } from "../../src/lib/hydration/hydration-mode.ts";
import { bookAndPay } from "./pictures.ts";

const VIEWPORT = { width: 1280, height: 800 };
/** The film's width in px: it stands in the README, beside text. */
const WIDTH = 840;
const LETTER_MS = 90;
const SCROLL_MS = 60;
const SCROLL_STEPS = 8;
const LOOK_MS = 900;

interface Frame {
  png: Buffer;
  /** How long the frame is shown. */
  ms: number;
}

/** Films a booking from the home page to the pass: an animated WebP of some ten seconds. */
export async function takeFilm(browser: Browser, baseURL: string, path: string): Promise<void> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: "reduce",
    baseURL,
    locale: "en",
  });
  const frames: Frame[] = [];
  try {
    await book(await context.newPage(), frames);
  } finally {
    await context.close();
  }
  mkdirSync(dirname(path), { recursive: true });
  // Each frame is resized before they are joined, because sharp makes a still picture of a joined one.
  const pictures = frames.map(({ png }) => sharp(png).resize({ width: WIDTH }).png().toBuffer());
  await sharp(await Promise.all(pictures), { join: { animated: true } })
    .webp({ quality: 70, effort: 6, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toFile(path);
}

async function book(page: Page, frames: Frame[]): Promise<void> {
  const show = async (ms: number) => void frames.push({ png: await page.screenshot(), ms });
  const type = async (name: string, text: string) => {
    const field = page.locator(`[name="${name}"]`);
    await field.fill("");
    for (const letter of text) {
      await field.pressSequentially(letter);
      await show(LETTER_MS);
    }
  };
  const scrollSlowly = async (top: number) => {
    const from = await page.evaluate(() => scrollY);
    for (let step = 1; step <= SCROLL_STEPS; step++) {
      const y = from + ((top - from) * step) / SCROLL_STEPS;
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
      await show(SCROLL_MS);
    }
  };

  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await show(1.5 * LOOK_MS);
  await scrollSlowly(700);
  await show(LOOK_MS);

  await page.goto("/fast-track-form");
  await page.waitForLoadState("networkidle");
  // The pointer wakes the page. A press on the native field then opens the one that is searched.
  const awake = page.evaluate(
    (event) => new Promise<void>((done) => addEventListener(event, () => done(), { once: true })),
    HYDRATED_EVENT,
  );
  await page.locator('[name="airport"]').hover();
  await awake;
  await page.locator('[name="airport"]').click();
  const airport = page.locator('input[role="combobox"]');
  for (const letter of "paris") {
    await airport.pressSequentially(letter);
    await show(LETTER_MS);
  }
  await show(LOOK_MS / 2);
  await page.keyboard.press("Enter");
  await page.locator('[name="flightDate"]').fill(airportDate("CDG", Date.now() + 30 * DAY_MS));
  await page.locator('[name="flightNumber"]').fill("AF 1234");
  await show(LOOK_MS);

  await type("firstName", "Amélie");
  await page.locator('[name="lastName"]').fill("Laurent");
  await page.locator('[name="email"]').fill("amelie.laurent@example.org");
  await show(LOOK_MS);

  await bookAndPay(page, (at) => show(at === "checkout" ? LOOK_MS : LOOK_MS / 2));
  await page.locator('[data-field="pass-qr"]').first().waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await show(3 * LOOK_MS);
}
