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
