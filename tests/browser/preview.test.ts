import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { BRANDS } from "../brands/brands.ts";
import { axeViolations } from "./accessibility.ts";
import { browserSite, hydrated, PHONE } from "./browser-site.ts";

const site = browserSite();

async function preview(config: SiteConfig): Promise<string> {
  const answer = await site.post("/api/site-configs", config);
  expect(answer.status).toBe(201);
  return new URL(((await answer.json()) as { previewUrl: string }).previewUrl).pathname;
}

test.each(Object.entries(BRANDS))(
  "the brand %s is shown readable on a phone, before and after the runtime starts",
  async (_name, brand) => {
    const page = await site.open(await preview(brand), { viewport: PHONE });
    expect(await page.locator("h1").first().textContent()).toBe(brand.content.hero.title);
    expect(await page.title()).toContain(brand.seo.defaultTitle);
    await page.mouse.move(10, 10);
    await hydrated(page);
    expect(await page.locator("header").getByRole("link", { name: brand.company.name }).first().textContent()).toBe(brand.company.name);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.locator('[data-field="preview"]').isVisible()).toBe(true);
  },
);

test("a visitor walks through the preview in both languages, and leaves it", async () => {
  const brand = BRANDS.nonLatin;
  const base = await preview(brand);
  const page = await site.open(base);
  await page.locator("header").getByRole("link", { name: "Services" }).click();
  await page.waitForURL(`**${base}/services`);
  await page.locator("header").getByRole("link", { name: "Lire cette page en français" }).click();
  await page.waitForURL(`**${base}/fr/services`);
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  await page.mouse.move(10, 10);
  await hydrated(page);
  await page.locator("footer").getByRole("link", { name: "Questions fréquentes" }).click();
  await page.waitForURL(`**${base}/fr/faq`);
  expect(await page.title()).toContain(brand.company.name);
  await page.getByRole("link", { name: "Quitter l’aperçu" }).click();
  await page.waitForURL(`${site.url()}/fr`);
  expect(await page.title()).not.toContain(brand.company.name);
  expect(await page.locator('[data-field="preview"]').count()).toBe(0);
});

test("prices follow the currency in a preview too", async () => {
  const brand = structuredClone(siteConfig);
  brand.pricing.plans[0]!.price = 61;
  const page = await site.open(await preview(brand));
  await page.locator("header").getByLabel("Currency").selectOption("GBP");
  await expect.poll(() => page.locator("#pricing").textContent()).toContain("£61");
});

test("a preview sends nothing: the booking form says so and keeps what was typed", async () => {
  const page = await site.open(`${await preview(BRANDS.long)}/fast-track-form`);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  await hydrated(page);
  await page.locator('[name="firstName"]').fill("Ada");
  await page.locator('[name="lastName"]').fill("Lovelace");
  await page.locator('[name="email"]').fill("ada@example.org");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByText("This is a preview: nothing is sent").first().waitFor();
  expect(await page.locator('[name="firstName"]').inputValue()).toBe("Ada");
  expect(calls).toEqual([]);
});

test("the contact form of a French preview says so in French", async () => {
  const page = await site.open(`${await preview(BRANDS.long)}/fr/contact`);
  for (const [name, value] of Object.entries({ firstName: "A", lastName: "B", email: "a@example.org", phone: "1", message: "Bonjour" }))
    await page.locator(`form [name="${name}"]`).first().fill(value);
  await page.locator('form [name="message"]').first().press("Tab");
  await page.locator('main form button[type="submit"]').first().click();
  await page.getByText("Ceci est un aperçu : rien n’est envoyé").first().waitFor();
  expect(await page.locator('form [name="message"]').first().inputValue()).toBe("Bonjour");
});

test("a preview that is gone says so, and leads home", async () => {
  const page = await site.open(`/preview/${"0".repeat(32)}/services`, { expectedErrors: /404/ });
  expect(await page.locator("h1").textContent()).toBe("This preview is gone");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${site.url()}/`);
});
