import { siteConfig } from "../../app.config.ts";
import { localizedSite } from "#domain/site/site.ts";

const en = localizedSite(siteConfig, "en");
const fr = localizedSite(siteConfig, "fr");

/**
 * The build puts this deployment's site, in one language, into the browser's script as data
 * (scripts/build/words-by-language.ts).
 */
export const site = { en, fr };
