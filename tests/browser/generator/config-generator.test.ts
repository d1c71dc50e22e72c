import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { SAMPLE_PASS_PATH } from "#domain/generator/sample-pass.ts";
import { SAMPLE_MAIL_PATH } from "#domain/language-path.ts";
import { generatorLogo } from "#content/generator-logo.ts";
import { generator } from "#content/generator.ts";
import { logoSvgText, svgDataUrl } from "#domain/logo.ts";
import { generatorDetails } from "#content/generator-details.ts";
import { generatorResult } from "#content/generator-result.ts";
import { wordsOf } from "../words-of.ts";
import { axeViolations } from "../accessibility.ts";
import {
  awaken,
  browserSite,
  expectToFit,
  holdRequests,
  holdScripts,
  hydrated,
  nextFrames,
  VIEWS,
} from "../browser-site.ts";
import {
  button,
  ENGLISH,
  field,
  FRENCH,
  generate,
  preview,
  shownConfig,
  textOf,
  word,
} from "./config-generator-page.ts";
import { expectWholeWords } from "../screens.ts";
import { sum, weighScripts } from "../script-weight.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();

/** A colour of the miniature, as the page computed it. */
const colorIn = (page: Page, name: string) =>
  word(page, "hero.title").evaluate(
    (element, variable) => getComputedStyle(element).getPropertyValue(variable).trim(),
    `--${name}`,
  );

/** The colours of the palette and of the miniature. */
const shownColors = async (page: Page) => [
  await page
    .locator("[data-chip]")
    .evaluateAll((chips) =>
      chips.map((chip) => getComputedStyle(chip).getPropertyValue("--chip").trim()),
    ),
  await Promise.all(["primary", "accent", "night", "sand"].map((name) => colorIn(page, name))),
];

test("in the dark too, the bar that scrolls the preview has the ground of the page in it", async () => {
  const page = await site.open("/config-generator");
  await page.emulateMedia({ colorScheme: "dark" });
  const ground = await page
    .locator("[data-miniature] > * > *")
    .evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const bar = await page
    .locator("[data-miniature]")
    .evaluate((view) => getComputedStyle(view).scrollbarColor);
  expect(bar).toMatch(/^rgb\(.*\) rgb/);
  expect(bar.endsWith(ground)).toBe(true);
});

const inTurn = takingTurns();
for (const [language, words] of Object.entries({ en: ENGLISH, fr: FRENCH })) {
  inTurn(
    language,
    `a name and two colours become a file, by keyboard alone (${words.path})`,
    async () => {
      const page = await site.open(words.path, { viewport: words.viewport });
      expect(await button(page, words.generate).isDisabled()).toBe(true);
      const colors = await shownColors(page);
      await awaken(page);
      expect(await shownColors(page)).toEqual(colors);
      await page.getByText(words.builtIn).waitFor();
      await page.waitForLoadState("networkidle");
      expect(sum(await weighScripts(page))).toBeLessThanOrEqual(137_000);
      expect(await button(page, words.generate).isDisabled()).toBe(true);

      await page.fill('[name="companyName"]', "Lumen Voyages");
      await page.fill('[name="phone"]', "+33 1 99 00 12 34");
      await page.fill('[name="mainDomain"]', "https://www.lumen.example/");
      await page.fill('[name="primaryColor"]', "165 70% 24%");
      await page.fill('[name="accentColor"]', "42 95% 55%");
      const miniature = (await word(page, "hero.cta").boundingBox())!;
      expect(miniature.y).toBeGreaterThan(0);
      expect(miniature.y + miniature.height).toBeLessThan(words.viewport.height);
      await page.keyboard.press("Enter");
      for (const text of words.success) await page.getByText(text).waitFor();
      await preview(page).waitFor();
      const focused = page.locator(":focus");
      await expect.poll(() => focused.textContent()).toBe(words.result);

      const config = await shownConfig(page);
      expect(SiteConfigSchema.parse(config)).toEqual(config);
      expect(config.company).toMatchObject({
        name: "Lumen Voyages",
        legalName: "Lumen Voyages",
        phone: "+33 1 99 00 12 34",
      });
      expect(config.company.email).toBe(siteConfig.company.email);
      expect(config.domains).toEqual({ ...siteConfig.domains, main: "www.lumen.example" });
      expect(config.colors).toMatchObject({ primary: "165 70% 24%", accent: "42 95% 55%" });
      expect(config.content).not.toEqual(siteConfig.content);
      expect(config.translations?.fr.content).not.toEqual(siteConfig.translations?.fr.content);
      expect(await preview(page).evaluate((element) => getComputedStyle(element).maxHeight)).toBe(
        "384px",
      );
      expect(await axeViolations(page)).toEqual([]);
      await expectToFit(page);
      await page.getByRole("heading", { name: words.next }).waitFor();

      // The list of what stays, then the download.
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(await focused.textContent()).toContain(words.download);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.keyboard.press("Enter"),
      ]);
      const text = await textOf(download);
      expect(text).toMatch(/generated on \d{4}-\d\d-\d\dT[\d:.]+Z/);
      expect(parseSiteConfigFile(text)).toEqual(config);
      for (const toast of words.downloaded) await page.getByText(toast, { exact: true }).waitFor();

      await page.keyboard.press("Tab");
      expect(await focused.textContent()).toContain(words.another);
      await page.keyboard.press("Enter");
      await preview(page).waitFor({ state: "detached" });
      expect(await focused.getAttribute("name")).toBe("companyName");
      expect(await focused.inputValue()).toBe("Lumen Voyages");
    },
  );
}

