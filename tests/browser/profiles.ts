import { isDeepStrictEqual } from "node:util";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
  ViewportSize,
} from "playwright-core";
import { HYDRATED_EVENT } from "#lib/hydration/hydration-mode.ts";

export type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/**
 * A browser profile that test after test has for itself, empty each time. Its anchor, a page without scripts, keeps the renderer
 * alive between them: there the product's scripts are compiled already, which is most of what opening a page takes. Its tab is
 * kept too, as a new one first makes room for what it paints.
 */
export interface Profile {
  context: BrowserContext;
  anchor: Page;
  /** Where tests open their first page, unless one of them has changed it for good. */
  tab: Page | undefined;
  devtools: CDPSession;
  /** Where the site of its pages is. */
  origin: string;
  /** Of its pages, also of those that a page opens. */
  viewport: ViewportSize;
  /** A fake clock cannot be taken out of a profile again. */
  hasFakeClock: boolean;
  /** The tab shows its pages as on paper, or in the dark. */
  hasOtherMedia: boolean;
}

/** Puts the pages of a profile into the renderer of its anchor. */
export const ONE_RENDERER = ["--process-per-site", "--renderer-process-limit=1"];

/** The same for every profile, but for the site and the viewport. */
type ProfileOptions = BrowserContextOptions & { baseURL: string; viewport: ViewportSize };

let idle: Profile[] = [];

/** An empty profile, from an earlier test of the same site where there is one. */
export async function takeProfile(
  browser: Browser,
  { baseURL: origin, viewport, ...options }: ProfileOptions,
): Promise<Profile> {
  idle = idle.filter(({ context }) => context.browser()?.isConnected());
  const outdated = idle.filter((profile) => profile.origin !== origin);
  const kept = idle.find(
    (profile) => profile.origin === origin && isDeepStrictEqual(profile.viewport, viewport),
  );
  idle = idle.filter((profile) => profile !== kept && profile.origin === origin);
  await Promise.all(outdated.map(({ context }) => context.close()));
  return kept ?? newProfile(browser, { baseURL: origin, viewport, ...options });
}

/** Each of them puts a fake clock in. */
const CLOCK = [
  "fastForward",
  "install",
  "pauseAt",
  "resume",
  "runFor",
  "setFixedTime",
  "setSystemTime",
] as const;

async function newProfile(browser: Browser, options: ProfileOptions): Promise<Profile> {
  const context = await browser.newContext(options);
  const { baseURL: origin, viewport } = options;
  const profile = {
    context,
    origin,
    viewport,
    tab: undefined,
    hasFakeClock: false,
    hasOtherMedia: false,
  };
  for (const method of CLOCK) noteCalls(context.clock, method, () => (profile.hasFakeClock = true));
  await noteHydration(context);
  const anchor = await context.newPage();
  await anchor.goto(`${origin}/robots.txt`);
  const devtools = await context.newCDPSession(anchor);
  noteCalls(context, "newCDPSession", () => (profile.tab = undefined));
  return Object.assign(profile, { anchor, devtools });
}

/** What a tab cannot be made to forget. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "setExtraHTTPHeaders",
] as const;

/** The first page of a test, in the profile's tab. */
export async function takePage(profile: Profile): Promise<Page> {
  const { tab, context } = profile;
  if (tab && !tab.isClosed()) return tab;
  const page = await context.newPage();
  for (const method of LASTING) noteCalls(page, method, () => (profile.tab = undefined));
  noteCalls(page, "emulateMedia", () => (profile.hasOtherMedia = true));
  profile.tab = page;
  return page;
}

/** Calls `onCall` before each call of a method. */
function noteCalls<Owner extends object>(
  owner: Owner,
  method: keyof Owner,
  onCall: () => void,
): void {
  const original = owner[method] as (...args: unknown[]) => unknown;
  const noted = (...args: unknown[]) => {
    onCall();
    return original.apply(owner, args);
  };
  Reflect.set(owner, method, noted);
}

const USUAL_MEDIA = { media: null, colorScheme: "light", reducedMotion: "reduce" } as const;

/** Makes the profile's tab as good as new: nothing of the page that it showed goes on. */
async function emptyTab(profile: Profile): Promise<void> {
  const { tab, origin, viewport, context } = profile;
  if (!tab || tab.isClosed()) return;
  // A page under a service worker keeps it alive.
  if (context.serviceWorkers().length > 0) {
    profile.tab = undefined;
    return;
  }
  tab.removeAllListeners();
  await tab.unrouteAll();
  await tab.goto(`${origin}/robots.txt`);
  await tab.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
  // Outside of the window, it hovers over nothing.
  await tab.mouse.move(-10, -10);
  if (profile.hasOtherMedia) await tab.emulateMedia(USUAL_MEDIA);
  profile.hasOtherMedia = false;
  if (!isDeepStrictEqual(tab.viewportSize(), viewport)) await tab.setViewportSize(viewport);
}

/** Gives the profile what a browser keeps. */
export async function storeState(
  { context, anchor, origin }: Profile,
  { cookies, origins }: StorageState,
): Promise<void> {
  if (cookies.length > 0) await context.addCookies(cookies);
  const items = origins.find((stored) => stored.origin === origin)?.localStorage ?? [];
  await anchor.evaluate(
    (all) => all.forEach(({ name, value }) => localStorage.setItem(name, value)),
    items,
  );
}

/**
 * Empties a profile for the next test. Scripts and pictures that it has fetched stay: their addresses change with what they
 * hold, and pages are asked for anew.
 */
export async function giveBack(profile: Profile): Promise<void> {
  const { context, anchor, devtools, origin, hasFakeClock } = profile;
  if (hasFakeClock) return context.close();
  await context.unrouteAll();
  await context.setOffline(false);
  await emptyTab(profile);
  const others = context.pages().filter((page) => page !== anchor && page !== profile.tab);
  await Promise.all(others.map((page) => page.close()));
  await context.clearPermissions();
  await context.clearCookies();
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  idle.push(profile);
}

/** Lets `hydrated` see that a page of this profile answers, and since when (ms since the page began). */
export async function noteHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (event) =>
      addEventListener(event, () => Object.assign(window, { hydrated: performance.now() })),
    HYDRATED_EVENT,
  );
}
