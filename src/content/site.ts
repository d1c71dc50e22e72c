import { siteConfig } from "../../app.config.ts";
import { localizedSite } from "#domain/site/site.ts";

const en = localizedSite(siteConfig, "en");
const fr = localizedSite(siteConfig, "fr");

export const site = { en, fr };
