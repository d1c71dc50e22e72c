import type { Page } from "playwright-core";
import { afterAll, beforeEach, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { QUICK } from "../../site.ts";
import { openAiServer, type Script } from "../../fakes/openai-server.ts";
import { axeViolations } from "../accessibility.ts";
import { createPerson, openSignedIn } from "../people.ts";
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
/** For members only, and nothing left for today. */
const closed = browserSite({
  ...QUICK,
  ...model.vars,
  GENERATOR_ACCESS: "members",
  WORDINGS_DAILY_BUDGET: "0",
});

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

const CALL = "Failed to regenerate wordings";
const ANSWER = "Regeneration failed";
const WHOLE = JSON.stringify(siteConfig.content);

const FAILURES: [name: string, script: Script, description: string][] = [
  ["401", { status: 401 }, CALL],
  ["429", { status: 429 }, CALL],
  ["500", { status: 500 }, CALL],
  ["a cut stream", { cutAfter: 20 }, CALL],
  ["truncated JSON", { text: WHOLE.slice(0, -40) }, ANSWER],
  ["wrong keys", { text: '{"headline":"Fly"}' }, ANSWER],
  ["a refusal", { refusal: "I cannot help with that." }, ANSWER],
  ["silence", { silentAfter: 20 }, CALL],
];

test.each(FAILURES)(
  "a model that answers with %s ends in the specified toast, with the form intact",
  async (name, script, description) => {
    model.script(script);
    const page = await site.open("/config-generator");
    await awaken(page);
    await page.getByText("fake-model writes the words.").waitFor();
    await ask(page, `Brand ${name}`);
    await expectFailure(page, `Brand ${name}`, description);
  },
);

test("the network's failure, and that of a server without a response, have words of their own", async () => {
  const page = await site.open("/config-generator", {
    expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 50[02]/,
  });
  await awaken(page);
  await page.route("**/api/wordings", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await ask(page, "Offline");
  await expectFailure(page, "Offline", "You’re offline.");
  await page.unrouteAll();
  await page.route("**/api/wordings", (route) =>
    route.fulfill({ status: 502, body: "<html>Bad gateway" }),
  );
  await page.locator("[data-sonner-toast] [data-close-button]").first().click();
  await submit(page).click();
  await page.getByText("The answer was not readable").waitFor();
});

test("in French the toast is in French", async () => {
  model.script({ status: 401 });
  const page = await site.open("/fr/config-generator");
  await ask(page, "Marque");
  await page.getByText("La génération a échoué").waitFor();
  await page.getByText("Les textes n’ont pas pu être rédigés").waitFor();
  expect(await page.inputValue('[name="companyName"]')).toBe("Marque");
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
    text: WHOLE.replace("Your Journey, Elevated", "Now 90% cheaper").replace(
      "Get Started Today",
      "<b>Go</b>",
    ),
  });
  const page = await site.open("/config-generator");
  await ask(page, "Marked");
  await preview(page).waitFor();
  await page.getByText("Original kept: the new words have a new figure.").first().waitFor();
  await page.getByText("Original kept: the new words have markup.").first().waitFor();
  expect(JSON.parse((await preview(page).textContent()) ?? "").content.hero).toEqual(
    siteConfig.content.hero,
  );
  expect(await axeViolations(page)).toEqual([]);
});

test("a text that cannot be written anew keeps what it has", async () => {
  const page = await site.open("/config-generator");
  await ask(page, "Steady");
  await preview(page).waitFor();
  const before = await preview(page).textContent();
  model.script({ status: 500 });
  await page.getByRole("button", { name: /^Write anew ?: Title$/ }).click();
  await page.getByText("Generation Failed").waitFor();
  expect(await preview(page).textContent()).toBe(before);
});

test("where only members may generate, a stranger is led to sign in", async () => {
  const page = await closed.open("/config-generator", { expectedErrors: /status of 401/ });
  await awaken(page);
  await page.getByText("Sign in to generate words.").waitFor();
  await ask(page, "Stranger");
  await page
    .locator("[data-sonner-toast]")
    .filter({ hasText: "Sign in to generate words." })
    .waitFor();
  expect(await page.inputValue('[name="companyName"]')).toBe("Stranger");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(/\/auth/);
});

test("where the day's budget is spent, a member is told when to try again", async () => {
  const person = await createPerson(closed);
  const page = await openSignedIn(closed, person, "/config-generator", {
    expectedErrors: /status of 429/,
  });
  await ask(page, "Tomorrow");
  await expectFailure(
    page,
    "Tomorrow",
    /The generator has reached today’s limit\. Try again in \d+ (second|minute|hour)s?\./,
  );
});
