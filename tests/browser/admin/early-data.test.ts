import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { admin } from "#content/admin.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import { browserSite, holdScripts } from "../browser-site.ts";
import {
  callAuth,
  createPerson,
  letSessionExpire,
  openSignedIn,
  type Person,
  signIn,
  storedSession,
} from "../people.ts";
import { settle } from "../screens.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();

const pathOf = (request: Request) => request.url().slice(site.url().length);
const tokenOf = (request: Request) => request.headers()["authorization"]?.slice("Bearer ".length);

/** Notes the reads of the API from now on. */
function noteCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && pathOf(request).startsWith("/api/")) calls.push(request);
  });
  return calls;
}

/** What was asked early, and is not used yet. */
const unused = (page: Page) =>
  page.evaluate(() => Object.keys(globalThis.early ?? { "nothing was asked": 1 }));

/** Opens the orders as staff who have seen them before. */
async function openOrders(person: Person): Promise<Page> {
  const page = await openSignedIn(site, person, "/admin/orders?lang=en");
  await page.locator('[data-field="order"]').first().waitFor();
  await settle(page);
  return page;
}

test(
  "role and data are asked for while the scripts load, and once",
  { timeout: 60_000 },
  async () => {
    const { order, customer } = (await site.book({})).booking;
    const page = await openOrders(await createPerson(site, { role: "admin" }));
    const early: [path: string, data: string][] = [
      ["/admin", "/api/admin/orders?limit=10"],
      [
        "/admin/orders?status=paid&airport=CDG&q=Ada%20L",
        "/api/admin/orders?status=paid&airport=CDG&q=Ada+L",
      ],
      [`/admin/orders/${order.id}`, `/api/admin/orders/${order.id}`],
      ["/admin/customers?q=ada&sort=oldest", "/api/admin/people?q=ada&sort=oldest"],
      ["/admin/accounts?q=ada", "/api/admin/accounts?q=ada"],
      [`/admin/customers/${customer.id}`, `/api/admin/people/${customer.id}`],
      ["/admin/messages", "/api/admin/messages?sort=oldest&status=new"],
      ["/admin/departures", "/api/admin/departures?limit=100"],
    ];
    for (const [path, data] of early) {
      await page.goto("about:blank");
      const release = await holdScripts(page);
      const calls = noteCalls(page);
      await page.goto(path, { waitUntil: "commit" });
      const paths = () => calls.map(pathOf);
      await expect.poll(() => [path, ...paths()]).toEqual(expect.arrayContaining([path, data]));
      expect(paths()[0]).toBe("/api/user-roles");
      release();
      await settle(page);
      expect([path, ...(await unused(page))]).toEqual([path]);
      expect([path, ...paths()]).toEqual([path, ...new Set(paths())]);
      await page.unrouteAll();
      page.removeAllListeners("request");
    }
  },
);

test("answers that were asked for with another session are not used", async () => {
  await site.book({});
  const page = await openOrders(await createPerson(site, { role: "admin" }));
  const other = await createPerson(site, { role: "admin" });
  const session: unknown = await (await callAuth(site, "token?grant_type=password", other)).json();

  const release = await holdScripts(page);
  const calls = noteCalls(page);
  await page.goto("/admin/orders", { waitUntil: "commit" });
  await expect.poll(() => calls.length).toBe(3);
  // As a second tab does in which somebody else signs in.
  await page.evaluate(
    ([key, stored]) => localStorage.setItem(key!, stored!),
    [SESSION_KEY, JSON.stringify(session)],
  );
  release();
  await page.locator('[data-field="order"]').first().waitFor();
  await settle(page);
  const token = (await storedSession(page))!.access_token;
  expect(tokenOf(calls[0]!)).not.toBe(token);
  const late = calls.filter((call) => tokenOf(call) === token).map(pathOf);
  expect(late).toEqual(expect.arrayContaining(["/api/user-roles", "/api/admin/orders"]));
});

test("whoever signs in after a colleague asks for everything themselves", async () => {
  await site.book({});
  const page = await openOrders(await createPerson(site, { role: "admin" }));
  const former = (await storedSession(page))!.access_token;
  await page.getByRole("button", { name: wordsOf(admin, "en").signOut }).click();
  await page.waitForURL("**/auth");
  await settle(page);
  const calls = noteCalls(page);
  await page.goto("/admin/orders");
  await page.waitForURL("**/auth");
  expect(calls.map((call) => [pathOf(call), tokenOf(call) === former])).toEqual([]);
  await signIn(page, await createPerson(site, { role: "agent" }));
  await page.goto("/admin/orders");
  await page.locator('[data-field="order"]').first().waitFor();
  expect(calls.map(pathOf)).toContain("/api/admin/orders");
  expect(calls.filter((call) => tokenOf(call) === former)).toEqual([]);
});

test("a session that has run out asks for nothing before it is renewed", async () => {
  await site.book({});
  const page = await openOrders(await createPerson(site, { role: "admin" }));
  const old = (await storedSession(page))!.access_token;
  await letSessionExpire(page);
  const calls = noteCalls(page);
  await page.goto("/admin/orders");
  await page.locator('[data-field="order"]').first().waitFor();
  expect(calls.filter((call) => tokenOf(call) === old)).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(3);
});

test("a traveller's browser asks for no data of staff", async () => {
  const page = await openSignedIn(site, await createPerson(site), "/account?lang=en");
  await settle(page);
  const calls = noteCalls(page);
  await page.goto("/admin/orders");
  await page.waitForURL((url) => url.pathname === "/");
  expect(calls.map(pathOf).filter((call) => call.includes("/admin/"))).toEqual([]);
});

test("an agent's browser asks for nothing of a page that is for admins", async () => {
  await site.book({});
  const page = await openOrders(await createPerson(site, { role: "agent" }));
  const calls = noteCalls(page);
  await page.goto("/admin/audit");
  await page.getByText(wordsOf(admin, "en").notAllowed.text).waitFor();
  await settle(page);
  expect(calls.map(pathOf).map((path) => path.split("?")[0])).toEqual([
    "/api/user-roles",
    "/api/admin/updates",
  ]);
});
