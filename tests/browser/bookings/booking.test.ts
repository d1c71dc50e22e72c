import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { DAY_MS, utcDate } from "#domain/time.ts";
import { axeViolations } from "../accessibility.ts";
import {
  awaken,
  browserSite,
  DESKTOP,
  holdRequests,
  holdScripts,
  hydrated,
  nextFrames,
  PHONE,
  VIEWS,
} from "../browser-site.ts";
import { oneView } from "../turns.ts";

const site = browserSite();

interface Texts {
  path: string;
  language: string;
  viewport: typeof VIEWS.en;
  title: string;
  increase: [string, string, string];
  submit: string;
  success: string;
  total: string;
  paidTotal: string;
  status: string;
}

const ENGLISH: Texts = {
  path: "/fast-track-form",
  language: "en",
  viewport: VIEWS.en,
  title: "Book Your Fast Track",
  increase: ["Increase adults", "Increase children", "Increase infants"],
  submit: "Continue to Payment",
  success: "Your Fast Track booking has been created.",
  total: "£33",
  paidTotal: "£33.00",
  status: "NOT PAID",
};
const FRENCH: Texts = {
  path: "/fr/fast-track-form",
  language: "fr",
  viewport: VIEWS.fr,
  title: "Réservez votre Fast Track",
  increase: ["Ajouter un adulte", "Ajouter un enfant", "Ajouter un bébé"],
  submit: "Continuer vers le paiement",
  success: "Votre réservation Fast Track a été créée.",
  total: "33\u00a0£",
  paidTotal: "33,00\u00a0£",
  status: "NON PAYÉ",
};

async function fillWho(page: Page, lastName = "Lovelace"): Promise<void> {
  await page.fill('[name="firstName"]', "Ada");
  await page.fill('[name="lastName"]', lastName);
  await page.fill('[name="email"]', "ada@example.org");
}

const orderRows = () =>
  site.rows(
    "SELECT o.*, c.user_id, c.company_name, c.notes FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.created_at DESC, o.id DESC",
  );

/** Expects that the message of success covers nothing of the first screen of the checkout. */
async function expectFreeScreen(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await nextFrames(page);
  const [above, heading, below] = await Promise.all(
    [
      page.locator("[data-sonner-toast]"),
      page.locator("h1"),
      page.getByRole("button", { name: /^(Pay|Payer) / }).first(),
    ].map((part) => part.boundingBox()),
  );
  const end = above!.y + above!.height;
  expect(above!.y).toBeGreaterThanOrEqual(0);
  expect(end).toBeLessThanOrEqual(heading!.y);
  expect(end).toBeLessThan(below!.y);
  expect(below!.y + below!.height).toBeLessThan(viewport.height);
}

for (const words of oneView([FRENCH, ENGLISH])) {
  test(`a traveller books 2 adults, 1 child and 1 infant in GBP; the message of success leaves the first screen free (${words.language})`, async () => {
    const page = await site.open(words.path, { viewport: words.viewport });
    await expect.poll(() => page.textContent("h1")).toBe(words.title);
    expect(await page.getAttribute("html", "lang")).toBe(words.language);

    await page.selectOption('header select[name="currency"]', "GBP");
    await fillWho(page);
    await page.selectOption('[name="airport"]', "CDG");
    for (const name of words.increase) await page.getByRole("button", { name }).click();
    await expect.poll(() => page.textContent('output[name="total"]')).toBe(words.total);
    await page.fill('[name="flightDate"]', "2055-03-14");
    await page.getByRole("button", { name: words.submit }).click();

    await page.waitForURL(/\/fast-track-payment\/[0-9a-f-]{36}$/);
    // The toast stays for as long as the pointer is over it.
    await page.locator("[data-sonner-toast]").getByText(words.success).hover();
    await expect.poll(() => page.textContent('[data-field="status"]')).toBe(words.status);
    for (const viewport of [PHONE, DESKTOP]) await expectFreeScreen(page, viewport);
    await page.locator("main details").getByText(words.paidTotal).first().waitFor();

    const [order] = await orderRows();
    expect(order).toMatchObject({
      amount_minor: 3300,
      currency: "GBP",
      status: "Not Paid",
      user_id: null,
      service_type: "Fast Track",
      business: "Fast Track",
      site: siteConfig.company.name,
      flight_date: "2055-03-14",
      company_name: "Ada Lovelace",
      notes:
        "Airport: CDG | Email: ada@example.org | VAT: N/A | Adults: 2, Children: 1, Infants: 1",
    });
    expect(order?.order_number).toMatch(/^FT-\d+-[A-Z0-9]+$/);
  });
}

