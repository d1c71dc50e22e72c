import type { Page } from "playwright-core";
import { beforeEach, expect } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { authCalls } from "../../people.ts";
import { axeViolations } from "../accessibility.ts";
import { browserSite, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const auth = authCalls(site);
const { person: admin, open: openAsAdmin } = siteAdmin(site);
beforeEach(async () => {
  await site.rows("DELETE FROM site_configs");
});

const NAME = "Compagnie internationale des voyages sans hâte ni bagages";
async function store(name: string, accessToken?: string): Promise<string> {
  const config = { ...siteConfig, company: { ...siteConfig.company, name } };
  const response = await auth.send("POST", "site-configs", accessToken, config);
  return new URL(((await response.json()) as { previewUrl: string }).previewUrl).pathname;
}
const rows = (page: Page) => page.locator('[data-field="preview"]');

const WORDS = {
  fr: {
    path: "/admin/previews",
    title: "Aperçus",
    visitor: "Un visiteur",
    open: "Retirer",
    question: "Retirer cet aperçu ?",
    cancel: "Annuler",
    submit: "Retirer l’aperçu",
    done: "Aperçu retiré",
    removed: "Retiré",
  },
  en: {
    path: "/admin/previews?lang=en",
    title: "Previews",
    visitor: "A visitor",
    open: "Remove",
    question: "Remove this preview?",
    cancel: "Cancel",
    submit: "Remove the preview",
    done: "Preview removed",
    removed: "Removed",
  },
};

const inTurn = takingTurns();
for (const language of ["fr", "en"] as const)
  inTurn(
    language,
    `an admin sees who put which brand on the site, opens it, and removes it (${language})`,
    async () => {
      const words = WORDS[language];
      const { access_token } = await auth.session(admin().email, admin().password);
      const strangers = await store(NAME);
      await store("Azur", access_token);
      const page = await openAsAdmin(words.path, { viewport: VIEWS[language] });
      await expect.poll(() => page.locator("h1").textContent()).toBe(words.title);
      await expect
        .poll(() => page.locator("nav [aria-current=page]").textContent())
        .toBe(words.title);
      await expect.poll(() => rows(page).count()).toBe(2);
      await expect.poll(() => rows(page).nth(0).textContent()).toContain(admin().email);
      await expect.poll(() => rows(page).nth(1).textContent()).toContain(words.visitor);

      const opened = page.context().waitForEvent("page");
      await page.getByRole("link", { name: NAME }).click();
      const shown = await opened;
      await shown.waitForURL(`**${strangers}`);
      await expect.poll(() => shown.title()).toContain(NAME);

      const button = rows(page).nth(1).getByRole("button");
      await button.click();
      await page.getByRole("dialog").getByText(words.question).waitFor();
      await page.getByRole("dialog").getByText(NAME).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: words.cancel }).click();
      expect((await site.get(strangers)).status).toBe(200);

      await button.click();
      await page.getByRole("dialog").getByRole("button", { name: words.submit }).click();
      await page.locator("[data-sonner-toast]").getByText(words.done).waitFor();
      await expect.poll(() => button.textContent()).toBe(words.removed);
      // The focus is where it was: the button stays, and does nothing more.
      await expect
        .poll(() => button.evaluate((element) => element === document.activeElement))
        .toBe(true);
      expect(await button.getAttribute("aria-disabled")).toBe("true");
      expect(await page.getByRole("link", { name: NAME }).count()).toBe(0);
      expect((await site.get(strangers)).status).toBe(404);
    },
  );
