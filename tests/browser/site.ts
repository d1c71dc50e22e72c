import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type ServedWorker, serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/steps/chromium.ts";
import { applyMigrations } from "../database.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** A Chromium of this machine. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("No Chromium was found: `npm test` installs one.");
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

interface OpenOptions extends BrowserContextOptions {
  /** Console errors that the test is about, such as the 404 page's own message. */
  expectedErrors?: RegExp;
}

/**
 * The built product on a free port with an empty, migrated database, and Chromium, for one test file.
 * A console error, a page error or a request to another host that no test expects fails the test.
 */
export function browserSite(vars: Record<string, string> = { RATE_LIMITS: "off" }) {
  let served: ServedWorker;
  let browser: Browser;
  let problems: string[] = [];
  let close: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    served = await serveBuiltWorker({ vars, onLog: () => undefined });
    await applyMigrations(await served.d1());
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.dispose();
  });
  afterEach(async () => {
    const found = problems;
    const closing = close;
    problems = [];
    close = [];
    await Promise.all(closing.map((end) => end()));
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
      if (protocol.startsWith("http") && host !== new URL(served.url).host) note(`Request to another host: ${request.url()}`);
    });
  }

  return {
    /** A new browser profile with one page. */
    async open(path: string, { expectedErrors, ...options }: OpenOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", baseURL: served.url, ...options });
      close.push(() => context.close());
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
    url: () => served.url,
    mailDirectory: () => served.mailDirectory,
    d1: () => served.d1(),
  };
}

export type Site = ReturnType<typeof browserSite>;

/** Resolves when the client runtime answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !("$_TSR" in window));
}