test("what is missing or wrong is said beside its field and leads there; picker, text and miniature follow each other", async () => {
  const words = wordsOf(generator, "en");
  const page = await site.open("/config-generator");
  await awaken(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  await page.fill('[name="companyName"]', "   ");
  await page.focus('[name="phone"]');
  await page.keyboard.press("Enter");
  await page.getByText("Missing Information").waitFor();
  await page.getByText("Please enter at least a company name").first().waitFor();
  expect(await focused()).toBe("companyName");
  await page.fill('[name="companyName"]', "Lumen");
  await page.fill('[name="email"]', "nobody");
  await page.fill('[name="checkInDomain"]', "javascript:alert(1)");
  await page.getByText("Invalid email address").waitFor();
  await page.getByText("Use a host name such as www.example.com").waitFor();
  await button(page, "Generate Configuration").click();
  await expect.poll(focused).toBe("email");
  await page.fill('[name="email"]', "");
  await page.fill('[name="checkInDomain"]', "");

  const picker = page.getByLabel("Pick the primary colour");
  const primary = page.locator('[name="primaryColor"]');
  expect([await picker.inputValue(), await primary.getAttribute("placeholder")]).toEqual([
    "#1183d4",
    "205 85% 45%",
  ]);
  await primary.fill("205 85% 80%");
  await page.fill('[name="accentColor"]', "350 85% 30%");
  await page.getByText(/^Primary has a contrast of 1\.\d+:1/).waitFor();
  await page.getByText(words.palette.reads).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await primary.fill("0 100% 25%");
  await expect.poll(() => page.getByText(/^Primary: contrast/).count()).toBe(0);
  await expect.poll(() => picker.inputValue()).toBe("#800000");
  await expect.poll(() => colorIn(page, "primary")).toBe("0 100% 25%");
  await picker.fill("#004000");
  await expect.poll(() => primary.inputValue()).toBe("120 100% 13%");
  await expect.poll(() => colorIn(page, "primary")).toBe("120 100% 13%");

  // The last colour stays until there is another one, and nothing is generated with it.
  await primary.fill("#bb1a50");
  await expect.poll(() => picker.inputValue()).toBe("#bb1a50");
  await primary.fill("#bb1a5");
  await page.getByText(words.form.colorInvalid).waitFor();
  expect(await picker.inputValue()).toBe("#bb1a50");
  await button(page, "Generate Configuration").click();
  await expect.poll(focused).toBe("primaryColor");
  expect(await primary.inputValue()).toBe("#bb1a5");
  expect(await preview(page).count()).toBe(0);
  await primary.fill("");
  await expect.poll(() => picker.inputValue()).toBe("#1183d4");
});

const LOGO = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
  <title>Lumen</title>
  <g transform="translate(150 150)"><circle fill="#0f4c81" r="100"/><rect x="-60" y="-12" width="120" height="24" fill="#f08a24"/></g>
</svg>`;

async function uploadLogo(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, wordsOf(generator, "en").form.logoUpload).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "", buffer: Buffer.from(text) });
}

// Proves V1.1.
test("a logo is cleaned, its colours are taken with one press, and a file without one is told; its file may be chosen long after the press", async () => {
  const page = await site.open("/config-generator");
  await awaken(page);
  const words = wordsOf(generatorLogo, "en");
  const upload = (name: string, text: string) => uploadLogo(page, name, text);
  await page.fill('[name="companyName"]', "Lumen");
  await upload("logo.svg", "no picture");
  await page.getByText(words.faults.kind).waitFor();
  const hostile = LOGO.replace("</g>", "</g><script>alert(1)</script>");
  await upload("logo.svg", hostile);
  await button(page, words.take).click();
  expect(await page.inputValue('[name="primaryColor"]')).toBe("207.9 79.2% 28.2%");
  expect(await page.inputValue('[name="accentColor"]')).toBe("30 87.2% 54.1%");
  // The link to the live preview comes late.
  const release = await holdRequests(page, "**/api/site-configs");
  await button(page, "Generate Configuration").click();
  await preview(page).waitFor();
  const { logo } = await shownConfig(page);
  expect(logo).toMatchObject({ width: 256, height: 256, ground: "light" });
  expect(logoSvgText(logo!.image)).toMatch(/^<svg [^>]*><g [^>]*><circle fill="#0f4c81" r="100"/);
  expect(logoSvgText(logo!.image)).not.toContain("script");
  await button(page, words.remove).click();
  await expect.poll(async () => (await shownConfig(page)).logo).toBeUndefined();
  // The pressed button is gone: its group of fields has the focus.
  const isFocused = page.locator("fieldset:focus").getByText("Logo", { exact: true });
  await isFocused.waitFor();
  release();
  await page.getByRole("link", { name: /^Open the live preview/ }).waitFor();
  await nextFrames(page);
  expect(await isFocused.count()).toBe(1);

  await page.evaluate(() => {
    HTMLInputElement.prototype.click = function click() {
      Object.assign(window, { chooser: new WeakRef(this) });
    };
  });
  await button(page, wordsOf(generator, "en").form.logoUpload).click();
  await page.waitForFunction(() => "chooser" in window);
  await page.requestGC();
  const isKept = await page.evaluate(
    () => (window as unknown as { chooser: WeakRef<object> }).chooser.deref() !== undefined,
  );
  expect(isKept).toBe(true);
});

test("the newest logo and its own colours stay, whatever was uploaded or loaded before", async () => {
  const page = await site.open("/config-generator");
  await awaken(page);
  const words = wordsOf(generatorLogo, "en");
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function arrayBuffer(this: File) {
      if (this.name === "slow.svg")
        await new Promise((done) => Object.assign(window, { release: done }));
      return read.call(this);
    };
  });
  await generate(page, "Lumen");
  const logoText = async () => logoSvgText((await shownConfig(page)).logo?.image ?? "") ?? "";
  await uploadLogo(page, "slow.svg", LOGO);
  await page.waitForFunction(() => "release" in window);
  await uploadLogo(page, "quick.svg", LOGO.replaceAll("#0f4c81", "#7a1f5c"));
  await expect.poll(logoText).toContain("#7a1f5c");
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  // A third file is read after the slow one.
  await uploadLogo(page, "no-logo.svg", "no picture");
  await page.getByText(words.faults.kind).waitFor();
  expect(await logoText()).toContain("#7a1f5c");

  await button(page, words.take).waitFor();
  const image = svgDataUrl('<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"/></svg>');
  const logo = { image, width: 32, height: 32, ground: "light" as const };
  await page.setInputFiles('input[type="file"]', {
    name: "site.config.ts",
    mimeType: "text/plain",
    buffer: Buffer.from(siteConfigFile({ ...siteConfig, logo }, new Date(0))),
  });
  await expect.poll(async () => (await shownConfig(page)).logo).toEqual(logo);
  expect(await button(page, words.take).count()).toBe(0);
});

test("an editor's own data in a logo is left out, and a picture that the browser does not read is told", async () => {
  const page = await site.open("/config-generator", { expectedErrors: /SecurityError/ });
  await awaken(page);
  const words = wordsOf(generatorLogo, "en");
  await generate(page, "Lumen");
  const own = `<foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"><i:pgfRef xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"/></foreignObject>`;
  const illustrated = LOGO.replace("<g ", `<switch>${own}<g `).replace("</g>", "</g></switch>");
  await uploadLogo(page, "logo.svg", illustrated);
  await button(page, words.take).waitFor();
  const { logo } = await shownConfig(page);
  expect(logoSvgText(logo!.image)).toContain("#0f4c81");

  // Safari throws so for a drawing with a foreignObject.
  await page.evaluate(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => {
      throw new DOMException("The canvas is tainted", "SecurityError");
    };
  });
  await uploadLogo(page, "other.svg", LOGO);
  await page.getByText(words.faults.broken).waitFor();
  expect((await shownConfig(page)).logo).toEqual(logo);
});

test("a hostile name and address are text everywhere, and come back from the file as they were", async () => {
  const name = "</script><img src=x onerror=alert(1)> $& {{constructor}}";
  const address = "\"quotes\" 'and' `ticks` ${alert(1)} \\u0041 <b> مسافر 旅路 👩‍🚀";
  const page = await site.open("/config-generator");
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.fill('[name="companyName"]', name);
  await page.fill('[name="address"]', address);
  await page
    .getByRole("region", { name: "Miniature of the home page" })
    .getByText(name, { exact: true })
    .first()
    .waitFor();
  await button(page, "Generate Configuration").click();
  await preview(page).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download site.config.ts").click(),
  ]);
  const text = await textOf(download);
  expect(text).not.toContain("</script");
  const config = parseSiteConfigFile(text);
  expect(config.company).toMatchObject({ name, legalName: name, address });
  expect(config).toEqual(await shownConfig(page));
  expect(dialogs).toEqual([]);
  // The miniature's own pictures are all that there is.
  expect(await page.locator('main img:not([src^="/art/"]), main b').count()).toBe(0);
});

test("a text is edited, put back, written anew or chosen in the miniature; the file follows, and all survives a reload and a change of language", async () => {
  const page = await site.open("/config-generator");
  await generate(page, "Lumen");
  const before = await shownConfig(page);

  await field(page, "hero.title").fill("Lighter than air");
  await expect
    .poll(async () => (await shownConfig(page)).content.hero.title)
    .toBe("Lighter than air");
  expect(await word(page, "hero.title").textContent()).toBe("Lighter than air");
  await field(page, "hero.title").fill("Over 5000 lounges");
  await page.getByText(wordsOf(generatorResult, "en").words.reasons.invented_figure!).waitFor();

  await field(page, "hero.title").fill("");
  await page.getByText("Write at least one character.").waitFor();
  await page.getByText("1 text can’t be used yet").waitFor();
  expect((await shownConfig(page)).content.hero.title).toBe("Over 5000 lounges");
  await field(page, "hero.title").fill("x".repeat(81));
  await page.getByText("At most 80 characters").waitFor();

  await page.getByRole("button", { name: /^Original words ?: Title$/ }).click();
  await expect
    .poll(async () => (await shownConfig(page)).content.hero.title)
    .toBe(siteConfig.content.hero.title);

  const own = "Fast Track, check-in and museums for all people of Lyon who like calm.";
  await field(page, "hero.subtitle").fill(own);
  const [asked] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().endsWith("/api/wordings") && request.method() === "POST",
    ),
    page.getByRole("button", { name: /^Rewrite ?: Subtitle$/ }).click(),
  ]);
  const { variation, ...rest } = asked.postDataJSON() as { variation: number };
  expect(rest).toMatchObject({
    fields: ["hero.subtitle"],
    language: "en",
    currentContent: { hero: { subtitle: own } },
  });
  // After a reload it begins elsewhere, with the rephraser's same phrase.
  expect(variation % 60).toBe(1);
  await expect
    .poll(async () => (await shownConfig(page)).content.hero.subtitle)
    .toContain("one membership");
  const after = await shownConfig(page);
  const others = (content: SiteConfig["content"]) =>
    wordingFields(content).filter(({ path }) => !/^hero\.(title|subtitle)$/.test(path));
  expect(others(after.content)).toEqual(others(before.content));
  expect(after.translations).toEqual(before.translations);

  // A text that is picked in the miniature opens in its field, in the language shown.
  await button(page, "French").first().click();
  await word(page, "whyChooseUs.title").click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
    "fr whyChooseUs.title",
  );
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Pourquoi nous");
  await expect
    .poll(async () => (await shownConfig(page)).translations?.fr.content.whyChooseUs.title)
    .toBe("Pourquoi nous");

  // The page lists the values that it keeps before the download.
  const list = page.locator("summary").filter({ hasText: /values are still/ });
  const download = await button(page, ENGLISH.download).boundingBox();
  const stays = await list.boundingBox();
  expect(stays!.y).toBeLessThan(download!.y);
  await list.click();
  await page
    .locator("dl")
    .filter({ hasText: siteConfig.company.phone })
    .filter({ hasText: wordsOf(generatorDetails, "en").fields.prices["fares.adults"] })
    .waitFor();

  const edited = await shownConfig(page);
  await page.reload();
  await preview(page).waitFor();
  expect(await shownConfig(page)).toEqual(edited);
  await page.goto("/fr/config-generator");
  await preview(page).waitFor();
  expect(await shownConfig(page)).toEqual(edited);
  expect(await page.inputValue('[name="companyName"]')).toBe("Lumen");
});

test("new words open a live preview at once, at a link that says until when, and lead to its form, pass and mail; the miniature does not glide to a text where motion is reduced", async () => {
  const page = await site.open("/config-generator");
  await generate(page, "Lumen");
  const link = page.getByRole("link", { name: "Open the live preview" });
  await link.waitFor();
  await page.getByText("The link works until").waitFor();
  const href = (await link.getAttribute("href")) ?? "";
  expect(new URL(href).origin).toBe(site.url());
  // tests/worker/generator/preview.test.ts reads these pages.
  for (const path of ["/fast-track-form", SAMPLE_PASS_PATH, SAMPLE_MAIL_PATH])
    expect(await page.locator(`a[href="${href}${path}"]`).count()).toBe(1);
  const glides = await page.evaluate(async () => {
    const text = [...document.querySelectorAll("textarea")].findLast(({ name }) =>
      document.querySelector(`[data-path="${CSS.escape(name.replace("en ", ""))}"]`),
    )!;
    for (let fold = text.closest("details"); fold; fold = fold.parentElement!.closest("details"))
      fold.open = true;
    text.focus({ preventScroll: true });
    const view = document.querySelector("[data-followed]")!.closest("[tabindex]")!;
    const first = view.scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 600));
    return [first > 0, view.scrollTop - first];
  });
  expect(glides).toEqual([true, 0]);
  await field(page, "hero.title").fill("Changed again");
  await page.getByText("You’ve made changes since you created this preview").waitFor();
  const [changed] = await Promise.all([
    page.context().waitForEvent("page"),
    button(page, wordsOf(generatorResult, "en").live.renew).click(),
  ]);
  await changed.locator("h1").getByText("Changed again").waitFor();
  expect(await changed.title()).toContain("Lumen");
  expect(await link.getAttribute("href")).not.toBe(href);
});

test("the live preview and its copied link open in the language of who made it, and a result keeps its words whole on small phones and with enlarged text", async () => {
  const page = await site.open("/fr/config-generator", { viewport: VIEWS.fr });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await generate(page, "Lumen", FRENCH);
  const { live } = wordsOf(generatorResult, "fr");
  const link = page.getByRole("link", { name: live.link });
  const href = (await link.getAttribute("href"))!;
  expect(href).toMatch(/\/fr$/);
  await button(page, live.copy).click();
  await page.locator("[data-sonner-toast]").last().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
  const shown = await site.openTab(page, href);
  expect(await shown.getAttribute("html", "lang")).toBe("fr");
  expect(shown.url()).toBe(href);
  await expectWholeWords(page, page.url());
});

test("a whole form that is filled and sent before the runtime answers is generated as it stands", async () => {
  const page = await site.open("about:blank");
  const release = await holdScripts(page);
  await page.goto("/config-generator", { waitUntil: "commit" });
  const generateButton = button(page, "Generate Configuration");
  await page.fill('[name="phone"]', "+33 1 99 00 12 34");
  expect(await generateButton.isDisabled()).toBe(true);
  await page.fill('[name="companyName"]', "Early Bird");
  await page.fill('[name="mainDomain"]', "early.example");
  await page.fill('[name="accentColor"]', "10 80% 50%");
  await page.getByLabel("Pick the primary colour").fill("#004000");
  await generateButton.click();
  release();
  await hydrated(page);
  await page
    .getByRole("region", { name: "Miniature of the home page" })
    .getByText("Early Bird")
    .first()
    .waitFor();
  await expect.poll(() => colorIn(page, "primary")).toBe("120 100% 13%");
  await preview(page).waitFor();
  const { company, domains, colors } = await shownConfig(page);
  expect(company).toMatchObject({ name: "Early Bird", phone: "+33 1 99 00 12 34" });
  expect(domains.main).toBe("early.example");
  expect(colors).toMatchObject({ primary: "120 100% 13%", accent: "10 80% 50%" });
  expect(await page.inputValue('[name="companyName"]')).toBe("Early Bird");
  expect(await page.inputValue('[name="primaryColor"]')).toBe("120 100% 13%");
});

test("by keyboard the focus stays at a text whose button disappears, a text names its note and its length, and each rewriting is said", async () => {
  const { words } = wordsOf(generatorResult, "en");
  const page = await site.open("/config-generator");
  await generate(page, "Lumen");
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: one } = document;
      return one?.getAttribute("name") ?? one?.getAttribute("aria-label") ?? one?.textContent;
    });
  const press = (name: string | RegExp) => page.getByRole("button", { name }).press("Enter");
  const title = field(page, "hero.title");
  const said = page.getByRole("status").filter({ hasText: "rewritten" });

  await title.fill("Lighter than air");
  await press(/^Rewrite ?: Title$/);
  await said.getByText("Title rewritten.").waitFor({ state: "attached" });
  await press(/^Undo ?: Title$/);
  expect([await focused(), await title.inputValue()]).toEqual([
    "en hero.title",
    "Lighter than air",
  ]);
  await press(/^Original words ?: Title$/);
  const original = page.getByRole("button", { name: /^Original words ?: Title$/ });
  await expect.poll(() => original.getAttribute("aria-disabled")).toBe("true");
  expect(await original.evaluate((element) => element === document.activeElement)).toBe(true);

  await title.fill("Over 5000 lounges");
  await page.getByText(words.reasons.invented_figure!).waitFor();
  const described = await title.evaluate((element) =>
    element
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toEqual([
    expect.stringContaining(words.reasons.invented_figure!),
    expect.stringMatching(/^17\/\d+$/),
  ]);

  await press(words.propose);
  await expect.poll(focused).toBe(words.proposed);
  await press(words.choose(1));
  await expect.poll(focused).toBe("en hero.title");
  await press(words.propose);
  await expect.poll(focused).toBe(words.proposed);
  await press(words.dismiss);
  await expect.poll(focused).toBe("en hero.title");

  await press(/^Rewrite ?: Subtitle$/);
  const text = "Subtitle rewritten.";
  await said.getByText(text).waitFor({ state: "attached" });
  const release = await holdRequests(page, "**/api/wordings");
  await press(/^Rewrite ?: Subtitle$/);
  await expect.poll(() => said.count()).toBe(0);
  release();
  await said.getByText(text).waitFor({ state: "attached" });

  // The built-in writer has no phrase for this text, and the name already stands in it.
  const reason = field(page, "whyChooseUs.reasons.0.title");
  await page.locator("details").filter({ has: reason }).locator("summary").first().click();
  await reason.fill("Zebras of Lumen");
  await press(/^Rewrite ?: Reason 1: title$/);
  await page.getByText(words.unchanged("Reason 1: title")).waitFor();

  const { topics } = wordsOf(generatorDetails, "en");
  await page.locator("summary").filter({ hasText: topics.airports }).click();
  await page.fill('[name="airports.find"]', "Montpellier");
  await press(/^MPL /);
  expect(await focused()).toBe("airports.find");
});
