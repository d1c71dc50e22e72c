import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HYDRATED_EVENT } from "#lib/hydration/hydration-mode.ts";
import {
  awaken,
  browserSite,
  DESKTOP,
  holdScripts,
  hydrated,
  nextFrames,
  PHONE,
} from "../browser-site.ts";

const site = browserSite();

/** A page whose scripts come at `release`, so that all input comes before hydration. */
async function withHeldScripts(
  path: string,
  viewport = PHONE,
): Promise<{ page: Page; release: () => void }> {
  const page = await site.open("about:blank", { viewport });
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  return { page, release };
}

test("before hydration, numbers count on, a choice that is rendered over stands, and text keeps the focus and the caret", async () => {
  const { page, release } = await withHeldScripts("/fast-track-form");
  await page.getByRole("button", { name: "Increase adults" }).click();
  expect(await page.inputValue('[name="adults"]')).toBe("1");
  await page.fill('[name="adults"]', "3");
  await page.fill('[name="children"]', "2");
  await page.getByRole("button", { name: "Increase children" }).click();
  const currency = page.locator('header select[name="currency"]');
  await currency.selectOption("GBP");
  // React sets a select back to its old state between the input event and the change event.
  await currency.evaluate((select) =>
    select.addEventListener("input", () => Object.assign(select, { value: "USD" }), { once: true }),
  );
  await page.locator('[name="firstName"]').pressSequentially("Ada");
  await page.locator('[name="lastName"]').pressSequentially("Love");
  release();
  await expect.poll(() => page.textContent('output[name="total"]')).toBe("£66");
  await page.keyboard.type("lace");
  for (const [name, value] of [
    ["adults", "3"],
    ["children", "3"],
    ["firstName", "Ada"],
    ["lastName", "Lovelace"],
  ] as const)
    expect(await page.inputValue(`[name="${name}"]`)).toBe(value);
  expect(await currency.inputValue()).toBe("GBP");
});

