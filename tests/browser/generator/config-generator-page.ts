import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { expect } from "vitest";
import type { SiteConfig } from "#domain/site-config.ts";
import { VIEWS } from "../browser-site.ts";

interface Texts {
  path: string;
  viewport: typeof VIEWS.en;
  generate: string;
  success: [string, string];
  download: string;
  downloaded: [string, string];
  result: string;
  another: string;
  builtIn: string;
  next: string;
}

/** What the page says. */
export const ENGLISH: Texts = {
  path: "/config-generator",
  viewport: VIEWS.en,
  generate: "Generate Configuration",
  success: [
    "Success!",
    "Your new site configuration has been generated. Review and download it below.",
  ],
  download: "Download site.config.ts",
  downloaded: ["Downloaded", "Configuration file downloaded successfully"],
  result: "Your configuration",
  another: "Generate Another",
  builtIn: "built-in writer",
  next: "Next steps",
};
export const FRENCH: Texts = {
  path: "/fr/config-generator",
  viewport: VIEWS.fr,
  generate: "Générer la configuration",
  success: [
    "C’est prêt !",
    "Votre configuration a été générée. Vous pouvez la relire et la télécharger ci-dessous.",
  ],
  download: "Télécharger site.config.ts",
  downloaded: ["Téléchargé", "Le fichier de configuration a été téléchargé"],
  result: "Votre configuration",
  another: "Recommencer",
  builtIn: "rédacteur intégré",
  next: "Et maintenant",
};

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const preview = (page: Page) => page.locator('[data-field="config-preview"]');
export const shownConfig = async (page: Page) =>
  JSON.parse((await preview(page).textContent()) ?? "") as SiteConfig;
export const word = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
export const field = (page: Page, path: string, language = "en") =>
  page.locator(`[name="${language} ${path}"]`);

export async function textOf(download: Download): Promise<string> {
  expect(download.suggestedFilename()).toBe("site.config.ts");
  return readFileSync(await download.path(), "utf8");
}

/** Has a configuration generated for a company's name. */
export async function generate(page: Page, name: string, words = ENGLISH): Promise<void> {
  await page.fill('[name="companyName"]', name);
  await button(page, words.generate).click();
  await preview(page).waitFor();
}
