import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import { authCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import {
  callAuth,
  createPerson,
  letSessionExpire,
  openSignedIn,
  signIn,
  storedSession,
} from "../people.ts";
import { browserSite, holdRequests, hydrated, PHONE } from "../browser-site.ts";

const site = browserSite();

const PORTAL = `header a[href="${siteConfig.memberPortal}"]`;

const fetchedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );
const sessionScripts = async (page: Page) =>
  (await fetchedScripts(page)).flatMap(
    (name) => /(auth-client|kept-session)/.exec(name)?.[1] ?? [],
  );
const signOutButton = (page: Page, name: string | RegExp) =>
  page.locator("header").getByRole("button", { name });

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Node }[] };

/**
 * Watches from the first paint on whether the member portal's link can be seen, and how much the header shifts. The
 * text below may still move by a fraction of a pixel, when its font comes late.
 */
async function watchHeader(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    const seen = { portal: false, shift: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const link = document.querySelector(selector);
      if (link?.checkVisibility({ visibilityProperty: true })) seen.portal = true;
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        if (sources.some(({ node = null }) => document.querySelector("header")?.contains(node)))
          seen.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  }, PORTAL);
}
const seen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { portal: boolean; shift: number } }).seen);

test("the header shows an admin what is theirs, from the first moment", async () => {
  const admin = await createPerson(site, { role: "admin" });
  const page = await openSignedIn(site, admin, "/fr", { viewport: PHONE });
  await watchHeader(page);
  await page.reload();
  await expect.poll(() => page.locator('header a[href="/admin"]').count()).toBe(1);
  expect(await seen(page)).toEqual({ portal: false, shift: 0 });

  const menu = page.getByRole("button", { name: "Ouvrir ou fermer le menu" });
  await menu.click();
  expect(await page.getByRole("link", { name: "Admin", exact: true }).isVisible()).toBe(true);
  expect(await page.locator("header").getByRole("link", { name: "Votre compte" }).isVisible()).toBe(
    true,
  );
  expect(await page.locator(PORTAL).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await signOutButton(page, "Déconnexion").click();
  await page.locator("[data-sonner-toast]").getByText("Déconnexion réussie").waitFor();
  await page.locator("[data-sonner-toast]").getByText("À bientôt !").waitFor();
  await expect.poll(() => page.locator(PORTAL).count()).toBe(1);
  expect(await page.locator('header a[href="/admin"]').count()).toBe(0);
  expect(await storedSession(page)).toBeNull();
});

test("until the role is known the header names Sign Out, and offers neither it nor Login", async () => {
  const page = await openSignedIn(site, await createPerson(site, { role: "admin" }), "about:blank");
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route("**/api/user-roles*", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/user-roles*");
  await page.goto("/");
  await asked;
  await hydrated(page);
  expect(await page.locator(PORTAL).isVisible()).toBe(false);
  const drawn = await page
    .locator(PORTAL)
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(drawn).toBe('"Sign Out"');
  expect(await signOutButton(page, "Sign Out").count()).toBe(0);
  release();
  await page.locator('header a[href="/admin"]').waitFor();
  await expect.poll(() => signOutButton(page, "Sign Out").count()).toBe(1);
});

test("a role that cannot be read is logged only, and means no admin", async () => {
  const admin = await createPerson(site, { role: "admin" });
  const page = await openSignedIn(site, admin, "about:blank", {
    expectedErrors: /status of 500|The role of the user/,
  });
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("The role of the user could not be read"),
  );
  await page.route("**/api/user-roles*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/");
  await signOutButton(page, "Sign Out").waitFor();
  await logged;
  expect(await page.locator('header a[href="/admin"]').count()).toBe(0);
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
});

test("what keeps the session is fetched before the page can run", async () => {
  const page = await openSignedIn(site, await createPerson(site, { role: "admin" }), "about:blank");
  const release = await holdRequests(page, "**/assets/staff-*.js");
  await page.goto("/admin", { waitUntil: "commit" });
  await expect.poll(() => sessionScripts(page)).toEqual(["kept-session"]);
  release();
  await hydrated(page);
});

test("a reload and a new tab keep the session, without an auth client; other tabs follow signing out, which ends no other device's session, and signing in; a session that is gone has ended when the page opens next", async () => {
  const person = await createPerson(site);
  const elsewhere = await authCalls(site).session(person.email, person.password);
  const page = await openSignedIn(site, person, "/", { expectedErrors: /status of 40[13]/ });
  await page.reload();
  await signOutButton(page, "Sign Out").waitFor();
  // What keeps the session has started by itself.
  expect(await sessionScripts(page)).toEqual(["kept-session"]);
  // What is for staff is not offered to a member.
  expect(await page.locator('header a[href="/admin"]').count()).toBe(0);
  const tab = await site.openTab(page, "/find-booking");
  await signOutButton(tab, "Sign Out").waitFor();
  const token = (await storedSession(page))!.refresh_token;
  expect((await storedSession(tab))?.refresh_token).toBe(token);
  const refresh = async (refreshToken: string) =>
    (await callAuth(site, "token?grant_type=refresh_token", { refresh_token: refreshToken }))
      .status;
  await signOutButton(page, "Sign Out").click();
  await tab.locator(PORTAL).waitFor();
  await expect.poll(() => refresh(token)).toBe(400);
  expect(await refresh(elsewhere.refresh_token)).toBe(200);

  await page.goto("/auth");
  await signIn(page, person);
  await signOutButton(tab, "Sign Out").waitFor();
  await tab.close();

  await site.rows("DELETE FROM sessions");
  await page.goto("/");
  await page.locator(PORTAL).waitFor();
  expect(await storedSession(page)).toBeNull();
});

test("a session near its end is refreshed as the page opens, and two tabs that do so at once stay signed in", async () => {
  const page = await openSignedIn(site, await createPerson(site), "/");
  const tab = await site.openTab(page, "/fr");
  await signOutButton(tab, "Déconnexion").waitFor();
  const before = await storedSession(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("envol.session")!);
    // The client refreshes within 90 seconds of its end (docs/product/accounts.md).
    localStorage.setItem(
      "envol.session",
      JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + 80 }),
    );
  });
  // Neither is answered before both have asked.
  let waiting = 0;
  let release = () => {};
  const bothAsked = new Promise<void>((done) => (release = done));
  await page.context().route("**/api/auth/token?grant_type=refresh_token", async (route) => {
    waiting += 1;
    if (waiting === 2) release();
    await bothAsked;
    await route.continue();
  });
  const refreshed = [page, tab].map((each) =>
    each.waitForResponse("**/api/auth/token?grant_type=refresh_token"),
  );
  await Promise.all([page.reload(), tab.reload()]);
  for (const response of await Promise.all(refreshed)) expect(response.status()).toBe(200);
  await signOutButton(page, "Sign Out").waitFor();
  await signOutButton(tab, "Déconnexion").waitFor();
  const after = await storedSession(page);
  expect(after?.refresh_token).not.toBe(before?.refresh_token);
  expect(after!.expires_at).toBeGreaterThan(Date.now() / 1000 + 3000);
});

