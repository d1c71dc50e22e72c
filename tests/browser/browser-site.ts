import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  errors,
  type Page,
} from "playwright-core";
import { afterEach, expect } from "vitest";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/steps/chromium.ts";
import { builtSite } from "../site.ts";
import {
  giveBack,
  noteHydration,
  ONE_RENDERER,
  type Profile,
  type StorageState,
  storeState,
  takePage,
  takeProfile,
} from "./profiles.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A test that ends so, or with a crash of Chromium, runs once more (vitest.config.ts): what the product causes comes again. */
const HUNG = "Chromium has stopped answering";
const PATIENCE_MS = 10_000;

/** How long a page may take to show what a test waits for: a busy machine takes its time. */
const WAIT_MS = 180_000;

/** No test runs a page's code often enough to optimize it, and threads that collect its garbage only compete. */
const SHORT_LIVED = ["--js-flags=--no-opt --no-maglev --single-threaded-gc", "--in-process-gpu"];

const launched = new Map<string, Promise<Browser>>();

/** A Chromium of this process: one for all of its test files, and it ends with it. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found: `npm test` installs one.");
  const key = args.join(" ");
  const running = launched.get(key) ?? launch(executablePath, args, key);
  launched.set(key, running);
  return running;
}

async function launch(executablePath: string, args: readonly string[], key: string) {
  const all = [...CHROMIUM_ARGS, ...SHORT_LIVED, ...args];
  const start = () => chromium.launch({ executablePath, args: all });
  // One start in some hundred ends with a crash of Chromium, and every later test of this process would fail with it.
  const browser = await start().catch(start);
  // One that has crashed fails only the test that it served.
  browser.on("disconnected", () => launched.delete(key));
  return browser;
}

/**
 * Each language once and each width once, for tests of what a page says and does; French, the longer one, on the phone.
 * Whether a page fits is asked of both widths in both languages: `expectToFit`.
 */
export const VIEWS = { fr: PHONE, en: DESKTOP };

/** With more than these three, a page gets a browser profile that no other test uses: see CONTRIBUTING, "Add a test". */
interface OpenOptions extends Omit<BrowserContextOptions, "storageState" | "viewport"> {
  viewport?: typeof DESKTOP;
  storageState?: StorageState;
  /** Console errors that the test is about, such as the 404 page's own message. */
  expectedErrors?: RegExp;
}

interface Opened {
  context: BrowserContext;
  /** Unless it is only for this page. */
  profile: Profile | undefined;
}

/** A trace tells each step of a test with a picture, and takes a tenth more time. */
const TRACED = Boolean(process.env.TRACE_SNAPSHOTS);

/**
 * The built product, and pages of it in Chromium, for one test file.
 * A console error, a page error or a request to another host that no test expects fails the test.
 */
export function browserSite(...settings: Parameters<typeof builtSite>) {
  const site = builtSite(...settings);
  let problems: string[] = [];
  let opened: Opened[] = [];

  afterEach(async ({ task }) => {
    // What a page says while it is put away comes too late for any test.
    const [found, profiles] = [[...problems], opened];
    [problems, opened] = [[], []];
    const hasFailed = task.result?.state === "fail" || found.length > 0;
    if (!profiles.every(({ context }) => context.browser()?.isConnected())) throw new Error(HUNG);
    if (hasFailed) await expectInTime(askAll(profiles), PATIENCE_MS);
    const ends = profiles.map((profile, index) =>
      end(profile, hasFailed ? `${task.fullTestName}-${index + 1}` : undefined),
    );
    // A picture of a page may take half a minute.
    await expectInTime(Promise.all(ends), 4 * PATIENCE_MS);
    expect(found).toEqual([]);
  });

  function watch(page: Page, expectedErrors?: RegExp): void {
    page.setDefaultTimeout(WAIT_MS);
    // Those of this test: a page that outlives it says nothing against the next.
    const ofTest = problems;
    const note = (text: string) => {
      if (!expectedErrors?.test(text)) ofTest.push(text);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) note(message.text());
    });
    page.on("pageerror", (error) => note(String(error)));
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith("http") && host !== new URL(site.url()).host)
        note(`Request to another host: ${request.url()}`);
    });
  }

  return {
    ...site,
    /** A page of a browser profile that has kept nothing. */
    async open(
      path: string,
      { expectedErrors, viewport = DESKTOP, storageState, ...unusual }: OpenOptions = {},
    ): Promise<Page> {
      const usual = { viewport, reducedMotion: "reduce", baseURL: site.url() } as const;
      const isUsual = Object.keys(unusual).length === 0;
      const profile = isUsual
        ? await takeProfile(await launchChromium(ONE_RENDERER), usual)
        : undefined;
      const context =
        profile?.context ??
        (await (await launchChromium()).newContext({ ...usual, ...unusual, storageState }));
      opened.push({ context, profile });
      if (TRACED) await context.tracing.start({ snapshots: true });
      if (!profile) await noteHydration(context);
      else if (storageState) await storeState(profile, storageState);
      const page = profile ? await takePage(profile) : await context.newPage();
      watch(page, expectedErrors);
      await slowDown(page);
      await page.goto(path);
      return page;
    },
    /** Another tab of the same browser profile. */
    async openTab(from: Page, path: string): Promise<Page> {
      const page = await from.context().newPage();
      watch(page);
      await slowDown(page);
      await page.goto(path);
      return page;
    },
  };
}