test.each(
  oneView([
    [
      ENGLISH,
      "I expressly ask you to provide the Fast Track before the 14-day withdrawal period ends",
      "until your pass is used",
    ],
    [
      FRENCH,
      "Je demande expressément que le Fast Track me soit fourni avant la fin du délai de rétractation de 14 jours",
      "tant que votre pass n’a pas été utilisé",
    ],
  ] as const),
)(
  "who leaves within the time to withdraw is asked whether to begin before, and no other",
  async (words, consent, until) => {
    const page = await site.open(words.path, { viewport: words.viewport });
    await awaken(page);
    await fillWho(page, "Early");
    await page.selectOption('[name="airport"]', "CDG");
    const box = page.getByRole("checkbox", { name: consent });
    // The time to pay, 48 hours, and then 14 days.
    const last = Date.parse(airportDate("CDG", Date.now() + 2 * DAY_MS)) + 14 * DAY_MS;
    await page.fill('[name="flightDate"]', utcDate(last + DAY_MS));
    expect(await box.count()).toBe(0);
    // Some browsers take a year of five digits.
    await page.fill('[name="flightDate"]', "20266-01-05");
    await page.reload();
    await page.getByRole("button", { name: words.submit }).click();
    await page.locator('[name="flightDate"][aria-invalid]').waitFor();
    expect(await page.inputValue('[name="flightDate"]')).toBe("20266-01-05");
    await page.fill('[name="flightDate"]', utcDate(last));
    expect(await box.isChecked()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
    await box.focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: words.submit }).click();
    await page.waitForURL(/fast-track-payment/);
    await page.getByText(until).waitFor();
    expect((await orderRows())[0]!.early_performance_at).not.toBeNull();
  },
);

test("a reload, a change of language and the way back, also from the checkout, keep the form until it is paid", async () => {
  const page = await site.open("/fast-track-form?airport=CDG");
  await awaken(page);
  const form = {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@example.org",
    flightNumber: "A 1",
  };
  for (const [name, value] of Object.entries(form)) await page.fill(`[name="${name}"]`, value);
  await page.selectOption('[name="airport"]', "LHR");
  await page.getByRole("button", { name: "Increase adults" }).click();
  const kept = async () => {
    await expect.poll(() => page.inputValue('[name="adults"]')).toBe("2");
    for (const [name, value] of Object.entries({ ...form, airport: "LHR" }))
      expect(await page.inputValue(`[name="${name}"]`)).toBe(value);
    await expect.poll(() => page.textContent('output[name="total"]')).toBe("$22");
  };
  await page.reload();
  await kept();
  for (const language of ["fr", "en"]) {
    await page.locator(`a[hreflang="${language}"]`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith("/fr") === (language === "fr"));
    await expect.poll(() => page.inputValue('[name="flightNumber"]')).toBe("A 1");
  }
  await kept();
  await page.goBack();
  await page.goBack();
  await kept();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL("**/fast-track-payment/*");
  await page.locator('[data-field="status"]').waitFor();
  const before = await orderRows();
  await page.goBack();
  await kept();
  // Sent again, it is the same order.
  await page.selectOption('[name="airport"]', "CDG");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL("**/fast-track-payment/*");
  await page.getByRole("button", { name: "Pay $22.00 now" }).waitFor();
  const after = await orderRows();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[0]).toMatchObject({ airport: "CDG", adults: 2, flight_number: "A 1" });
  await page.getByRole("button", { name: "Pay $22.00 now" }).click();
  await page.locator('[data-field="amount"]').waitFor();
  // It is paid in another place; the page must show it, though the history entry has the unpaid order.
  await site.rows(
    "UPDATE demo_payments SET status = 'paid' WHERE id = ?",
    page.url().split("/").at(-1),
  );
  await page.goBack();
  await page.getByRole("heading", { name: /You’re (all set|nearly there), / }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: /You’re (all set|nearly there), / }).waitFor();
  await page.goto("/fast-track-form?airport=CDG");
  await awaken(page);
  await expect.poll(() => page.inputValue('[name="firstName"]')).toBe("");
  expect(await page.evaluate(() => sessionStorage.getItem("envol.draft.booking"))).toBeNull();
});

