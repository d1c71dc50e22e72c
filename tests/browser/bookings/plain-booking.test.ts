import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { checkout } from "#content/checkout.ts";
import { findBooking } from "#content/find-booking.ts";
import { manageBooking } from "#content/manage-booking.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls } from "../../people.ts";
import { codeIn } from "../../site.ts";
import { browserSite, expectToFit, VIEWS } from "../browser-site.ts";
import { oneView } from "../turns.ts";
import { button } from "../payments/payment-traveller.ts";
import { wordsOf } from "../words-of.ts";
import { dayFromToday } from "../../flight-days.ts";

const site = browserSite();
const { send } = adminCalls(site);

const WORDS = {
  en: {
    prefix: "",
    book: "Continue to Payment",
    pay: /^Pay \$22/,
    payRest: /^Pay \$11/,
    valid: "VALID",
    wrongCode: /That code is wrong or has expired/,
    receipt: /Receipt/,
  },
  fr: {
    prefix: "/fr",
    book: "Continuer vers le paiement",
    pay: /^Payer 22/,
    payRest: /^Payer 11/,
    valid: "VALIDE",
    wrongCode: /Ce code est incorrect ou a expiré/,
    receipt: /Reçu/,
  },
};

/** A browser without scripts. */
const openPlain = (path: string, language: "en" | "fr", expectedErrors?: RegExp) =>
  site.open(path, { javaScriptEnabled: false, viewport: VIEWS[language], expectedErrors });

async function payOnDemoPage(page: Page): Promise<void> {
  await page.waitForURL(/\/pay\/demo\//);
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/fast-track-payment\//);
}

test.each(oneView(["en", "fr"] as const))(
  "without scripts, in %s, one books, mends a mistake, pays and gets the pass with its code",
  async (language) => {
    const words = WORDS[language];
    const page = await openPlain(`${words.prefix}/fast-track-form`, language, /status of 422/);
    await page.fill('main [name="adults"]', "2");
    await page.selectOption('main [name="airport"]', "CDG");
    await page.fill('main [name="flightDate"]', "2058-03-14");
    await page.fill('main [name="firstName"]', "Grace");
    await page.fill('main [name="lastName"]', "Hopper");
    await button(page, words.book).click();
    await page.getByRole("alert").waitFor();
    const email = page.locator('main [name="email"]');
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.inputValue('main [name="firstName"]')).toBe("Grace");
    expect(await page.inputValue('main [name="adults"]')).toBe("2");
    expect(await page.inputValue('main [name="airport"]')).toBe("CDG");
    await email.fill(`grace.${Date.now()}@example.org`);
    await button(page, words.book).click();

    await page.waitForURL(/\/fast-track-payment\//);
    await page.getByRole("button", { name: words.pay }).click();
    await page.waitForURL(/\/pay\/demo\//);
    await page.locator('button[value="decline"]').click();
    await page.getByRole("alert").waitFor();
    await payOnDemoPage(page);
    await page.locator('[data-field="status"][data-status="paid"]').waitFor();
    await page.locator('main a[href*="/pass/"]').click();
    await page.locator('svg[data-field="pass-qr"]').waitFor();
    await expect
      .poll(() => page.locator('[data-field="pass-state"]').textContent())
      .toBe(words.valid);
  },
);

test.each(oneView(["fr", "en"] as const))(
  "without scripts, in %s, a mail's link leads to the code, the booking is paid up, and the page says whom to ask for a change",
  async (language) => {
    const words = WORDS[language];
    const find = wordsOf(findBooking, language);
    const manage = wordsOf(manageBooking, language);
    const email = `plain-${language}@example.org`;
    const { booking, cookie } = await site.book(
      { email, currency: "USD", adults: 2, children: 0, infants: 0, flightDate: dayFromToday(10) },
      { "x-language": language },
    );
    const { id, order_number: number } = booking.order;
    await payOnDemo(site, id, cookie);
    await send("PATCH", `orders/${id}`, { adults: 3, reason: "By phone" });
    const link = new RegExp(`${site.url()}\\S+`).exec(await site.mailAbout(number))![0];

    const page = await openPlain(link, language, /status of 4\d\d/);
    await page
      .locator("main noscript")
      .getByRole("link", { name: /Find your booking|Retrouver votre réservation/ })
      .click();
    await page.fill('[name="orderNumber"]', "no number");
    await button(page, find.submit).click();
    await page.getByText(find.emailRequired).waitFor();
    expect(await page.inputValue('[name="orderNumber"]')).toBe("no number");
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(2);
    await page.fill('[name="orderNumber"]', number);
    await page.fill('[name="email"]', email);
    await button(page, find.submit).click();
    await page.fill('[name="code"]', "000000");
    await button(page, find.open).click();
    await page.getByText(words.wrongCode).waitFor();
    await page.fill('[name="code"]', codeIn(await site.codeMailAbout(number)));
    await button(page, find.open).click();

    await page.waitForURL(`**${words.prefix}/fast-track-payment/${id}`);
    await page.getByRole("heading", { name: words.receipt }).waitFor();
    await page.locator("main p").filter({ hasText: manage.noScript }).waitFor();
    await expectToFit(page);
    await page.getByRole("button", { name: words.payRest }).click();
    await payOnDemoPage(page);
    await page.locator('[data-state="paid"]').waitFor();
    expect(await site.rows("SELECT adults, paid_minor FROM orders WHERE id = ?", id)).toEqual([
      { adults: 3, paid_minor: 3300 },
    ]);
    expect(wordsOf(checkout, language).title).toBe(await page.textContent("h1"));
  },
);