test("a tab whose renewal hangs goes on with the session that another tab renews", async () => {
  const page = await openSignedIn(site, await createPerson(site), "/account");
  const tab = await site.openTab(page, "/account");
  for (const each of [page, tab]) await signOutButton(each, /Sign Out|Déconnexion/).waitFor();
  await Promise.all([page, tab].map((each) => each.waitForLoadState("networkidle")));
  let isAsked = false;
  await page.route("**/api/auth/token?grant_type=refresh_token", () => {
    isAsked = true;
  });
  await letSessionExpire(page);
  const lookAgain = (each: Page) =>
    each.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/") && !request.url().includes("/api/auth/"))
      reads.push(request.headers().authorization ?? "");
  });
  await lookAgain(page);
  await expect.poll(() => isAsked).toBe(true);
  expect(reads).toEqual([]);
  await lookAgain(tab);
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  const session = await storedSession(tab);
  expect(session!.expires_at).toBeGreaterThan(Date.now() / 1000);
  expect(new Set(reads)).toEqual(new Set([`Bearer ${session!.access_token}`]));
  expect(await storedSession(page)).toEqual(session);
});

test.each([
  ["that has expired", -60],
  ["that is still good", 60],
])(
  "signing out is at once while the renewal of a session %s hangs, and its late response brings nothing back",
  async (_name, seconds) => {
    const page = await openSignedIn(site, await createPerson(site), "/", {
      expectedErrors: /status of 40[03]/,
    });
    const button = signOutButton(page, "Sign Out");
    await button.waitFor();
    await page.waitForLoadState("networkidle");
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    let passed = 0;
    /** Waits until something is so, while the page's clock passes more slowly than a busy machine works. */
    const until = async (isSo: () => unknown) => {
      const look = async () => {
        await page.clock.runFor(20);
        passed += 20;
        return isSo();
      };
      await expect.poll(look, { timeout: 60_000 }).toBe(1);
    };
    const before = (await storedSession(page))!;
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    const renewals: string[] = [];
    // The server has renewed the session, but what it says is on its way; another call gets through.
    await page.route("**/api/auth/token?grant_type=refresh_token", async (route) => {
      const response = await route.fetch();
      renewals.push(((await response.json()) as { refresh_token: string }).refresh_token);
      if (renewals.length === 1) await released;
      await route.fulfill({ response });
    });
    await page.evaluate(
      ([key, endsIn]) => {
        const session = JSON.parse(localStorage.getItem(key)!) as object;
        localStorage.setItem(
          key,
          JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + endsIn }),
        );
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      },
      [SESSION_KEY, seconds] as const,
    );
    await until(() => renewals.length);
    await button.click();
    await until(() => page.getByText("Déconnexion réussie").count());
    // A renewal is given up after 15 seconds.
    expect(passed).toBeLessThan(14_000);
    await page.clock.resume();
    await page.locator(PORTAL).waitFor();
    expect(await storedSession(page)).toBeNull();
    const refresh = async (token: string) =>
      (await callAuth(site, "token?grant_type=refresh_token", { refresh_token: token })).status;
    await expect.poll(() => refresh(renewals[0]!)).toBe(400);
    expect(await refresh(before.refresh_token)).toBe(400);

    const late = page.waitForResponse("**/api/auth/token?grant_type=refresh_token");
    release();
    await late;
    // What this page was told before the response to this has been handled.
    await page.evaluate(async () => (await fetch("/robots.txt")).text());
    expect(await storedSession(page)).toBeNull();
    await page.reload();
    await page.locator(PORTAL).waitFor();
    expect(await storedSession(page)).toBeNull();
    expect(await button.count()).toBe(0);
  },
);

