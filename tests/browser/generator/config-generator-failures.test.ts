import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { QUICK } from "../../site.ts";
import { anew, openAiServer } from "../../fakes/openai-server.ts";
import { axeViolations } from "../accessibility.ts";
import type { KeptReason } from "#domain/generator/wordings.ts";
import { generator } from "#content/generator.ts";
import { model as modelWords } from "#content/model.ts";
import { generatorDetails } from "#content/generator-details.ts";
import { generatorResult } from "#content/generator-result.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { wordsOf } from "../words-of.ts";
import { awaken, browserSite } from "../browser-site.ts";

const model = await openAiServer();
afterAll(() => model.close());
beforeEach(() => model.script({}));

/** A model that answers as its script says, and little patience with it. */
const site = browserSite({
  ...QUICK,
  ...model.vars,
  WORDINGS_SILENCE_MS: "3000",
  WORDINGS_TOTAL_MS: "20000",
});
const { words } = wordsOf(generatorResult, "en");
const kept = (reason: KeptReason) => words.kept(words.reasons[reason]);
const preview = (page: Page) => page.locator('[data-field="config-preview"]');
const submit = (page: Page) => page.locator("form [type=submit]");
const word = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);

async function ask(page: Page, name: string): Promise<void> {
  await awaken(page);
  await page.fill('[name="companyName"]', name);
  await page.fill('[name="address"]', "1 Typed Street");
  await page.fill('[name="primaryColor"]', "165 70% 24%");
  await submit(page).click();
}

const shownConfig = async (page: Page) =>
  JSON.parse((await preview(page).textContent()) ?? "") as typeof siteConfig;

test("why no words come stays on the page, in the owner's words, until they come (fr)", async () => {
  const { reasons } = wordsOf(modelWords, "fr");
  const { form } = wordsOf(generator, "fr");
  const page = await site.open("/fr/config-generator");
  await awaken(page);
  const status = page.getByRole("status");
  await page.fill('[name="companyName"]', "Les Deux Refus");
  // wordings-reasons.test.ts has every reason.
  model.script({ text: "Bien sûr ! Voici." });
  await submit(page).click();
  await status.getByText(reasons.format).waitFor();
  await expect.poll(() => submit(page).isDisabled()).toBe(false);
  await page.reload();
  await awaken(page);
  await status.getByText(reasons.format).waitFor();

  // What there is can be taken.
  model.script({ silentAfter: 40, gapMs: 10 });
  await submit(page).click();
  const take = page.getByRole("button", { name: /^Garder ces \d+ textes/ });
  await take.waitFor();
  await status.getByText(reasons.time).waitFor();
  await take.click();
  await preview(page).waitFor();
  const { content, translations } = await shownConfig(page);
  const written = [content, translations!.fr.content].map((each) => each.hero.title);
  expect(written.every((title) => title.includes("Les Deux Refus"))).toBe(true);
  expect(translations!.fr.content.whyChooseUs.reasons.at(-1)).toEqual(
    siteConfig.translations!.fr.content.whyChooseUs.reasons.at(-1),
  );

  model.script();
  await page.getByRole("button", { name: form.generate }).click();
  await status.getByText(reasons.time).waitFor({ state: "detached" });
  await page.getByText("fake-model rédige les textes.").waitFor();
});

