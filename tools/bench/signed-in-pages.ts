import { type Browser, chromium } from "playwright-core";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/steps/chromium.ts";
import { SESSION_KEY } from "../../src/lib/session/session-state.ts";
import { sum, weighScripts } from "../../tests/browser/script-weight.ts";
import { readShifts } from "../../tests/browser/shifts.ts";
import { atMost, type Result } from "./result.ts";
import { seededState, signIn } from "./seeded-state.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
/** Long enough for what a page loads without input. */
const SETTLE_MS = 1_500;
const STAFF_PAGES = ["", "/orders", "/departures", "/messages", "/customers", "/mails", "/audit"];

interface Visit {
  path: string;
  scripts: number;
  bytes: number;
  shifts: number;
}

/** Measures scripts and layout shifts of staff and member pages, on a phone and on a desktop. */
export async function signedInPages(): Promise<Result[]> {
  const executablePath = await ensureChromium();
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  await seededState(10_000, folder);
  const vars = { RATE_LIMITS: "off" };
  const served = await serveBuiltWorker({ stateDir: folder, vars, onLog: () => {} });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  try {
    const visits = async (role: "admin" | undefined, paths: readonly string[]) => {
      const session = JSON.stringify(await signIn(served.url, role));
      const done: Visit[] = [];
      for (const path of paths)
        for (const viewport of [PHONE, DESKTOP])
          done.push(await visit(browser, { origin: served.url, path, session, viewport }));
      return done;
    };
    const staff = await visits(
      "admin",
      STAFF_PAGES.map((path) => `/admin${path}`),
    );
    const account = await visits(undefined, ["/account"]);
    const worst = (
      what: string,
      bound: number,
      unit: string,
      from: readonly Visit[],
      read: (visit: Visit) => number,
    ) => {
      const [most] = from.toSorted((a, b) => read(b) - read(a));
      return atMost(what, bound, unit, read(most!), `${most!.path}, worst of ${from.length}`);
    };
    const kilobytes = ({ bytes }: Visit) => Math.round(bytes / 100) / 10;
    const shifts = (visited: Visit) => Math.round(visited.shifts * 1000) / 1000;
    return [
      worst("Scripts of a staff page", 20, "requests", staff, ({ scripts }) => scripts),
      worst("Script of a staff page", 165, "kB", staff, kilobytes),
      worst("Script of the account", 150, "kB", account, kilobytes),
      worst("CLS of signed-in pages", 0.02, "", [...staff, ...account], shifts),
    ];
  } finally {
    await browser.close();
    await served.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visit(
  browser: Browser,
  {
    origin,
    path,
    session,
    viewport,
  }: { origin: string; path: string; session: string; viewport: typeof PHONE },
): Promise<Visit> {
  const localStorage = [{ name: SESSION_KEY, value: session }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ viewport, storageState });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
    const weights = await weighScripts(page);
    return { path, scripts: weights.length, bytes: sum(weights), shifts: await readShifts(page) };
  } finally {
    await context.close();
  }
}
