import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { admin } from "#content/admin.ts";
import { browserSite } from "../browser-site.ts";
import { createPerson, openSignedIn, type Person, signIn, storedSession } from "../people.ts";
import { settle } from "../screens.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();

const pathOf = (request: Request) => request.url().slice(site.url().length);
const tokenOf = (request: Request) => request.headers()["authorization"]?.slice("Bearer ".length);

/** Records the requests that the page sends to the API after this call. */
function noteCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && pathOf(request).startsWith("/api/")) calls.push(request);
  });
  return calls;
}

/** Opens the orders as staff who have seen them before. */
async function openOrders(person: Person): Promise<Page> {
  const page = await openSignedIn(site, person, "/admin/orders?lang=en");
  await page.locator('[data-field="order"]').first().waitFor();
  await settle(page);
  return page;
}

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
