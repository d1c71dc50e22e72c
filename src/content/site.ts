import { siteConfig } from "../../app.config.ts";
import { localizedSite } from "#domain/site/site.ts";

const en = localizedSite(siteConfig, "en");
const fr = localizedSite(siteConfig, "fr");

/** This deployment's site, in both languages. */
export const site = { en, fr };
