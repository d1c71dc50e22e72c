import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { QUICK } from "../../site.ts";
import { anew, openAiServer } from "../../fakes/openai-server.ts";
import { axeViolations } from "../accessibility.ts";
import { createPerson, signIn } from "../people.ts";
import type { KeptReason } from "#domain/generator/wordings.ts";
import { generator } from "#content/generator.ts";
import { model as modelWords } from "#content/model.ts";
import { generatorResult } from "#content/generator-result.ts";
import { wordingFields } from "#domain/generator/wording-fields.ts";
import { takingTurns } from "../turns.ts";
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
/** Where a day's share is counted, and what continues a generation. */
const { RATE_LIMITS: _, ...counting } = QUICK;
const limited = browserSite({ ...counting, ...model.vars });
/** For members only, and nothing left for today. */
const closed = browserSite({
  ...QUICK,
  ...model.vars,
  GENERATOR_ACCESS: "members",
  WORDINGS_DAILY_BUDGET: "0",
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

async function expectFailure(
  page: Page,
  name: string,
  description: RegExp | string,
): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Generation Failed" });
  await toast.waitFor({ timeout: 15_000 });
  expect(await toast.textContent()).toMatch(description);
  await expect.poll(() => submit(page).isDisabled()).toBe(false);
  expect(await submit(page).textContent()).toContain("Generate Configuration");
  expect(await preview(page).count()).toBe(0);
  for (const [field, value] of Object.entries({
    companyName: name,
    address: "1 Typed Street",
    primaryColor: "165 70% 24%",
  }))
    expect(await page.inputValue(`[name="${field}"]`)).toBe(value);
  expect(await word(page, "hero.title").textContent()).toBe(siteConfig.content.hero.title);
}

test("a model that breaks off or refuses, a network that fails and a server without a response have words of their own, and the form stays", async () => {
  model.script({ cutAfter: 20 });
  const page = await site.open("/config-generator", {
    expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50[02]/,
  });
  await awaken(page);
  await page.getByText("fake-model writes the words.").waitFor();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Generation Failed" });
  const close = async () => {
    await toast.locator("[data-close-button]").first().click();
    await toast.waitFor({ state: "detached" });
  };
  // This has one case for each outcome; wordings-failures.test.ts has every failure.
  await ask(page, "Broken");
  await expectFailure(page, "Broken", "Failed to regenerate wordings");
  await close();
  model.script({ refusal: "I cannot help with that." });
  await submit(page).click();
  await expectFailure(page, "Broken", "Regeneration failed");
  await close();

  await page.route("**/api/wordings", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await submit(page).click();
  await expectFailure(page, "Broken", "You’re offline.");
  await close();
  await page.unrouteAll();
  await page.route("**/api/wordings", (route) =>
    route.fulfill({ status: 502, body: "<html>Bad gateway" }),
  );
  await submit(page).click();
  await page.getByText("The answer was not readable").waitFor();
});

test("why no words come stays on the page, in the owner's words, until they come (fr)", async () => {
  const { reasons } = wordsOf(modelWords, "fr");
  const { form } = wordsOf(generator, "fr");
  const page = await site.open("/fr/config-generator");
  await awaken(page);
  const status = page.getByRole("status");
  await page.fill('[name="companyName"]', "Les Trois Refus");
  for (const [script, reason] of [
    [{ status: 402 }, "credit"],
    [{ text: "Bien sûr ! Voici." }, "format"],
  ] as const) {
    model.script(script);
    await submit(page).click();
    await status.getByText(reasons[reason]).waitFor();
    await expect.poll(() => submit(page).isDisabled()).toBe(false);
  }
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
  expect(written.every((title) => title.includes("Les Trois Refus"))).toBe(true);
  expect(translations!.fr.content.whyChooseUs.reasons.at(-1)).toEqual(
    siteConfig.translations!.fr.content.whyChooseUs.reasons.at(-1),
  );

  model.script();
  await page.getByRole("button", { name: form.generate }).click();
  await status.getByText(reasons.time).waitFor({ state: "detached" });
  await page.getByText("fake-model rédige les textes.").waitFor();
});

test("words show while the model still writes, in both languages, and are counted", async () => {
  let writeOn = () => {};
  model.script({
    pieceLetters: 12,
    hold: { after: 40, until: new Promise((done) => (writeOn = done)) },
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
  await page.getByText("Success!").waitFor();
  const config = JSON.parse((await preview(page).textContent()) ?? "") as typeof siteConfig;
  expect(config.content.hero.title).toBe("Your Journey, Elevated, Streaming");
  expect(config.translations?.fr.content.hero.title).toBe(
    "Le voyage, un\u00a0cran au-dessus, Streaming",
  );
});

const shownConfig = async (page: Page) =>
  JSON.parse((await preview(page).textContent()) ?? "") as typeof siteConfig;

const inTurn = takingTurns();
for (const [language, path, name] of [
  ["en", "/config-generator", "Beau Rivage"],
  ["fr", "/fr/config-generator", "Grand Large"],
] as const)
  inTurn(
    language,
    `a model that stops midway leaves its whole texts, also after a reload, and Continue, which can be cancelled, asks for the rest alone, for the same name (${language})`,
    async () => {
      const { form, preview: view, toasts } = wordsOf(generator, language);
      const other = language === "en" ? view.french : view.english;
      model.script({ silentAfter: 40, gapMs: 10 });
      model.calls.length = 0;
      const page = await site.open(path);
      await ask(page, name);
      await page.locator("[data-sonner-toast]").filter({ hasText: toasts.failed }).waitFor();
      const [own, foreign] =
        language === "en"
          ? [siteConfig.content, siteConfig.translations!.fr.content]
          : [siteConfig.translations!.fr.content, siteConfig.content];
      const expectKept = async () => {
        await expect
          .poll(() => word(page, "hero.title").textContent())
          .toBe(anew(own.hero.title, name));
        expect(
          await word(page, "whyChooseUs.reasons.3.description").getAttribute("data-waiting"),
        ).toBe("true");
        expect(await page.locator("progress").getAttribute("max")).toBe("36");
      };
      await expectKept();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(form.resume);
      await page.reload();
      await awaken(page);
      await expectKept();

      const resume = page.getByRole("button", { name: form.resume, exact: true });
      await resume.click();
      await page.getByRole("button", { name: form.cancel, exact: true }).click();
      await resume.waitFor();
      const written = Number(await page.locator("progress").getAttribute("value"));
      await page.getByText(view.stopped(written, 36)).waitFor();
      await page.fill('[name="companyName"]', "Another");
      await resume.waitFor({ state: "detached" });
      expect(await word(page, "hero.title").textContent()).toBe(own.hero.title);
      await page.fill('[name="companyName"]', name);
      model.script({ status: 500 });
      await resume.click();
      await page.locator("[data-sonner-toast]").filter({ hasText: toasts.failed }).waitFor();
      await page.getByText(view.stopped(written, 36)).waitFor();

      model.script();
      model.calls.length = 0;
      await resume.click();
      await page.getByText(toasts.success.title).waitFor();
      expect(model.calls).toHaveLength(2);
      for (const { prompt } of model.calls) {
        const asked = JSON.parse(prompt) as {
          content: { hero?: { title?: string } };
          kept: string[];
        };
        expect(asked.content.hero?.title).toBeUndefined();
        expect(asked.kept.some((text) => text.includes(name))).toBe(true);
      }
      const { content, translations } = await shownConfig(page);
      expect([content, translations!.fr.content].map(wordingFields)).toEqual(
        [siteConfig.content, siteConfig.translations!.fr.content].map((original) =>
          wordingFields(original).map((field) => ({ ...field, text: anew(field.text, name) })),
        ),
      );
      expect(await resume.count()).toBe(0);
      await page.getByRole("button", { name: other, exact: true }).first().click();
      await expect
        .poll(() => word(page, "hero.title").textContent())
        .toBe(anew(foreign.hero.title, name));
    },
  );

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

test("a network that is gone midway leaves whole texts, and the rest costs no second credit", async () => {
  const { form, toasts } = wordsOf(generator, "en");
  let release = () => {};
  const until = new Promise<void>((done) => (release = done));
  model.script({ pieceLetters: 12, gapMs: 10, hold: { after: 60, until } });
  const network = await openNetwork(new URL(limited.url()));
  onTestFinished(() => network.cut());
  const page = await limited.open("about:blank", {
    // Its address is not the site's.
    expectedErrors: new RegExp(`another host: ${network.url}/|net::ERR_`),
  });
  await page.goto(`${network.url}/config-generator`);
  const spent = () => limited.rows("SELECT count FROM daily_usage WHERE kind = 'wordings'");
  await ask(page, "Cut Short");
  const title = word(page, "services.fastTrack.title");
  await expect.poll(() => title.textContent()).toContain("Cut Short");
  // Both languages have arrived as far as they are written.
  await expect.poll(() => model.calls.slice(-2).map(({ held }) => held)).toEqual([true, true]);
  let arrived = "";
  const isStill = async () =>
    arrived === (arrived = (await page.locator("progress").getAttribute("value")) ?? "");
  await expect.poll(isStill, { interval: 1000 }).toBe(true);
  await network.cut();
  const failure = page.locator("[data-sonner-toast]").filter({ hasText: toasts.failed });
  await failure.getByText("You’re offline.").waitFor();
  const resume = page.getByRole("button", { name: form.resume, exact: true });
  await resume.waitFor();
  const progress = page.locator("progress");
  const kept = Number(await progress.getAttribute("value"));
  expect(kept).toBeGreaterThan(2);
  const heading = anew(siteConfig.content.hero.title, "Cut Short");
  const showsHeading = async () => {
    await expect.poll(() => word(page, "hero.title").textContent()).toBe(heading);
  };
  await showsHeading();
  await expect.poll(() => model.calls.slice(-2).every(({ abandoned }) => abandoned)).toBe(true);
  release();
  const before = await spent();
  expect(before.length).toBeGreaterThan(0);

  // A try without the network loses nothing.
  await failure.locator("[data-close-button]").first().click();
  await failure.waitFor({ state: "detached" });
  await resume.click();
  await failure.getByText("You’re offline.").waitFor();
  expect(Number(await progress.getAttribute("value"))).toBe(kept);
  await showsHeading();

  await network.restore();
  model.script();
  model.calls.length = 0;
  await resume.click();
  await page.getByText(toasts.success.title).waitFor();
  expect(model.calls).toHaveLength(2);
  for (const { prompt } of model.calls)
    expect(JSON.parse(prompt)).not.toHaveProperty("content.hero.title");
  expect(await spent()).toEqual(before);
  await showsHeading();
  expect((await shownConfig(page)).content.hero.title).toBe(heading);
});

test("a provider that asks us to wait is named with the time, and Cancel stays (fr)", async () => {
  const { form, preview: view } = wordsOf(generator, "fr");
  model.script({ status: 429, headers: { "retry-after-ms": "45000" } });
  const page = await site.open("/fr/config-generator");
  await ask(page, "Patience");
  await page.getByText(view.waiting("45 secondes")).first().waitFor();
  // The start's message is the only one, and what follows takes its place.
  expect(await page.locator("[data-sonner-toast]").count()).toBe(1);
  await page.getByRole("button", { name: form.cancel, exact: true }).click();
  await expect.poll(() => page.getByText(view.waiting("45 secondes")).count()).toBe(0);
});

test("who leaves the page stops the model", async () => {
  model.script({ gapMs: 200, pieceLetters: 4 });
  model.calls.length = 0;
  const page = await site.open("/config-generator");
  await ask(page, "Leaving");
  await expect.poll(() => model.calls.length).toBe(2);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services" })
    .click();
  await page.waitForURL(/services/);
  await expect.poll(() => model.calls.map(({ abandoned }) => abandoned)).toEqual([true, true]);
});

test("texts that fail the checks keep their words, and the field says why", async () => {
  model.script({
    habit: {
      name: "careless",
      text: (json) =>
        json
          .replace("Your Journey, Elevated", "Now 90% cheaper")
          .replace("Get Started Today", "<b>Go</b>"),
    },
  });
  const page = await site.open("/config-generator");
  await ask(page, "Marked");
  await preview(page).waitFor();
  await page.getByText(kept("invented_figure")).first().waitFor();
  await page.getByText(kept("markup")).first().waitFor();
  expect((await shownConfig(page)).content.hero).toEqual({
    ...siteConfig.content.hero,
    subtitle: anew(siteConfig.content.hero.subtitle, "Marked"),
  });
  expect(await axeViolations(page)).toEqual([]);
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

  model.script();
  await page.locator("summary").getByText(words.plans, { exact: true }).click();
  const lines = page.locator('[name="en pricing.plans.0.features"]');
  await press(new RegExp(`^Rewrite ?: ${words.planFeatures("Medium")}$`));
  await expect.poll(() => lines.inputValue()).toContain("Wishes");
  await lines.fill("Up to 2 passes a month\nCheck-in\nMuseums first");
  await expect
    .poll(async () => (await shownConfig(page)).pricing.plans[0]!.features)
    .toEqual(["Up to 2 passes a month", "Check-in", "Museums first"]);
  await page.reload();
  await awaken(page);
  await expect.poll(() => lines.inputValue()).toContain("Museums first");
});

test("where only members may generate, a stranger is led to sign in, and told when to try again where the day's budget is spent", async () => {
  const page = await closed.open("/config-generator", { expectedErrors: /status of (401|429)/ });
  await awaken(page);
  await page.getByText("Sign in to generate texts.").waitFor();
  await ask(page, "Stranger");
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: "Sign in to generate texts." })
    .waitFor();
  expect(await page.inputValue('[name="companyName"]')).toBe("Stranger");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/auth/);
  await signIn(page, await createPerson(closed));
  await page.goto("/config-generator");
  await ask(page, "Tomorrow");
  await expectFailure(
    page,
    "Tomorrow",
    /The generator has reached today’s limit\. Try again in \d+ (second|minute|hour)s?\./,
  );
});
