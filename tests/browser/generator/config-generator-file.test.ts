import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { axeViolations } from "../accessibility.ts";
import { awaken, browserSite, untilIdle } from "../browser-site.ts";
import { generatorDetails } from "#content/generator-details.ts";
import { generatorResult } from "#content/generator-result.ts";
import { wordsOf } from "../words-of.ts";
import {
  button,
  ENGLISH,
  field,
  generate,
  preview,
  shownConfig,
  textOf,
  word,
} from "./config-generator-page.ts";

const site = browserSite();

/** In another name: what is left of ours is refused. */
const {
  memberPortal: _,
  mark: __,
  statementDescriptor: ___,
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

test("a file fills the form and the words, is the same file when nothing is changed, and says where it differs from this site", async () => {
  const page = await site.open("/config-generator");
  await load(page, siteConfigFile(LOADED, new Date(0)));
  await preview(page).waitFor();
  expect(await page.inputValue('[name="companyName"]')).toBe("Halcyon");
  expect(await field(page, "hero.title").inputValue()).toBe("Fly <b>softly</b>");
  expect(await word(page, "hero.title").textContent()).toBe("Fly <b>softly</b>");
  expect(await shownConfig(page)).toEqual(LOADED);
  await page.locator("summary").filter({ hasText: "from this site" }).click();
  expect(await page.getByText("colors.primary", { exact: true }).isVisible()).toBe(true);

  await page.fill('[name="companyName"]', "Halcyon Days");
  await page.getByText(/^The words are for “Halcyon”/).waitFor();
  expect((await shownConfig(page)).company.legalName).toBe("Halcyon Days");
});

test("words that are generated for a new name no longer name the file's company", async () => {
  const page = await site.open("/config-generator");
  const content = structuredClone(LOADED.content);
  content.whyChooseUs.reasons[0]!.description = "At Halcyon, a team knows your trip.";
  content.whyChooseUs.reasons[3]!.title = "Lanes by Halcyon";
  await load(page, siteConfigFile({ ...LOADED, content }, new Date(0)));
  await preview(page).waitFor();
  await page.fill('[name="companyName"]', "Zenith");
  await page.getByText(/^The words are for “Halcyon”/).waitFor();
  await page.getByRole("button", { name: ENGLISH.generate }).click();
  await page.getByText(/^The words are for “Halcyon”/).waitFor({ state: "detached" });
  const made = await shownConfig(page);
  expect(JSON.stringify([made.content, made.translations])).not.toContain("Halcyon");
});

test("a file that is loaded after a generation is not stored unasked", async () => {
  const page = await site.open("/config-generator");
  const stored: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("site-configs"))
      stored.push(request.url());
  });
  const { live } = wordsOf(generatorResult, "en");
  await generate(page, "Lumen");
  await page.getByRole("link", { name: live.link }).waitFor();
  await button(page, ENGLISH.another).click();
  await preview(page).waitFor({ state: "detached" });
  await load(page, siteConfigFile(LOADED, new Date(0)));
  await preview(page).waitFor();
  await untilIdle(page);
  await button(page, live.open).waitFor();
  expect(stored).toHaveLength(1);
});

test("a file without French opens its English words on the French page, and asks for no French ones", async () => {
  const { translations: _, ...english } = LOADED;
  const page = await site.open("/fr/config-generator");
  await load(page, siteConfigFile(english, new Date(0)));
  await expect.poll(() => field(page, "hero.title").inputValue()).toBe("Fly <b>softly</b>");
  const { topics } = wordsOf(generatorDetails, "fr");
  await page.locator("summary").getByText(topics.prices, { exact: true }).click();
  await page.fill('[name="pricing.plans.0.name"]', "Light");
  await expect.poll(async () => (await shownConfig(page)).pricing.plans[0]!.name).toBe("Light");
  expect(await page.locator('[name^="translations.fr."]').count()).toBe(0);
});

