import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { ownOrder, type PaidPass, payForPass } from "../bookings/paid-pass.ts";
import { awaken, browserSite, holdScripts, hydrated, PHONE, VIEWS } from "../browser-site.ts";
import { disturb, type Disturbance, DISTURBANCES } from "../foreign-nodes.ts";
import { button } from "../payments/payment-traveller.ts";
import { siteAdmin } from "../people.ts";
import { EVERY_VIEW } from "../turns.ts";
import { fillContact } from "./contact-form.ts";

const site = browserSite();
const { open: openSignedIn } = siteAdmin(site);

/** React says that it renders a page anew. */
const RENDERED_ANEW = /Minified React error #418/;
const BROKEN = /Unexpected Application Error|Erreur inattendue|Something went wrong!/;

let paid: PaidPass;
let unpaid: PaidPass;

interface Visited {
  name: string;
  path: () => string;
  expectedErrors?: RegExp;
  order?: () => PaidPass;
  signedIn?: true;
}

const PAGES: Visited[] = [
  ...[
    "/",
    "/services",
    "/pre-checkout",
    "/fast-track",
    "/fast-track-form",
    "/faq",
    "/contact",
    "/unsubscribe",
    "/withdraw",
    "/cancel-membership",
    "/terms",
    "/subscription-terms",
    "/privacy",
    "/accessibility",
    "/find-booking",
    "/config-generator",
    "/scan",
    "/auth",
  ].map((path) => ({ name: path, path: () => path })),
  {
    name: "A missing page",
    path: () => "/no-such-page",
    expectedErrors: /#418|status of 404|^404 Error/,
  },
  { name: "/account", path: () => "/account", signedIn: true },
  {
    name: "The checkout",
    path: () => `/fast-track-payment/${unpaid.orderId}`,
    order: () => unpaid,
  },
  { name: "A pass", path: () => paid.path, order: () => paid },
];

beforeAll(async () => {
  paid = await payForPass(site, { airport: "CDG" });
  const { booking, cookie } = await site.book({ airport: "NCE" });
  unpaid = { ...paid, orderId: booking.order.id, cookie };
});

/** Opens the page and keeps its scripts back until `release`. */
async function arrive(
  { path, order, signedIn, expectedErrors = RENDERED_ANEW }: Visited,
  language: "en" | "fr",
) {
  const options = { viewport: VIEWS[language], expectedErrors };
  const page = await (signedIn ? openSignedIn : site.open)("about:blank", options);
  if (order) await ownOrder(page, site, order());
  const release = await holdScripts(page);
  const own = /^\/(auth|account)/.test(path());
  const address = own ? `${path()}?lang=${language}` : `${language === "fr" ? "/fr" : ""}${path()}`;
  await page.goto(address.replace(/^\/fr\/$/, "/fr"), { waitUntil: "commit" });
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.readyState !== "loading");
  return { page, release };
}

const FIELDS = "main :is(input, select, textarea):not([type=hidden], [type=file], [type=color])";

/** Uses every control of a page that works without its runtime, and leaves the caret in a text. */
async function useControls(page: Page): Promise<void> {
  const currency = page.locator('header select[name="currency"]');
  if (await currency.isVisible()) await currency.selectOption("GBP");
  for (const field of await page.locator(FIELDS).all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const { tag, type, name } = await field.evaluate((one: HTMLInputElement) => ({
      tag: one.tagName,
      type: one.type,
      name: one.name,
    }));
    if (tag === "SELECT") await field.selectOption({ index: 1 });
    else if (type === "checkbox" || type === "radio") await field.check();
    else if (type === "date") await field.fill("2058-05-06");
    else if (type === "number" || /^(adults|children|infants)$/.test(name)) await field.fill("4");
    else if (type === "email") await field.fill("wolfgang@example.org");
    else await field.fill("Wolfgang");
  }
  const more = page.locator('[name="adults"] ~ button[type="button"]');
  if (await more.isVisible()) for (const _ of [1, 2]) await more.click();
  const tabs = page.getByRole("tab");
  if ((await tabs.count()) > 1 && (await page.locator(FIELDS).count()) === 0)
    await tabs.nth(1).click();
  const text = page.locator("main :is(input[type=text], input:not([type]), textarea)").first();
  if (!(await text.isVisible())) return;
  await text.focus();
  await text.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 4));
}