test("every call carries the session once someone is signed in, also one that a visitor may make", async () => {
  const person = await createPerson(site);
  const ask = async (page: Page) => {
    const call = page.waitForRequest(/\/api\/bookings\/lookup$/);
    await page.fill('[name="orderNumber"]', "FT-1795176000000-NOSUCH22");
    await page.fill('[name="email"]', person.email);
    await page.getByRole("button", { name: "Send the code" }).click();
    return (await call).headerValue("authorization");
  };
  const page = await openSignedIn(site, person, "/find-booking");
  const { access_token: token } = (await storedSession(page))!;
  expect(await ask(page)).toBe(`Bearer ${token}`);
  // A renewal that is not answered holds up no such call.
  await page.route("**/api/auth/token**", () => undefined);
  await letSessionExpire(page);
  await page.reload();
  expect(await ask(page)).toBeNull();
});

test("signing out works without a network, and bids farewell in the language that was chosen to sign in", async () => {
  const page = await openSignedIn(site, await createPerson(site), "/auth?lang=en", {
    expectedErrors: /ERR_INTERNET_DISCONNECTED/,
  });
  await page.waitForURL((url) => url.pathname === "/");
  await signOutButton(page, "Sign Out").focus();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await signOutButton(page, "Sign Out").click();
  await page.locator("[data-sonner-toast]").getByText("Signed out").waitFor();
  await page.locator("[data-sonner-toast]").getByText("See you soon!").waitFor();
  expect(await storedSession(page)).toBeNull();
});
