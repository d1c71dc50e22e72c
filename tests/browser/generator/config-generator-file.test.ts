import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { siteConfigFile } from "../../../src/domain/generator/site-config-file.ts";
import type { SiteConfig } from "../../../src/domain/site-config.ts";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite } from "../browser-site.ts";
import { field, preview, shownConfig, word } from "./config-generator-page.ts";

const site = browserSite();

/** In another name: what is left of ours is refused. */
const {
  memberPortal: _,
  statementDescriptor: __,
  ...named
} = JSON.parse(JSON.stringify(siteConfig).replaceAll("Envol", "Halcyon")) as SiteConfig;
const LOADED: SiteConfig = {
  ...named,
  company: { ...named.company, legalName: "Halcyon SAS" },
  colors: { ...siteConfig.colors, primary: "280 60% 30%", primaryLight: "280 60% 71%" },
  content: {
    ...named.content,
    hero: { ...named.content.hero, title: "Fly <b>softly</b>" },
  },
  social: { ...siteConfig.social, instagram: "https://instagram.example/halcyon" },
};

async function load(page: Page, text: string, name = "site.config.ts"): Promise<void> {
  await awaken(page);
  await page.setInputFiles('input[type="file"]', {
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(text),
  });
}

test("a file fills the form and the words, and is the same file when nothing is changed", async () => {
  const page = await site.open("/config-generator");
  await load(page, siteConfigFile(LOADED, new Date(0)));
  await preview(page).waitFor();
  expect(await page.inputValue('[name="companyName"]')).toBe("Halcyon");
  expect(await field(page, "hero.title").inputValue()).toBe("Fly <b>softly</b>");
  expect(await word(page, "hero.title").textContent()).toBe("Fly <b>softly</b>");
  expect(await shownConfig(page)).toEqual(LOADED);

  await page.fill('[name="companyName"]', "Halcyon Days");
  await page.getByText("Written for “Halcyon”.").waitFor();
  expect((await shownConfig(page)).company.legalName).toBe("Halcyon Days");
});

test.each([
  ["code", "export const siteConfig = (() => { document.title = 'ran'; return {}; })();", "line 1"],
  [
    "a broken rule",
    JSON.stringify({ ...LOADED, colors: { ...LOADED.colors, accent: "orange" } }),
    "colors.accent",
  ],
  [
    "a script address",
    JSON.stringify({ ...LOADED, memberPortal: "javascript:alert(1)" }),
    "memberPortal",
  ],
  ["nonsense", "<html>", "line 1"],
])(
  // Proves V5.1.
  "a file with %s is refused, never run, and what is wrong is said with its place",
  async (_, text, place) => {
    const page = await site.open("/config-generator");
    await page.fill('[name="companyName"]', "Stays");
    await load(page, text);
    await page.getByRole("alert").getByText(place).first().waitFor();
    expect(await page.title()).toContain("Configuration generator");
    expect(await page.inputValue('[name="companyName"]')).toBe("Stays");
    expect(await preview(page).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("a ready brand and typed prices, hours and law are in the file; what stays and what differs is listed", async () => {
  const page = await site.open("/config-generator");
  await awaken(page);
  await page.getByRole("button", { name: "Boréale" }).click();
  expect(await page.inputValue('[name="companyName"]')).toBe("Boréale");
  await page.getByRole("button", { name: "Generate Configuration" }).click();
  await preview(page).waitFor();
  const open = (topic: string) => page.locator("summary").filter({ hasText: topic }).click();
  await open("Prices and plans");
  await page.selectOption('[name="membership.billingMonths"]', "1");
  await page.fill('[name="pricing.plans.0.price"]', "19");
  await open("Hours");
  await page.fill('[name="support.closes"]', "22:00");
  await expect
    .poll(() => shownConfig(page))
    .toMatchObject({
      company: { name: "Boréale" },
      membership: { billingMonths: 1, trialDays: 3 },
      pricing: { plans: [{ price: 19, period: "every month" }, { period: "every month" }] },
      support: { closes: "22:00", zone: "Europe/London" },
    });
  expect(await page.getByRole("button", { name: "Download site.config.ts" }).isEnabled()).toBe(
    true,
  );
  await open("stay as for Envol");
  await page.getByText(siteConfig.company.phone).last().waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.fill('[name="support.opens"]', "23:00");
  await page.getByRole("alert").getByText("support.closes").waitFor();
  // A reload keeps what was typed; it stays in a closed topic.
  await page.reload();
  await awaken(page);
  await page.locator('[name="support.opens"]').waitFor({ state: "attached" });
  expect(await page.inputValue('[name="support.opens"]')).toBe("23:00");
  expect((await shownConfig(page)).membership).toMatchObject({ billingMonths: 1 });
});

test("a loaded file says where it differs from this site", async () => {
  const page = await site.open("/fr/config-generator");
  await load(page, siteConfigFile(LOADED, new Date(0)));
  await preview(page).waitFor();
  await page.locator("summary").filter({ hasText: "différences avec ce site" }).click();
  expect(await page.getByText("colors.primary", { exact: true }).isVisible()).toBe(true);
});
