import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auth } from "#content/auth.ts";
import { checkout } from "#content/checkout.ts";
import { findBooking } from "#content/find-booking.ts";
import { codeIn } from "../../site.ts";
import { browserSite, PHONE } from "../browser-site.ts";
import { createPerson } from "../people.ts";
import { wordsOf } from "../words-of.ts";

const site = browserSite();

/** A proxy or an extension takes cookies out on their way: the browser knows nothing of it. */
const stripCookies = (page: Page) =>
  page.route(`${site.url()}/**`, async (route) => {
    const request = route.request();
    const { cookie: _cookie, ...headers } = await request.allHeaders();
    // `route.fetch` would add the browser's cookies again.
    const response = await fetch(request.url(), {
      method: request.method(),
      headers,
      body: request.postData(),
      redirect: "manual",
    });
    const kept = [...response.headers].filter(
      ([name]) => !/^(set-cookie|content-encoding|content-length)$/.test(name),
    );
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });

/** The browser's own setting. */
const blockCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
  });

async function book(page: Page, prefix: string, email: string): Promise<void> {
  await page.goto(`${prefix}/fast-track-form`);
  await page.fill('main [name="firstName"]', "Ada");
  await page.fill('main [name="lastName"]', "Lovelace");
  await page.fill('main [name="email"]', email);
  await page.locator("main form [type=submit]").click();
  await page.locator('[data-field="status"]').waitFor();
}

test("with cookies stripped on their way, the checkout says so instead of asking for money, a reload and Find your booking too, and the code stays unused", async () => {
  const [{ cookies }, find] = [wordsOf(checkout, "en"), wordsOf(findBooking, "en")];
  const page = await site.open("about:blank", { viewport: PHONE, expectedErrors: /status of 404/ });
  await stripCookies(page);
  await book(page, "", "stripped@example.org");
  await page.getByText(cookies.open).waitFor();
  expect(await page.getByRole("button", { name: /^Pay/ }).count()).toBe(0);
  const orderPath = new URL(page.url()).pathname;

  await page.reload();
  await page.getByText(cookies.closed).waitFor();

  const [order] = await site.rows<{ order_number: string }>(
    "SELECT order_number FROM orders WHERE id = ?",
    orderPath.split("/").at(-1),
  );
  const number = order!.order_number;
  await page.fill('[name="orderNumber"]', number);
  await page.fill('[name="email"]', "stripped@example.org");
  await page.getByRole("button", { name: find.submit }).click();
  await page.locator('[name="code"]').waitFor();
  await page.fill('[name="code"]', codeIn(await site.codeMailAbout(number)));
  await page.getByRole("button", { name: find.open }).click();
  await page.getByText(find.cookiesRefused).waitFor();

  // Once they are allowed, the same code opens the booking, which can be paid.
  await page.unrouteAll();
  await page.getByRole("button", { name: find.open }).click();
  await page.getByRole("button", { name: /^Pay/ }).waitFor();
  expect(await page.getByText(cookies.open).count()).toBe(0);
});

test("with cookies blocked by a setting, the checkout says so, also from the mailed link (fr)", async () => {
  const { cookies } = wordsOf(checkout, "fr");
  const page = await site.open("about:blank", { viewport: PHONE });
  await blockCookies(page);
  await book(page, "/fr", "blocked@example.org");
  await page.getByText(cookies.open).waitFor();
  expect(await page.getByRole("button", { name: /^Payer/ }).count()).toBe(0);

  const mail = await site.mailAbout("blocked@example.org");
  const link = new RegExp(`${site.url()}\\S+`).exec(mail)![0];
  await page.goto("/fr");
  await page.goto(link);
  await page.getByText(cookies.open).waitFor();
});

test("signing in where the browser stores nothing says so, instead of asking again", async () => {
  const person = await createPerson(site);
  const page = await site.open("about:blank");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
  });
  await page.goto("/auth");
  await page.fill('[name="email"]', person.email);
  await page.fill('[name="password"]', person.password);
  await page.locator('form button[type="submit"]').click();
  await page.getByText(wordsOf(auth, "fr").notKept).waitFor();
  expect(await page.locator('[name="password"]').count()).toBe(0);
});
