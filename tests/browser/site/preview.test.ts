import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SiteConfig } from "#domain/site-config.ts";
import { BRANDS } from "../../brands/brands.ts";
import { pass } from "#content/pass.ts";
import { SAMPLE_PASS_PATH } from "#domain/generator/sample-pass.ts";
import { wordsOf } from "../words-of.ts";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, expectToFit, hydrated, PHONE, VIEWS } from "../browser-site.ts";
import { EVERY_VIEW, oneView } from "../turns.ts";

const site = browserSite();

async function preview(config: SiteConfig): Promise<string> {
  const response = await site.post("/api/site-configs", config);
  expect(response.status).toBe(201);
  return new URL(((await response.json()) as { previewUrl: string }).previewUrl).pathname;
}

/** By day one brand for each kind of difficulty; `EVERY_VIEW=1` shows all, and tests/brands builds them. */
const SHOWN = Object.entries(BRANDS).filter(
  ([name]) => EVERY_VIEW || ["long", "pale"].includes(name),
);

test.each(SHOWN)(
  "the brand %s is shown readable on a phone, before and after the runtime starts",
  async (_name, brand) => {
    const page = await site.open(await preview(brand), { viewport: PHONE });
    await expect
      .poll(() => page.locator("h1").first().textContent())
      .toBe(brand.content.hero.title);
    expect(await page.title()).toContain(brand.seo.defaultTitle);
    await page.mouse.move(10, 10);
    await hydrated(page);
    await expect
      .poll(() =>
        page
          .locator("header")
          .getByRole("link", { name: brand.company.name })
          .first()
          .textContent(),
      )
      .toBe(brand.company.name);
    expect(await axeViolations(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
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
  await expect.poll(() => page.getAttribute("html", "lang")).toBe("fr");
  await page.mouse.move(10, 10);
  await hydrated(page);
  await page.locator("footer").getByRole("link", { name: "Questions fréquentes" }).click();
  await page.waitForURL(`**${base}/fr/faq`);
  await expect.poll(() => page.title()).toContain(brand.company.name);
  await page.getByRole("link", { name: "Quitter l’aperçu" }).click();
  await page.waitForURL(`${site.url()}/fr`);
  await expect.poll(() => page.title()).not.toContain(brand.company.name);
  expect(await page.locator('[data-field="preview"]').count()).toBe(0);
});

/** Playwright waits until what it clicks is enabled; a visitor does not. */
const AS_IS = { force: true };

/** What leaves the page: calls, and other pages. */
function departures(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) seen.push(request.url());
  });
  page.context().on("page", (opened) => seen.push(opened.url()));
  return seen;
}

test.each(
  oneView([
    ["en", "", "Login (off in this preview)", "This is a preview", "Write to"],
    ["fr", "/fr", "Connexion (désactivé dans cet aperçu)", "Ceci est un aperçu", "Écrire à"],
  ] as const),
)(
  "links out of a preview are off, and say so to mouse, keyboard and screen reader: %s",
  async (language, prefix, login, title, mail) => {
    const brand = { ...BRANDS.long, memberPortal: "https://evil.example/login" };
    const base = await preview(brand);
    const page = await site.open(`${base}${prefix}/faq`, { viewport: VIEWS[language] });
    const seen = departures(page);
    const menu = page.locator('[popovertarget="menu"]');
    if (await menu.isVisible()) await menu.click();
    const link = page.locator("header").getByRole("link", { name: login, includeHidden: true });
    // The first input of the visit: it is repeated when the runtime answers.
    await link.click(AS_IS);
    await page.locator("[data-sonner-toast]").getByText(title).waitFor();
    expect(await link.getAttribute("aria-disabled")).toBe("true");

    const write = page.locator("main").getByRole("link", { name: mail });
    await write.focus();
    await expect
      .poll(() => write.evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.locator("[data-sonner-toast] [data-close-button]").click();
    await page.locator("[data-sonner-toast]").waitFor({ state: "detached" });
    await write.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-sonner-toast]").getByText(title).waitFor();
    expect(seen).toEqual([]);
    await expectToFit(page);
  },
);

// Proves V3.3.
test("a preview sends nothing, by a click or by Enter: the booking form says so before and after, and keeps what was typed", async () => {
  const page = await site.open(`${await preview(BRANDS.long)}/fast-track-form`);
  await page.getByText("This is a preview, so nothing is sent.").waitFor();
  await awaken(page);
  const seen = departures(page);
  await page.locator('[name="firstName"]').fill("Ada");
  await page.locator('[name="lastName"]').fill("Lovelace");
  await page.locator('[name="email"]').fill("ada@example.org");
  const send = page.getByRole("button", { name: "Continue to Payment (off in this preview)" });
  expect(await send.getAttribute("aria-disabled")).toBe("true");
  const toast = page.locator("[data-sonner-toast]");
  const expectRefusal = () => toast.getByText("This is a preview, so nothing is sent").waitFor();
  await send.click(AS_IS);
  await expectRefusal();
  await toast.locator("[data-close-button]").click();
  await toast.waitFor({ state: "detached" });
  await page.locator('[name="firstName"]').press("Enter");
  await expectRefusal();
  expect(await page.locator('[name="firstName"]').inputValue()).toBe("Ada");
  expect(seen).toEqual([]);
});

test("a preview has a pass of its own, in both languages, and asks nobody for it", async () => {
  const brand = BRANDS.long;
  const page = await site.open(`${await preview(brand)}${SAMPLE_PASS_PATH}`, { viewport: PHONE });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const state = page.locator('[data-field="pass-state"]');
  await expect.poll(() => state.textContent()).toBe(wordsOf(pass, "en").states.valid);
  expect(await page.title()).toContain(brand.company.name);
  await expectToFit(page);
  expect(await page.locator('a[href*="calendar"]').count()).toBe(0);
  await page.locator("header").getByRole("link", { name: "Lire cette page" }).click();
  await expect.poll(() => state.textContent()).toBe(wordsOf(pass, "fr").states.valid);
  expect(calls.filter((url) => url.includes("/api/passes"))).toEqual([]);
});