test("words show while the model still writes, in both languages, and are counted; texts that fail the checks keep their words, and the field says why", async () => {
  let writeOn = () => {};
  model.script({
    pieceLetters: 12,
    hold: { after: 40, until: new Promise((done) => (writeOn = done)) },
    habit: {
      name: "careless",
      text: (json) =>
        json
          .replace(", for people", ", 90% cheaper, for people")
          .replace("Get Started Today", "<b>Go</b>"),
    },
  });
  const page = await site.open("/config-generator");
  await ask(page, "Streaming");
  const isWaiting = (path: string) => word(page, path).getAttribute("data-waiting");
  await expect.poll(() => isWaiting("whyChooseUs.reasons.3.description")).toBe("true");
  await expect.poll(() => word(page, "hero.title").textContent()).toContain("Your Journey");
  // The model has not ended: the last text is still a place to fill.
  expect(await isWaiting("whyChooseUs.reasons.3.description")).toBe("true");
  expect(await submit(page).textContent()).toContain("Generating with AI...");
  expect(await page.locator("progress").getAttribute("max")).toBe("36");
  await page.getByText(/^[1-9]\d? of 36 texts written$/).waitFor();
  await page.getByRole("button", { name: "French" }).first().click();
  await expect.poll(() => word(page, "hero.title").textContent()).toContain("Le voyage");
  writeOn();
  await preview(page).waitFor();
  await page.getByRole("button", { name: "English" }).first().click();
  await page.getByText(kept("invented_figure")).first().waitFor();
  await page.getByText(kept("markup")).first().waitFor();
  const { content, translations } = await shownConfig(page);
  expect(content.hero).toEqual({
    ...siteConfig.content.hero,
    title: anew(siteConfig.content.hero.title, "Streaming"),
  });
  expect(translations?.fr.content.hero.title).toBe("Le voyage, un\u00a0cran au-dessus, Streaming");
  expect(await axeViolations(page)).toEqual([]);
});