/** Each request waits for a random time below this, in ms. `SLOW_MS=1000` finds tests that count on fast answers, or on their order. */
const MAX_DELAY_MS = Number(process.env.SLOW_MS ?? 0);

async function slowDown(page: Page): Promise<void> {
  if (MAX_DELAY_MS === 0) return;
  // Playwright's own routes would turn off the browser's cache, which tests without a network need.
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", async ({ requestId }) => {
    await sleep(randomInt(MAX_DELAY_MS));
    // The page may be closed by now.
    await browser.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  });
  await browser.send("Fetch.enable");
}

/** Where what a failed test saw is kept: CI hands it out. */
const FAILURES = join(import.meta.dirname, "../../.cache/test/failures");

/** Waits until each page answers, or is gone. Profiles with one that does not are left behind. */
function askAll(profiles: readonly Opened[]): Promise<unknown> {
  const pages = profiles.flatMap(({ context }) => context.pages());
  return Promise.all(pages.map((page) => page.evaluate(() => true).catch(() => true)));
}

async function expectInTime(work: Promise<unknown>, ms: number): Promise<void> {
  const late = new Promise<true>((resolve) => setTimeout(resolve, ms, true));
  if (await Promise.race([work.then(() => false), late])) throw new Error(HUNG);
}

/** Ends the use of a browser profile. With a name, a picture of each page is kept, and its trace (for `playwright show-trace`). */
async function end({ context, profile }: Opened, name?: string): Promise<void> {
  const path =
    name === undefined
      ? undefined
      : join(FAILURES, name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 150));
  if (path) {
    const pages = context.pages().filter((page) => page !== profile?.anchor);
    for (const [index, page] of pages.entries())
      await page.screenshot({ path: `${path}-${index + 1}.png` }).catch(() => undefined);
  }
  if (TRACED) await context.tracing.stop({ path: path && `${path}.zip` }).catch(() => undefined);
  // What a test broke in its profile fails no other test.
  await (profile && !path ? giveBack(profile).catch(() => context.close()) : context.close());
}

export type BrowserSite = ReturnType<typeof browserSite>;

/** Expects that nothing of a page is wider than a phone or a desktop, and leaves it as wide as it was. */
export async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    // The layout follows within a frame or two.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBe(viewport.width);
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

/**
 * Waits until the page requests nothing. On a busy machine a page that is complete may never be reported as idle, so the
 * test then runs once more. A page of the product that never rests fails both times.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch((error: unknown) => {
    throw error instanceof errors.TimeoutError ? new Error(HUNG, { cause: error }) : error;
  });
}

/** Resolves once what has been done to a page is on the screen. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(() => painted(performance.now()))),
      ),
  );

/** Resolves when the page answers: React has hydrated it, and what was done before is repeated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "hydrated" in window);
}
