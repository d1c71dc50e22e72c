import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SiteConfig } from "#domain/site-config.ts";
import { printOnPage } from "#domain/page-typography.ts";
import { base, withTexts } from "../../brands/brands.ts";
import { HOSTILE_WORDS, RAN } from "../../hostile-words.ts";
import { awaken, browserSite, hydrated } from "../browser-site.ts";

const site = browserSite();

const hasRun = (page: Page) => page.evaluate((name) => name in globalThis, RAN);

async function openPreview(config: SiteConfig): Promise<Page> {
  const response = await site.post("/api/site-configs", config);
  expect(response.status).toBe(201);
  const { previewUrl } = (await response.json()) as { previewUrl: string };
  return site.open(new URL(previewUrl).pathname);
}

/** As a configuration takes them. */
const WORDS = HOSTILE_WORDS.map((words) => words.replaceAll(/[\u2028\u2029]/g, " ").trim());
/** Every text of a configuration, beginning with this one of the words. */
const from = (start: number) =>
  withTexts(base(), [...WORDS.slice(start), ...WORDS.slice(0, start)]);
/** A description that names the router's data, and a title that would end them. */
function attack(): SiteConfig {
  const config = base();
  config.pricing.plans[1]!.description = "preloads:";
  config.content.hero.title = `}]}}}}}]})(0);${RAN}=1//`;
  return config;
}

// Proves V1.1. A policy's violation is an error of the console, and fails the test.
test("hostile words of a preview, a posted form and an order run nothing, and the pages work and show them", async () => {
  // inline-code.test.ts puts all words into all places.
  for (const config of [attack(), from(0)]) {
    const page = await openPreview(config);
    await awaken(page);
    const title = printOnPage.en(config.content.hero.title);
    expect(await page.locator("h1").textContent()).toContain(title);
    expect(await hasRun(page)).toBe(false);
  }

  const [firstName, lastName] = [WORDS.join(" ").slice(0, 60), "{let s=document.currentScript,p;x"];
  for (const email of ["none", "ada@example.org"]) {
    const page = await site.open("/faq", { expectedErrors: /status of 422/ });
    // The browser posts this form itself, as it does without scripts.
    await page.evaluate(
      (fields) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "/fast-track-form" });
        for (const [name, value] of Object.entries(fields))
          form.appendChild(Object.assign(document.createElement("input"), { name, value }));
        document.body.appendChild(form);
        HTMLFormElement.prototype.submit.call(form);
      },
      { firstName, lastName, email, airport: "CDG", adults: "1", children: "0", infants: "0" },
    );
    await page.waitForURL(email === "none" ? "**/fast-track-form" : "**/fast-track-payment/*");
    await (email === "none" ? awaken(page) : hydrated(page));
    const shown =
      email === "none"
        ? page.locator('[name="lastName"]').inputValue()
        : page.getByText(lastName).first().textContent();
    expect(await shown).toContain(lastName);
    expect(await hasRun(page)).toBe(false);
  }
});