test("rules that could not be loaded at first are loaded by the next change", async () => {
  const page = await site.open("/config-generator", {
    expectedErrors: /net::ERR_|Failed to fetch/,
  });
  await awaken(page);
  // A network that is gone, without the files that the browser may still have.
  await page.route("**/assets/**", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.fill('[name="companyName"]', "Second Try");
  await failed;
  await page.unroute("**/assets/**");
  await page.fill('[name="address"]', "1 Typed Street");
  await submit(page).click();
  await preview(page).waitFor();
  await expect.poll(async () => (await shownConfig(page)).company.address).toBe("1 Typed Street");
});

/** A network before the site, with connections that can be cut. */
async function openNetwork(target: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => void (sockets.delete(socket), other.destroy()));
      socket.pipe(other);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((done) => void server.listen(port, "localhost", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `http://localhost:${port}`, cut, restore: () => listen(port) };
}

test("a network that is gone midway leaves whole texts, also after a reload, and Continue, which can be cancelled, asks for the rest alone", async () => {
  const { form, preview: view, toasts } = wordsOf(generator, "en");
  let release = () => {};
  const until = new Promise<void>((done) => (release = done));
  model.script({ pieceLetters: 12, gapMs: 10, hold: { after: 60, until } });
  const network = await openNetwork(new URL(site.url()));
  onTestFinished(() => network.cut());
  const page = await site.open("about:blank", {
    // Its address is not the site's.
    expectedErrors: new RegExp(`another host: ${network.url}/|net::ERR_`),
  });
  await page.goto(`${network.url}/config-generator`);
  await ask(page, "Cut Short");
  const title = word(page, "services.fastTrack.title");
  await expect.poll(() => title.textContent()).toContain("Cut Short");
  // Both languages have arrived as far as they are written.
  await expect.poll(() => model.calls.slice(-2).map(({ held }) => held)).toEqual([true, true]);
  const progress = page.locator("progress");
  let arrived = "";
  const isStill = async () => arrived === (arrived = (await progress.getAttribute("value")) ?? "");
  await expect.poll(isStill, { interval: 1000 }).toBe(true);
  await network.cut();
  const failure = page.locator("[data-sonner-toast]").filter({ hasText: toasts.failed });
  await failure.getByText("You’re offline.").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe(form.resume);
  const written = Number(await progress.getAttribute("value"));
  expect(written).toBeGreaterThan(2);
  const expectKept = async () => {
    await expect
      .poll(() => word(page, "hero.title").textContent())
      .toBe(anew(siteConfig.content.hero.title, "Cut Short"));
    await page.getByText(view.stopped(written, 36)).waitFor();
  };
  await expectKept();
  await expect.poll(() => model.calls.slice(-2).every(({ abandoned }) => abandoned)).toBe(true);
  release();

  // A try without the network loses nothing.
  await failure.locator("[data-close-button]").first().click();
  await failure.waitFor({ state: "detached" });
  const resume = page.getByRole("button", { name: form.resume, exact: true });
  await resume.click();
  await failure.getByText("You’re offline.").waitFor();
  await expectKept();

  await network.restore();
  await page.reload();
  await awaken(page);
  await expectKept();
  model.script({ pieceLetters: 4, gapMs: 200 });
  await resume.click();
  await page.getByRole("button", { name: form.cancel, exact: true }).click();
  await resume.waitFor();
  await expectKept();
  await page.fill('[name="companyName"]', "Another");
  await resume.waitFor({ state: "detached" });
  expect(await word(page, "hero.title").textContent()).toBe(siteConfig.content.hero.title);
  await page.fill('[name="companyName"]', "Cut Short");

  model.script();
  model.calls.length = 0;
  // `continues` makes the rest cost no second credit (wordings-limits.test.ts).
  const asked = page.waitForRequest((request) => request.method() === "POST");
  await resume.click();
  expect((await asked).postDataJSON()).toMatchObject({ continues: true });
  await page.getByText(toasts.success.title).waitFor();
  expect(model.calls).toHaveLength(2);
  for (const { prompt } of model.calls) {
    expect(JSON.parse(prompt)).not.toHaveProperty("content.hero.title");
    expect((JSON.parse(prompt) as { kept: string[] }).kept.join()).toContain("Cut Short");
  }
  const { content, translations } = await shownConfig(page);
  expect([content, translations!.fr.content].map(wordingFields)).toEqual(
    [siteConfig.content, siteConfig.translations!.fr.content].map((original) =>
      wordingFields(original).map((field) => ({ ...field, text: anew(field.text, "Cut Short") })),
    ),
  );
  expect(await resume.count()).toBe(0);
});

test("a provider that asks us to wait is named with the time, and Cancel stays; who leaves the page stops the model (fr)", async () => {
  const { form, preview: view, toasts } = wordsOf(generator, "fr");
  model.script({ status: 429, headers: { "retry-after-ms": "45000" } });
  const page = await site.open("/fr/config-generator");
  await ask(page, "Patience");
  await page.getByText(view.waiting("45 secondes")).first().waitFor();
  // The start's message is the only one, and what follows takes its place.
  expect(await page.locator("[data-sonner-toast]").count()).toBe(1);
  expect(await submit(page).isDisabled()).toBe(true);
  expect(await page.locator("[data-path][data-waiting]").count()).toBe(18);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: form.cancel, exact: true }).click();
  await expect.poll(() => page.getByText(view.waiting("45 secondes")).count()).toBe(0);
  expect(await page.getByText(toasts.failed).count()).toBe(0);
  expect(await word(page, "hero.title").textContent()).toBe(
    siteConfig.translations!.fr.content.hero.title,
  );
  expect(await page.inputValue('[name="companyName"]')).toBe("Patience");

  model.script({ gapMs: 200, pieceLetters: 4 });
  model.calls.length = 0;
  await page.getByRole("button", { name: form.generate }).click();
  await expect.poll(() => model.calls.length).toBe(2);
  await page.locator('header nav a[href="/fr/services"]').click();
  await page.waitForURL(/services/);
  await expect.poll(() => model.calls.map(({ abandoned }) => abandoned)).toEqual([true, true]);
});