/** Reads the values, the currency and the focus that the visitor sees. */
const readControls = (page: Page) =>
  page.evaluate((fields) => {
    const active = document.activeElement as HTMLInputElement;
    return {
      fields: [...document.querySelectorAll<HTMLInputElement>(fields)].map((field) =>
        /checkbox|radio/.test(field.type)
          ? `${field.name} ${field.value} ${field.checked}`
          : `${field.name} ${field.value}`,
      ),
      currency: document.querySelector<HTMLInputElement>('header [name="currency"]')?.value,
      focus: active.matches("input, textarea")
        ? `${active.name} ${active.selectionStart}-${active.selectionEnd}`
        : null,
    };
  }, FIELDS);

/** The texts that share their element with others: what a translator puts in their place, React would not find again. */
const readMixedTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const mixed: string[] = [];
    while (texts.nextNode()) {
      const { data, parentNode } = texts.currentNode as Text;
      if (data.trim() && parentNode!.childNodes.length > 1) mixed.push(data);
    }
    return mixed;
  });

type Case = [name: string, language: "en" | "fr", kind: Disturbance];
/**
 * By day a form and a page to read get all disturbances at once. `EVERY_VIEW=1` disturbs every page
 * in every way.
 */
const CASES: Case[] = [
  ["/fast-track-form", "fr", "everything"],
  ["/", "en", "everything"],
];
const EVERY_CASE = PAGES.flatMap(({ name }) =>
  (["en", "fr"] as const).flatMap((language) =>
    (Object.keys(DISTURBANCES) as Disturbance[]).map((kind): Case => [name, language, kind]),
  ),
);

for (const [name, language, kind] of EVERY_VIEW ? EVERY_CASE : CASES) {
  const visited = PAGES.find((page) => page.name === name)!;
  test(`${visited.name} (${language}) keeps what is done before its runtime: ${kind}`, async () => {
    const { page, release } = await arrive(visited, language);
    // Once into the site's other language, once into one that it does not have.
    await disturb(page, kind, language === "en" ? "fr" : "de");
    await useControls(page);
    const { fields, ...before } = await readControls(page);
    release();
    await hydrated(page);
    const twoMore = fields.map((field) => (field === "adults 4" ? "adults 6" : field));
    await expect
      .poll(() => readControls(page))
      // Some pages show more fields once they run.
      .toMatchObject({ ...before, fields: expect.arrayContaining(twoMore) });
    // A translated page has the translator's texts.
    expect(kind === "language" ? await readMixedTexts(page) : []).toEqual([]);
    // Prices follow, and so does the next page.
    const currency = page.locator('header select[name="currency"]');
    if (await currency.isVisible()) await currency.selectOption("EUR");
    const home = page.locator('header a[href="/"], header a[href="/fr"]').first();
    if (await home.isVisible()) await home.click();
    await page.locator("h1").first().waitFor();
    expect(await page.getByText(BROKEN).count()).toBe(0);
  });
}

/** Opens a page that answers, and is translated from now on. */
async function openTranslated(path: string, expectedErrors?: RegExp): Promise<Page> {
  const page = await site.open(path, { viewport: PHONE, expectedErrors });
  await awaken(page);
  expect(await readMixedTexts(page)).toEqual([]);
  await disturb(page, "everything", "de");
  return page;
}

test("a translated page books, shows the sum of a changed party, and says that it is saved", async () => {
  const page = await openTranslated("/fast-track-form");
  await page.fill('[name="firstName"]', "Wolfgang");
  await page.fill('[name="lastName"]', "Pauli");
  await page.fill('[name="email"]', "wolfgang@example.org");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.locator('[data-field="status"]').waitFor();
  await button(page, "Change the booking").click();
  await button(page, "Increase adults").click();
  await page.getByText("$22.00 left to pay on this page.").waitFor();
  await button(page, "Save the changes").click();
  await button(page, "Pay $22.00 now").waitFor();
  expect(await site.rows("SELECT adults FROM orders")).toContainEqual({ adults: 2 });
  expect(await page.getByText(BROKEN).count()).toBe(0);
});

test("a translated page sends a message, and its button has one label at a time", async () => {
  const page = await openTranslated("/contact");
  await fillContact(page, "Guten Tag");
  const labels = page.locator("main form button[type=submit]");
  expect(await labels.textContent()).toBe("Send message");
  await labels.click();
  await expect.poll(() => labels.textContent()).toMatch(/^\s*Sending\.\.\.$/);
  await button(page, "Write another message").click();
  await expect.poll(() => labels.textContent()).toBe("Send message");
  expect(await page.getByText(BROKEN).count()).toBe(0);
});