test("what loads after an airport and a day are chosen leaves the button where it is", async () => {
  const page = await site.open("/fast-track-form", { viewport: VIEWS.en });
  await awaken(page);
  const release = await holdScripts(page);
  await page.selectOption('[name="airport"]', "CDG");
  await page.fill('[name="flightDate"]', utcDate(Date.now() + 3 * DAY_MS));
  await page.evaluate(() => scrollTo(0, 500));
  await nextFrames(page);
  const button = page.getByRole("button", { name: "Continue to Payment" });
  const before = await button.boundingBox();
  const loaded = page.waitForResponse("**/assets/*.js");
  release();
  await loaded;
  await page.waitForLoadState("networkidle");
  await nextFrames(page);
  expect(await button.boundingBox()).toEqual(before);
  await page.getByText("Start before the withdrawal period ends").waitFor();
});

test("a visitor's clock that is two days ahead neither refuses tomorrow's flight nor ends its booking", async () => {
  const page = await site.open("about:blank");
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 49 * 3_600_000;
  });
  await page.goto("/fast-track-form");
  await fillWho(page, "Ahead");
  await page.selectOption('[name="airport"]', "CDG");
  const answered = page.waitForResponse("**/api/sale-stops");
  await page.fill('[name="flightDate"]', airportDate("CDG", Date.now() + DAY_MS));
  await answered;
  await page.fill('[name="flightNumber"]', "AF 1");
  await page.getByText("Start before the withdrawal period ends").waitFor();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.waitForURL(/fast-track-payment/);
  await expect.poll(() => page.locator('main [data-state="payable"]').count()).toBe(1);
});

test("a form whose rules a deployment has replaced loads anew with what was typed, and books", async () => {
  const page = await site.open("/fast-track-form", { expectedErrors: /status of 404/ });
  await awaken(page);
  await page.waitForLoadState("networkidle");
  let isAnew = false;
  await page.route("**/fast-track-form", async (route) => {
    isAnew = true;
    await route.continue();
  });
  await page.route("**/assets/*", (route) =>
    isAnew ? route.continue() : route.fulfill({ status: 404 }),
  );
  await fillWho(page, "Deployed");
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  const loaded = page.waitForEvent("load");
  await submit.click();
  await loaded;
  await hydrated(page);
  await expect.poll(() => page.inputValue('[name="lastName"]')).toBe("Deployed");
  await submit.click();
  await page.waitForURL(/fast-track-payment/);
});