test("a text that cannot be written anew keeps what it has; one is rewritten with a wish and undone, an opening is chosen from two, a plan's line follows", async () => {
  const page = await site.open("/config-generator");
  await ask(page, "Wishes");
  await preview(page).waitFor();
  const before = await preview(page).textContent();
  model.script({ status: 500 });
  await page.getByRole("button", { name: /^Rewrite ?: Title$/ }).click();
  await page.getByText("Generation Failed").waitFor();
  expect(await preview(page).textContent()).toBe(before);
  const title = page.locator('[name="en hero.title"]');
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const first = await title.inputValue();
  await page.fill('[name="wish"]', "for families");
  model.calls.length = 0;
  model.script({ text: '{"hero":{"title":"Calm Airports for Families"}}' });
  await press(/^Rewrite ?: Title$/);
  await expect.poll(() => title.inputValue()).toBe("Calm Airports for Families");
  expect(JSON.parse(model.calls[0]!.prompt)).toMatchObject({ wish: "for families" });
  await press(/^Undo ?: Title$/);
  await expect.poll(() => title.inputValue()).toBe(first);

  const hero = (name: string) => ({
    hero: { ...siteConfig.content.hero, title: `${name} at the Airport`, cta: "Join Us" },
  });
  model.script({ text: JSON.stringify(hero("Calm")) }, { text: JSON.stringify(hero("Ease")) });
  await press(words.propose);
  await page.getByText("Ease at the Airport").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await title.inputValue()).toBe(first);
  await press(words.choose(2));
  await expect.poll(() => title.inputValue()).toMatch(/^(?:Calm|Ease) at the Airport$/);
  await press(/^Undo ?: Title$/);
  await expect.poll(() => title.inputValue()).toBe(first);

  // The model rewrites the owner's text. What it may not write keeps it, and what was in red is gone.
  await title.fill("Calm Lanes from Lyon");
  const cta = page.locator('[name="en hero.cta"]');
  await cta.fill("");
  await page.getByText("1 text can’t be used yet").waitFor();
  model.calls.length = 0;
  const refused = { ...hero("").hero, title: "The Best Lanes in 5 Minutes" };
  model.script({ text: JSON.stringify({ hero: refused }) });
  await press(words.propose);
  const proposed = page.getByRole("region", { name: words.proposed });
  await proposed.getByText("Calm Lanes from Lyon").first().waitFor();
  expect(JSON.parse(model.calls[0]!.prompt)).toMatchObject({
    content: { hero: { title: "Calm Lanes from Lyon" } },
  });
  await press(words.choose(1));
  await page.getByText(kept("invented_figure")).waitFor();
  expect([await title.inputValue(), await cta.inputValue()]).toEqual([
    "Calm Lanes from Lyon",
    "Join Us",
  ]);
  expect(await page.getByText("1 text can’t be used yet").count()).toBe(0);
  const undoTitle = page.getByRole("button", { name: /^Undo ?: Title$/ });
  expect(await undoTitle.count()).toBe(0);

  // A text in red that is rewritten is one Undo away.
  await title.fill("x".repeat(81));
  model.script({ text: '{"hero":{"title":"Calm Airports for Families"}}' });
  await press(/^Rewrite ?: Title$/);
  await expect.poll(() => title.inputValue()).toBe("Calm Airports for Families");
  await undoTitle.click();
  await expect.poll(() => title.inputValue()).toBe("x".repeat(81));

  model.script();
  await page.locator("summary").getByText(words.plans, { exact: true }).click();
  const lines = page.locator('[name="en pricing.plans.0.features"]');
  await press(new RegExp(`^Rewrite ?: ${words.planFeatures("Medium")}$`));
  await expect.poll(() => lines.inputValue()).toContain("Wishes");
  const { topics } = wordsOf(generatorDetails, "en");
  await page.locator("summary").getByText(topics.prices, { exact: true }).click();
  await page.fill('[name="membership.passes.medium"]', "4");
  await expect.poll(() => lines.inputValue()).toMatch(/^Up to 4 free fast-track.*Wishes/);
  expect((await shownConfig(page)).pricing.plans[0]!.features.join("\n")).toBe(
    await lines.inputValue(),
  );
  await lines.fill("Up to 2 passes a month\nCheck-in\nMuseums first");
  await expect
    .poll(async () => (await shownConfig(page)).pricing.plans[0]!.features)
    .toEqual(["Up to 2 passes a month", "Check-in", "Museums first"]);
  const sentence = page.locator('[name="en pricing.plans.0.description"]');
  const { description } = siteConfig.pricing.plans[0]!;
  expect(await sentence.inputValue()).toBe(description);
  await sentence.fill("");
  await expect.poll(async () => (await shownConfig(page)).pricing.plans[0]!.description).toBe("");
  expect(await sentence.inputValue()).toBe("");
  await press(new RegExp(`^Original words ?: ${words.planDescription("Medium")}$`));
  await expect.poll(() => sentence.inputValue()).toBe(description);
  await page.reload();
  await awaken(page);
  await expect.poll(() => lines.inputValue()).toContain("Museums first");
});