// Proves V5.1.
test("a file with code, or with a broken rule, is refused, never run, and what is wrong is said with its place", async () => {
  const page = await site.open("/config-generator");
  await page.fill('[name="companyName"]', "Stays");
  for (const [text, place] of [
    ["export const siteConfig = (() => { document.title = 'ran'; return {}; })();", "line 1"],
    [
      JSON.stringify({ ...LOADED, colors: { ...LOADED.colors, accent: "a nice blue" } }),
      "colors.accent",
    ],
  ] as const) {
    await load(page, text);
    await page.getByRole("alert").getByText(place).first().waitFor();
    expect(await page.title()).toContain("Configuration generator");
    expect(await page.inputValue('[name="companyName"]')).toBe("Stays");
    expect(await preview(page).count()).toBe(0);
  }
  expect(await axeViolations(page)).toEqual([]);
});

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

  // A text with the former figure follows in its box as in the file, and may still be edited.
  await page.locator("summary").getByText("Airports", { exact: true }).click();
  await page.fill('[name="networkAirports"]', "500");
  const lane = "services.fastTrack.description";
  const box = field(page, lane);
  await expect.poll(() => box.inputValue()).toContain("500 airports");
  expect((await shownConfig(page)).content.services.fastTrack.description).toBe(
    await box.inputValue(),
  );
  const { words: said } = wordsOf(generatorResult, "en");
  await page.locator("summary").getByText(said.services, { exact: true }).click();
  await box.fill("Priority lanes, at over 500 airports.");
  expect(await page.getByText(said.reasons.invented_figure!).count()).toBe(0);
  await page.fill('[name="networkAirports"]', "600");
  await expect.poll(() => box.inputValue()).toBe("Priority lanes, at over 600 airports.");
  await open("still Envol’s");
  await page.getByText(siteConfig.company.phone).last().waitFor();

  const words = wordsOf(generatorDetails, "en");
  await open(words.topics.law);
  const askedByLaw = page.getByText(words.askedByLaw, { exact: true });
  expect(await askedByLaw.count()).toBe(0);
  await page.selectOption('[name="legal.country"]', "FR");
  // French law asks for the director, the host and both fields of the mediator.
  await expect.poll(() => askedByLaw.count()).toBe(4);
  // The list of problems calls the missing values by the labels of their fields.
  await page
    .getByRole("alert")
    .getByText(/^Legal form, in English, .*: Write its fields/)
    .waitFor();
  await page.selectOption('[name="legal.country"]', "");
  await expect.poll(() => askedByLaw.count()).toBe(0);

  await page.fill('[name="support.opens"]', "23:00");
  await page.getByRole("alert").getByText(words.fields.hours["support.closes"]!).waitFor();
  // A reload keeps what was typed; it stays in a closed topic.
  await page.reload();
  await awaken(page);
  await page.locator('[name="support.opens"]').waitFor({ state: "attached" });
  expect(await page.inputValue('[name="support.opens"]')).toBe("23:00");
  expect((await shownConfig(page)).membership).toMatchObject({ billingMonths: 1 });
});

const airport = (code: string): NonNullable<SiteConfig["airports"]>[number] => ({
  code,
  names: { en: `Airport ${code}`, fr: `Aéroport ${code}` },
  city: { en: "Marseille", fr: "Marseille" },
  zone: "Europe/Paris",
  lane: { en: "Left of gate A", fr: "À gauche de la porte A" },
  hours: { en: "5:00 to 22:00", fr: "5 h à 22 h" },
});
const SOLD = Array.from({ length: 40 }, (_, at) =>
  airport(`Q${"ABCDEFGH"[at >> 3]}${"ABCDEFGH"[at & 7]}`),
);

