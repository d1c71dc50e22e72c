import { expect, test } from "vitest";
import { browserSite, VIEWS } from "../browser-site.ts";

const site = browserSite();

const WORDS = {
  en: {
    path: "/fast-track-form",
    book: "Continue to Payment",
    pay: /^Pay \$22/,
    valid: "VALID",
  },
  fr: {
    path: "/fr/fast-track-form",
    book: "Continuer vers le paiement",
    pay: /^Payer 22/,
    valid: "VALABLE",
  },
};

test.each(["en", "fr"] as const)(
  "without scripts, in %s, one books, mends a mistake, pays and gets the pass with its code",
  async (language) => {
    const words = WORDS[language];
    const page = await site.open(words.path, {
      javaScriptEnabled: false,
      viewport: VIEWS[language],
      expectedErrors: /status of 422/,
    });
    await page.fill('main [name="adults"]', "2");
    await page.selectOption('main [name="airport"]', "CDG");
    await page.fill('main [name="flightDate"]', "2030-03-14");
    await page.fill('main [name="firstName"]', "Grace");
    await page.fill('main [name="lastName"]', "Hopper");
    await page.getByRole("button", { name: words.book }).click();
    await page.getByRole("alert").waitFor();
    const email = page.locator('main [name="email"]');
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await page.inputValue('main [name="firstName"]')).toBe("Grace");
    expect(await page.inputValue('main [name="adults"]')).toBe("2");
    expect(await page.inputValue('main [name="airport"]')).toBe("CDG");
    await email.fill(`grace.${Date.now()}@example.org`);
    await page.getByRole("button", { name: words.book }).click();

    await page.waitForURL(/\/fast-track-payment\//);
    await page.getByRole("button", { name: words.pay }).click();
    await page.waitForURL(/\/pay\/demo\//);
    await page.locator('button[value="decline"]').click();
    await page.getByRole("alert").waitFor();
    await page.locator('button[value="pay"]').click();
    await page.waitForURL(/\/fast-track-payment\//);
    await page.locator('[data-field="status"][data-status="paid"]').waitFor();
    await page.locator('main a[href*="/pass/"]').click();
    await page.locator('svg[data-field="pass-qr"]').waitFor();
    expect(await page.locator('[data-field="pass-state"]').textContent()).toBe(words.valid);
  },
);