test("a line typed while its plan is rewritten is one Undo away", async () => {
  const page = await site.open("/config-generator");
  await ask(page, "Wishes");
  await preview(page).waitFor();
  let release = () => {};
  const until = new Promise<void>((done) => (release = done));
  model.calls.length = 0;
  model.script({ hold: { after: 1, until } });
  await page.locator("summary").getByText(words.plans, { exact: true }).click();
  const lines = page.locator('[name="en pricing.plans.0.features"]');
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  await press(new RegExp(`^Rewrite ?: ${words.planFeatures("Medium")}$`));
  await expect.poll(() => model.calls.at(-1)?.held).toBe(true);
  const typed = `${await lines.inputValue()}\nMuseums first`;
  await lines.fill(typed);
  release();
  await expect.poll(() => lines.inputValue()).toContain("Wishes");
  await press(/^Undo ?: /);
  await expect.poll(() => lines.inputValue()).toBe(typed);
});

test("another brand's file ends Undo and the two openings of the first", async () => {
  const page = await site.open("/config-generator");
  await ask(page, "First Brand");
  await preview(page).waitFor();
  const press = (name: string | RegExp) => page.getByRole("button", { name }).first().click();
  const undo = page.getByRole("button", { name: /^Undo ?: / });
  model.script({ text: '{"hero":{"title":"Calm Airports for Families"}}' });
  await press(/^Rewrite ?: Title$/);
  await undo.first().waitFor();
  await press(words.propose);
  const choose = page.getByRole("button", { name: words.choose(1) });
  await choose.waitFor();
  await page.setInputFiles('input[type="file"]', {
    name: "site.config.ts",
    mimeType: "text/plain",
    buffer: Buffer.from(siteConfigFile(siteConfig, new Date(0))),
  });
  await choose.waitFor({ state: "detached" });
  expect(await undo.count()).toBe(0);
  expect((await shownConfig(page)).content).toEqual(siteConfig.content);
});

// The server is stubbed here; wordings-limits.test.ts tests that it refuses so.
test("where only members may generate, a stranger is led to sign in; a day that is spent, and an answer that is none, are said and keep the form", async () => {
  const page = await site.open("about:blank", { expectedErrors: /status of (401|429|502)/ });
  let refusal: Parameters<Route["fulfill"]>[0] = {
    status: 401,
    json: { error: { code: "unauthorized" } },
  };
  await page.route("**/api/wordings", (route) =>
    route.fulfill(
      route.request().method() === "POST"
        ? refusal
        : { json: { model: "fake-model", access: "members" } },
    ),
  );
  await page.goto("/config-generator");
  await awaken(page);
  await page.getByText("Sign in to generate texts.").waitFor();
  await ask(page, "Stranger");
  const toast = page.locator("[data-sonner-toast]");
  await toast.filter({ hasText: "Sign in to generate texts." }).waitFor();
  expect(
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).getAttribute("href"),
  ).toBe("/auth");
  const spent = { error: { code: "daily_budget_spent", retry_after_seconds: 7200 } };
  refusal = { status: 429, headers: { "retry-after": "7200" }, json: spent };
  await submit(page).click();
  await toast.getByText("The generator has reached today’s limit. Try again in 2 hours.").waitFor();
  refusal = { status: 502, body: "<html>Bad gateway" };
  await submit(page).click();
  await toast.getByText("The answer was not readable").waitFor();
  for (const [field, value] of Object.entries({
    companyName: "Stranger",
    address: "1 Typed Street",
    primaryColor: "165 70% 24%",
  }))
    expect(await page.inputValue(`[name="${field}"]`)).toBe(value);
  expect(await preview(page).count()).toBe(0);
  expect(await word(page, "hero.title").textContent()).toBe(siteConfig.content.hero.title);
});
