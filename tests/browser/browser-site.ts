import { join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/steps/chromium.ts";
import { HYDRATED_EVENT } from "../../src/lib/hydration/hydration-signal.tsx";
import { builtSite } from "../site.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

let launched: Promise<Browser> | undefined;

/** The Chromium of this process: one for all of its test files, and it ends with it. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found: `npm test` installs one.");
  return (launched ??= chromium.launch({ executablePath, args: CHROMIUM_ARGS }));
}

/**
 * Each language once and each width once, for tests of what a page says and does; French, the longer one, on the phone.
 * Whether a page fits is asked of both widths in both languages: `expectToFit`.
 */
export const VIEWS = { fr: PHONE, en: DESKTOP };

interface OpenOptions extends BrowserContextOptions {
  /** Console errors that the test is about, such as the 404 page's own message. */
  expectedErrors?: RegExp;
}

/**
 * The built product, and pages of it in Chromium, for one test file.
 * A console error, a page error or a request to another host that no test expects fails the test.
 */
export function browserSite(...settings: Parameters<typeof builtSite>) {
  const site = builtSite(...settings);
  let problems: string[] = [];
  let opened: BrowserContext[] = [];

  afterEach(async ({ task }) => {
    const [found, contexts] = [problems, opened];
    [problems, opened] = [[], []];
    const hasFailed = task.result?.state === "fail" || found.length > 0;
    await Promise.all(contexts.map((context, index) => end(context, hasFailed ? `${task.fullTestName}-${index + 1}` : undefined)));
    expect(found).toEqual([]);
  });

  function watch(page: Page, expectedErrors?: RegExp): void {
    const note = (text: string) => {
      if (!expectedErrors?.test(text)) problems.push(text);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(message.text());
    });
    page.on("pageerror", (error) => note(String(error)));
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(site.url()).host) note(`Request to another host: ${request.url()}`);
    });
  }

  return {
    ...site,
    /** A new browser profile with one page. */
    async open(path: string, { expectedErrors, ...options }: OpenOptions = {}): Promise<Page> {
      const browser = await launchChromium();
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", baseURL: site.url(), ...options });
      opened.push(context);
      // What was called, logged and fetched costs nothing; pictures of every step take a tenth more time.
      await context.tracing.start({ snapshots: Boolean(process.env.TRACE_SNAPSHOTS) });
      await noteHydration(context);
      const page = await context.newPage();
      watch(page, expectedErrors);
      await page.goto(path);
      return page;
    },
    /** Another tab of the same browser profile. */
    async openTab(from: Page, path: string): Promise<Page> {
      const page = await from.context().newPage();
      watch(page);
      await page.goto(path);
      return page;
    },
  };
}

/** Where what a failed test saw is kept: CI hands it out. */
const FAILURES = join(import.meta.dirname, "../../.cache/test/failures");

/** Closes a browser profile. With a name, its trace (for `playwright show-trace`) and a picture of each page are kept. */
async function end(context: BrowserContext, name?: string): Promise<void> {
  if (name !== undefined) {
    const path = join(FAILURES, name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 150));
    for (const [index, page] of context.pages().entries())
      await page.screenshot({ path: `${path}-${index + 1}.png` }).catch(() => undefined);
    await context.tracing.stop({ path: `${path}.zip` }).catch(() => undefined);
  }
  await context.close();
}

export type BrowserSite = ReturnType<typeof browserSite>;

/** Expects that nothing of a page is wider than a phone or a desktop, and leaves it as wide as it was. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    // The layout follows within a frame or two.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
  if (before) await page.setViewportSize(before);
}

/** Starts the runtime as a visitor does, by moving the pointer, and waits until it answers. */
export async function awaken(page: Page): Promise<void> {
  await page.mouse.move(10, 300);
  await hydrated(page);
}

/** Holds back every script that the page asks for from now on, as a slow network would, until what it returns is called. */
export const holdScripts = (page: Page) => holdRequests(page, "**/assets/*.js");

/** The same for requests to any address: what shows meanwhile can be looked at on however slow a machine. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets `hydrated` see when a page of this profile answers. */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript((event) => addEventListener(event, () => Object.assign(window, { hydrated: true })), HYDRATED_EVENT);
}

/** Resolves when the page answers: React has hydrated it, and what was done before is repeated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in window);
}
