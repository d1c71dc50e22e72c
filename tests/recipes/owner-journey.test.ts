import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../scripts/db/local-d1.ts";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { generator } from "#content/generator.ts";
import { generatorLogo } from "#content/generator-logo.ts";
import { generatorResult } from "#content/generator-result.ts";
import { model as modelWords } from "#content/model.ts";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import { awaken, browserSite, launchChromium, VIEWS } from "../browser/browser-site.ts";
import {
  button,
  field,
  preview,
  shownConfig,
  textOf,
  word,
} from "../browser/generator/config-generator-page.ts";
import { wordsOf } from "../browser/words-of.ts";
import type { RequestBody } from "../fakes/openai-wire.ts";
import { openAiServer, type Script } from "../fakes/openai-server.ts";
import { QUICK } from "../site.ts";
import { copyProject } from "./copied-project.ts";

const model = await openAiServer();
afterAll(() => model.close());
const site = browserSite({ ...QUICK, ...model.vars });
const copy = copyProject("owner");
afterAll(copy.remove);

const NAME = "Lumen Voyages";
/** The colours of the logo, as the page reads them. */
const COLORS = { primary: "207.9 79.2% 28.2%", accent: "30 87.2% 54.1%" };
const LOGO = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">
  <g transform="translate(150 150)"><circle fill="#0f4c81" r="100"/><rect x="-60" y="-12" width="120" height="24" fill="#f08a24"/></g>
</svg>`;
/** What the model writes for the wish "shorter". */
const SHORTER = { en: "Airports Without the Wait", fr: "L’aéroport sans l’attente" };

const formatOf = ({ response_format, text }: RequestBody) =>
  response_format?.type ?? text?.format?.type;
/** An endpoint that refuses a JSON schema, as DeepSeek does, and answers without one. */
const withoutSchema: Script = {
  habit: {
    name: "json_schema is unavailable",
    respond: (_text, _wire, body) =>
      formatOf(body) === "json_schema"
        ? {
            status: 400,
            contentType: "application/json",
            writes: ['{"error":{"message":"This response_format type is unavailable now"}}'],
          }
        : undefined,
  },
};

async function uploadLogo(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    button(page, wordsOf(generator, "en").form.logoUpload).click(),
  ]);
  await chooser.setFiles({ name: "logo.svg", mimeType: "", buffer: Buffer.from(LOGO) });
}

/** Rewrites the title of the opening with the owner's wish, in one language. */
async function rewriteTitle(page: Page, language: Language, name: string): Promise<void> {
  await button(page, name).first().click();
  model.calls.length = 0;
  model.script({ ...withoutSchema, text: JSON.stringify({ hero: { title: SHORTER[language] } }) });
  await page.getByRole("button", { name: /^Rewrite ?: Title$/ }).click();
  await expect.poll(() => field(page, "hero.title", language).inputValue()).toBe(SHORTER[language]);
  expect(JSON.parse(model.calls.at(-1)!.prompt)).toMatchObject({ wish: "shorter" });
}

test("an owner brings a name and a logo past a model that fails three times, and serves the brand", async () => {
  const { form, preview: view } = wordsOf(generator, "en");
  const { reasons } = wordsOf(modelWords, "en");
  const { result } = wordsOf(generatorResult, "en");
  const page = await site.open("/config-generator");
  await awaken(page);
  await page.fill('[name="companyName"]', NAME);
  await page.fill('[name="mainDomain"]', "www.lumen.example");
  await uploadLogo(page);
  await button(page, wordsOf(generatorLogo, "en").take).click();
  expect(await page.inputValue('[name="primaryColor"]')).toBe(COLORS.primary);

  // The provider refuses the key.
  const status = page.getByRole("status");
  model.script({ status: 401 });
  await button(page, form.generate).click();
  await status.getByText(reasons.key).waitFor();

  // The endpoint refuses the form of the answer, is asked for another, and breaks off midway.
  model.calls.length = 0;
  model.script({ ...withoutSchema, cutAfter: 40, gapMs: 10 });
  await button(page, form.generate).click();
  await button(page, form.resume).waitFor();
  // Each language asks once for either form.
  expect(model.calls.map(({ body }) => formatOf(body)).toSorted()).toEqual([
    "json_object",
    "json_object",
    "json_schema",
    "json_schema",
  ]);
  const kept = (await word(page, "hero.title").textContent())!;
  expect(kept).toContain(NAME);

  model.calls.length = 0;
  model.script(withoutSchema);
  await button(page, form.resume).click();
  await preview(page).waitFor();
  // What was whole is not asked for again.
  for (const { prompt } of model.calls)
    expect(JSON.parse(prompt)).not.toHaveProperty("content.hero.title");
  expect((await shownConfig(page)).content.hero.title).toBe(kept);

  await page.fill('[name="wish"]', "shorter");
  await rewriteTitle(page, "en", view.english);
  await rewriteTitle(page, "fr", view.french);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, result.download).click(),
  ]);
  const config = parseSiteConfigFile(await textOf(download));
  expect(config).toEqual(await shownConfig(page));
  await download.saveAs(join(copy.root, "site.config.ts"));

  expect(copy.failureOf("npm run brand -- site.config.ts")).toBe("");
  expect(copy.failureOf("npm run build")).toBe("");
  const stateDir = join(copy.root, "state");
  await migrate(stateDir);
  const served = await serveBuiltWorker({
    config: join(copy.root, "dist/server/wrangler.json"),
    stateDir,
    vars: QUICK,
  });
  const browser = await launchChromium();
  try {
    for (const language of ["en", "fr"] as const) {
      const home = await browser.newPage({ viewport: VIEWS[language] });
      await home.goto(served.url + localizePath("/", language));
      expect(await home.locator("h1").textContent()).toBe(SHORTER[language]);
      const brandLink = home.locator("header a").first();
      expect(await brandLink.textContent()).toBe(NAME);
      const logo = (await brandLink.locator("img").getAttribute("src"))!;
      expect(await (await fetch(served.url + logo)).text()).toContain('<circle fill="#0f4c81"');
      for (const [name, color] of Object.entries(COLORS))
        expect(
          await home.evaluate(
            (variable) =>
              getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
            `--${name}`,
          ),
        ).toBe(color);
      const { whyChooseUs } = language === "en" ? config.content : config.translations!.fr.content;
      await home.getByText(whyChooseUs.reasons.at(-1)!.description).waitFor();
      await home.close();
    }
  } finally {
    await served.dispose();
  }
});
