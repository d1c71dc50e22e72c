import { siteConfig } from "../../app.config.ts";
import { createFacts, type Facts } from "../content/facts.ts";
import type { Language } from "../domain/language.ts";
import { localizePath } from "./language-path.ts";
import { localizedSite } from "./localized-site.ts";
import { readPreferences } from "./preferences.ts";

interface PageWords {
  title: string;
  description: string;
}

/** The address of a page in one language, as search engines should know it. */
export function absoluteUrl(path: string, language: Language): string {
  return `https://${siteConfig.domains.main}${localizePath(path, language)}`;
}

/**
 * Title, description, canonical and language links of a public page.
 * `canonical` is the path without language prefix; null keeps the page out of search results.
 */
export function pageHead(canonical: string | null, words: (facts: Facts) => PageWords) {
  const { language, currency } = readPreferences();
  const site = localizedSite(siteConfig, language);
  const { title, description } = words(createFacts(site, language, currency));
  const fullTitle = title.includes(site.company.name) ? title : `${title} — ${site.company.name}`;
  return {
    meta: [
      { title: fullTitle },
      { name: "description", content: description },
      { property: "og:title", content: fullTitle },
      { property: "og:description", content: description },
      ...(canonical === null ? [{ name: "robots", content: "noindex" }] : [{ property: "og:url", content: absoluteUrl(canonical, language) }]),
    ],
    links:
      canonical === null
        ? []
        : [
            { rel: "canonical", href: absoluteUrl(canonical, language) },
            { rel: "alternate", hrefLang: "en", href: absoluteUrl(canonical, "en") },
            { rel: "alternate", hrefLang: "fr", href: absoluteUrl(canonical, "fr") },
            { rel: "alternate", hrefLang: "x-default", href: absoluteUrl(canonical, "en") },
          ],
  };
}