test("the form says what is wrong beside each field and leads to the first, an error goes as its field is mended, and a party of ten can book all the same", async () => {
  const page = await site.open("/fast-track-form");
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  const error = (message: string) => page.locator("form p").getByText(message, { exact: true });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("name") ?? undefined);
  const before = (await orderRows()).length;
  // The place of messages is there from the first focus on, so that screen readers read the first one too.
  await awaken(page);
  await page.focus('[name="firstName"]');
  await page.locator("section[aria-live]").waitFor({ state: "attached" });
  expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
  await submit.click();
  for (const message of ["First name is required", "Last name is required", "Enter your email"])
    await error(message).waitFor();
  await expect.poll(focused).toBe("firstName");
  expect(await axeViolations(page)).toEqual([]);

  // Counters do not go below their minimum, and the keyboard stays on them.
  for (const [name, minimum] of [
    ["adults", "1"],
    ["children", "0"],
    ["infants", "0"],
  ] as const) {
    await page.getByRole("button", { name: `Increase ${name}` }).click();
    await page.getByRole("button", { name: `Decrease ${name}` }).click();
    const less = page.getByRole("button", { name: `Decrease ${name}` });
    expect(await less.isDisabled()).toBe(true);
    expect(await less.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    expect(await page.inputValue(`[name="${name}"]`)).toBe(minimum);
  }

  await page.fill('[name="adults"]', "0");
  await page.fill('[name="children"]', "1.5");
  await submit.click();
  await error("At least 1 adult is required").waitFor();
  await error("Enter a whole number").waitFor();
  await page.fill('[name="email"]', "ada@");
  await error("Invalid email address").waitFor();
  await page.fill('[name="email"]', "ada@example.org");
  await expect.poll(() => error("Invalid email address").count()).toBe(0);
  await expect.poll(() => page.locator("[data-mended]").count()).toBe(1);
  expect(await page.getAttribute('[name="email"]', "aria-invalid")).toBeNull();
  await page.getByRole("button", { name: "Increase adults" }).click();
  await expect.poll(() => error("At least 1 adult is required").count()).toBe(0);
  // Typing shows no new error, and the errors of other fields stay.
  await page.fill('[name="email"]', "");
  expect(await error("Enter your email").count()).toBe(0);
  expect(await error("First name is required").count()).toBe(1);
  expect(await error("Last name is required").count()).toBe(1);

  await fillWho(page, "Party");
  await page.fill('[name="children"]', "0");
  await page.fill('[name="adults"]', "10");
  await page.getByText(/More than 9 travellers/).waitFor();
  await page.selectOption('[name="airport"]', "JFK");
  const today = Date.parse(airportDate("JFK", Date.now()));
  const answered = page.waitForResponse("**/api/sale-stops");
  await page.fill('[name="flightDate"]', utcDate(today - DAY_MS));
  // From the first response on, the form knows which days are over.
  await answered;
  await submit.click();
  await page.getByText("This day is over at the airport", { exact: true }).waitFor();
  await expect.poll(focused).toBe("flightDate");
  expect((await orderRows()).length).toBe(before);
  // The next day can be booked.
  await page.fill('[name="flightDate"]', utcDate(today + DAY_MS));
  await submit.click();
  await page.waitForURL(/fast-track-payment/);
  expect((await orderRows())[0]).toMatchObject({ amount_minor: 11_000, adults: 10 });
});

// Proves V1.1.
test("with the database failing, no network or a refusal, which is shown, everything typed stays; pressed twice it books once, and shows what was typed as text", async () => {
  const before = (await orderRows()).length;
  const page = await site.open("/fast-track-form", {
    expectedErrors: /status of (?:409|500)|ERR_INTERNET_DISCONNECTED/,
  });
  const typed = {
    firstName: "<img src=x onerror=alert(1)>",
    lastName: "'; DROP TABLE orders; --",
    email: "ada@example.org",
  };
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value);
  await page.getByRole("button", { name: "Increase adults" }).click();
  const submit = page.getByRole("button", { name: "Continue to Payment" });
  const failure = page.getByText("Failed to create booking. Please try again.");
  const expectKept = async () => {
    expect(page.url()).toContain("/fast-track-form");
    for (const [name, value] of Object.entries({ ...typed, adults: "2" }))
      expect(await page.inputValue(`[name="${name}"]`)).toBe(value);
  };
  await site.rows("ALTER TABLE orders RENAME TO orders_away");
  try {
    await submit.click();
    await failure.waitFor();
    await expect
      .poll(() => page.locator("[data-sonner-toast] [data-title]").textContent())
      .toBe("Error");
  } finally {
    await site.rows("ALTER TABLE orders_away RENAME TO orders");
  }
  await expectKept();
  await page.locator("[data-sonner-toast] [data-close-button]").click();
  await failure.waitFor({ state: "detached" });

  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await submit.click();
  await failure.waitFor();
  await expectKept();
  await page.context().setOffline(false);

  const refusal = { error: { code: "conflict", message: "The lane is closed that day." } };
  await page.route("**/api/bookings", (route) => route.fulfill({ status: 409, json: refusal }));
  await submit.click();
  await page.getByText(refusal.error.message).waitFor();
  await expectKept();
  await page.unroute("**/api/bookings");

  const release = await holdRequests(page, "**/api/bookings");
  await submit.dblclick();
  await expect.poll(() => page.getByRole("button", { name: "Processing..." }).count()).toBe(1);
  release();
  await page.waitForURL(/fast-track-payment/);
  await page.getByText(`${typed.firstName} ${typed.lastName}`).waitFor();
  await page.getByText(/A real payment would be called ENVOL/).waitFor();
  expect(await page.locator("img").count()).toBe(0);
  expect((await orderRows()).length).toBe(before + 1);
});
