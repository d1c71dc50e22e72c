import { LANGUAGES } from "#domain/language.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { pageAddress } from "#domain/site-address.ts";
import { themeColor } from "#domain/color/site-colors.ts";
import type { PublicPage } from "./public-pages.ts";

/** Paths that robots.txt disallows: the API, and pages about one person. */
const PRIVATE_PATHS = [
  "/api/",
  "/admin",
  "/auth",
  "/account",
  "/fast-track-payment",
  "/find-booking",
];

/** Every page names its translation (sitemaps.org, with xhtml:link for hreflang). */
export function sitemap(site: SiteConfig, pages: readonly PublicPage[]): string {
  const urls = pages.flatMap(({ path }) => {
    const link = (hreflang: string, href: string) =>
      `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(href)}"/>`;
    const links = [
      ...LANGUAGES.map((language) => link(language, pageAddress(site, path, language))),
      link("x-default", pageAddress(site, path, "en")),
    ].join("\n");
    return LANGUAGES.map(
      (language) =>
        `  <url>\n    <loc>${xml(pageAddress(site, path, language))}</loc>\n${links}\n  </url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

export function robots(site: SiteConfig): string {
  const rules = PRIVATE_PATHS.flatMap((path) =>
    path === "/find-booking" || path === "/fast-track-payment" ? [path, `/fr${path}`] : [path],
  );
  return [
    "User-agent: *",
    ...rules.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: https://${site.domains.main}/sitemap.xml`,
    "",
  ].join("\n");
}

/** For phones that put the site on their home screen. */
export function webManifest(site: SiteConfig): string {
  const icon = (size: number, purpose: string, name = "icon") => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const color = themeColor(site.colors);
  return JSON.stringify({
    name: site.company.name,
    short_name: site.company.name,
    description: site.seo.defaultDescription,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: color,
    theme_color: color,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable", "icon-maskable"),
    ],
  });
}

export function xml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