test("the first arrow key before hydration moves to the next tab, and every key after it is followed too", async () => {
  const { page, release } = await withHeldScripts("/services", DESKTOP);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const chosen = () => page.locator('[role="tab"][aria-selected="true"]').textContent();
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("Fast Track");
  for (const key of ["ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  expect([await focused(), await chosen()]).toEqual(["Fast Track", "Subscription"]);
  release();
  await expect.poll(chosen).toBe("Fast Track");
  await page.locator("#fast-track").getByRole("link", { name: "Book a single pass" }).waitFor();
  expect(await focused()).toBe("Fast Track");
  await hydrated(page);
  for (const [key, tab] of [
    ["ArrowLeft", "Subscription"],
    ["ArrowLeft", "Check-In"],
    ["ArrowRight", "Subscription"],
    ["End", "Check-In"],
    ["Home", "Subscription"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(chosen).toBe(tab);
    expect(await focused()).toBe(tab);
  }
});

test("back to an address without a tab shows the first one", async () => {
  const page = await site.open("/services", { viewport: DESKTOP });
  await awaken(page);
  const chosen = () => page.locator('[role="tab"][aria-selected="true"]').textContent();
  await page.locator('footer a[href$="#concierge"]').click();
  await expect.poll(chosen).toBe("Concierge");
  await page.goBack();
  await expect.poll(chosen).toBe("Subscription");
});

test("a click that comes when React listens already is done once", async () => {
  const page = await site.open("about:blank");
  await page.addInitScript((event) => {
    // This listener is older than the inline script's: the page is hydrated, and what comes is still kept.
    addEventListener(event, () =>
      document.querySelector<HTMLElement>('[aria-label="Increase adults"]')?.click(),
    );
  }, HYDRATED_EVENT);
  await page.goto("/fast-track-form");
  await awaken(page);
  await expect.poll(() => page.inputValue('[name="adults"]')).toBe("2");
  await nextFrames(page);
  expect(await page.inputValue('[name="adults"]')).toBe("2");
});

test("a form that is sent while the script's first try fails is sent by the second, without a press", async () => {
  const page = await site.open("about:blank", { expectedErrors: /ERR_FAILED/ });
  const pressed = page.locator("button[type=submit][data-pressed]");
  let isFirst = true;
  await page.route("**/assets/index-*.js", async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    // Browsers from before the autumn of 2026 never import a module again that failed once.
    expect(route.request().resourceType()).toBe("fetch");
    await pressed.waitFor();
    return route.abort();
  });
  await page.goto("/fast-track-form");
  await page.fill('[name="firstName"]', "Ada");
  await page.fill('[name="lastName"]', "Patient");
  await page.fill('[name="email"]', "ada@example.org");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL(/fast-track-payment/);
  expect(isFirst).toBe(false);
});

test("a whole booking that is typed, counted and sent before hydration is booked once, by the page and not by the browser, as it stands", async () => {
  const { page, release } = await withHeldScripts("/fast-track-form");
  const typed = {
    firstName: "Ada",
    lastName: "Whole",
    email: "ada@example.org",
    companyName: "Engines",
    vatNumber: "GB1",
  };
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value);
  await page.selectOption('header select[name="currency"]', "GBP");
  await page.selectOption('[name="airport"]', "JFK");
  await page.fill('[name="flightDate"]', "2059-05-06");
  await page.fill('[name="flightNumber"]', "BA117");
  await page.fill('[name="infants"]', "2");
  for (const _ of [1, 2]) await page.getByRole("button", { name: "Increase children" }).click();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  expect(page.url()).toMatch(/\/fast-track-form$/);
  // The button shows at once that it works, until the page shows that itself.
  const pressed = page.locator("button[type=submit][data-pressed]");
  expect(await pressed.evaluate((one) => getComputedStyle(one, "::before").animationName)).toMatch(
    /turn/,
  );
  release();
  await page.waitForURL(/fast-track-payment/);
  for (const place of ["header", "footer"])
    expect(await page.inputValue(`${place} select[name="currency"]`)).toBe("GBP");
  const booked = await site.rows(
    "SELECT o.*, c.company_name, c.notes FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.last_name = 'Whole'",
  );
  expect(booked).toMatchObject([
    {
      amount_minor: 3300,
      currency: "GBP",
      airport: "JFK",
      flight_date: "2059-05-06",
      flight_number: "BA117",
      adults: 1,
      children: 2,
      infants: 2,
      company_name: "Engines",
      notes:
        "Airport: JFK | Email: ada@example.org | VAT: GB1 | Adults: 1, Children: 2, Infants: 2",
    },
  ]);
});

test("on a public page the currency works as the very first input, and the menu that is opened before any script stays open", async () => {
  const { page, release } = await withHeldScripts("/");
  await page.selectOption('header select[name="currency"]', "EUR");
  const toggle = page.getByRole("button", { name: "Toggle menu" });
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");
  await toggle.click();
  const contact = page.locator("#menu").getByRole("link", { name: "Contact" });
  await contact.waitFor();
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("true");
  release();
  await page.locator("#pricing").getByText("€79").first().waitFor();
  expect(await page.evaluate(() => document.cookie)).toBe("currency=EUR");
  expect(await contact.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => toggle.getAttribute("aria-expanded")).toBe("false");
  await page.reload();
  await expect.poll(() => page.textContent("#pricing")).toContain("€79");
});

test("airport and travellers that are chosen before hydration stand on the pass of /fast-track, and nothing moves for them", async () => {
  const { page, release } = await withHeldScripts("/fast-track");
  const code = page.locator('main h2 + [aria-hidden="true"]').first();
  const book = page.locator("main a[href^='/fast-track-form']").first();
  const bottom = () => book.boundingBox();
  const before = await bottom();
  await expect.poll(() => code.textContent()).toBe("");
  await page.selectOption('main select[name="airport"]', "CDG");
  await page.locator('main label:has([name="adults"][value="3"])').click();
  release();
  await expect.poll(() => code.textContent()).toBe("CDG");
  await page.locator("main section[data-light]").waitFor();
  expect(await bottom()).toEqual(before);
  expect(await page.locator("main").getByText("$33").isVisible()).toBe(true);
  expect(await page.inputValue('main select[name="airport"]')).toBe("CDG");
  await book.click();
  await expect.poll(() => page.inputValue('[name="adults"]')).toBe("3");
});