test("a file's forty airports, cards and pictures are shown, edited, refused and kept; another file begins anew", async () => {
  const words = wordsOf(generatorDetails, "en");
  const page = await site.open("/config-generator");
  const loaded = {
    ...LOADED,
    airports: SOLD,
    cards: ["Visa" as const],
    pictures: { museums: "bell" as const },
  };
  await load(page, siteConfigFile(loaded, new Date(0)));
  await preview(page).waitFor();
  const open = (topic: string) =>
    page
      .locator("summary")
      .filter({ has: page.getByText(topic, { exact: true }) })
      .click();
  const list = page.locator('[name="airports"]');
  const text = (path: string) => page.locator(`[name^="airports."][name$=".${path}"]`);
  const codes = async () => (await shownConfig(page)).airports?.map(({ code }) => code);
  const download = page.getByRole("button", { name: ENGLISH.download });
  await open(words.topics.airports);
  await page.getByLabel(words.airports(40)).waitFor();
  expect(await text("code").inputValue()).toBe("QAA");
  await list.selectOption("39");
  expect(await text("names.fr").inputValue()).toBe("Aéroport QEH");
  await text("city.fr").fill("Aix en Provence");
  await text("terminal.en").fill("2");
  await text("terminal.fr").fill("2");
  await expect
    .poll(async () => (await shownConfig(page)).airports?.[39])
    .toMatchObject({ city: { fr: "Aix en Provence" }, terminal: { en: "2", fr: "2" } });

  // A code twice is said beside the list, and keeps the file back.
  await text("code").fill("qaa");
  await list
    .locator("xpath=..")
    .getByText(/each code once/)
    .waitFor();
  expect(await download.isDisabled()).toBe(true);
  await page.getByRole("button", { name: words.remove }).click();
  await expect.poll(codes).toEqual(SOLD.slice(0, 39).map(({ code }) => code));

  await list.selectOption({ label: words.add });
  await text("code").fill("mrs");
  await page.getByText("Write something here").first().waitFor();
  for (const [path, value] of Object.entries({
    zone: "Europe/Paris",
    "names.en": "Marseille",
    "names.fr": "Marseille",
    "city.en": "Marseille",
    "city.fr": "Marseille",
    "lane.en": "Left",
    "lane.fr": "À gauche",
    "hours.en": "5:00 to 22:00",
    "hours.fr": "5 h à 22 h",
  }))
    await text(path).fill(value);
  await open(words.topics.prices);
  const visa = page.getByLabel("Visa", { exact: true });
  await visa.click({ force: true });
  expect([await visa.isChecked(), await visa.isDisabled()]).toEqual([true, true]);
  // The reason is tied to the box, which the keyboard reaches.
  await visa.focus();
  const note = await visa.getAttribute("aria-describedby");
  expect(await page.locator(`[id="${note}"]`).textContent()).toBe(words.lastCard);
  expect(await visa.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.getByLabel("Discover", { exact: true }).check();
  await expect.poll(() => visa.isEnabled()).toBe(true);
  await open(words.topics.looks);
  await page.selectOption('[name="pictures.lounges"]', { label: words.parts.guides! });
  await expect.poll(() => download.isEnabled()).toBe(true);

  // A reload keeps them, and so does the file.
  await page.reload();
  await preview(page).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  const config = parseSiteConfigFile(await textOf(file));
  expect(config).toEqual(await shownConfig(page));
  expect(config.airports).toHaveLength(40);
  expect(config.airports!.at(-1)!.code).toBe("MRS");
  expect(config).toMatchObject({
    cards: ["Visa", "Discover"],
    pictures: { museums: "bell", lounges: "guide" },
  });

  // Another file begins anew.
  await load(page, siteConfigFile({ ...LOADED, airports: [airport("NCE")] }, new Date(0)));
  await page.getByLabel(words.airports(1)).waitFor({ state: "attached" });
  expect(await shownConfig(page)).toEqual({ ...LOADED, airports: [airport("NCE")] });
  // The form says that a site without airports of its own sells those of the demo.
  await open(words.topics.airports);
  const remove = page.getByRole("button", { name: words.remove });
  await remove.click();
  await page.getByText(words.none).waitFor();
  expect(await remove.isDisabled()).toBe(true);
  expect(await remove.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await shownConfig(page)).toEqual(LOADED);
});
