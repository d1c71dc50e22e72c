import { siteConfig } from "../../app.config.ts";
import { localizedSite } from "../domain/site/site.ts";

const en = localizedSite(siteConfig, "en");
const fr = localizedSite(siteConfig, "fr");

/** This deployment's site, in one language. The build puts it as data into the browser's script (scripts/build/words-by-language.ts). */
export const site = { en, fr };
