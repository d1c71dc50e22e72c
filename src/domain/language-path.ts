import type { Language } from "./language.ts";
import { pageQuery } from "./page-url.ts";

const FRENCH_PREFIX = "/fr";

/** The `lang` cookie sets these screens' language, by default French (docs/product/pages.md). */
const COOKIE_LANGUAGE_PATHS = ["/auth", "/admin", "/account"];

export function hasCookieLanguage(pathname: string): boolean {
  return COOKIE_LANGUAGE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

export function languageOfPath(pathname: string, langCookie: Language | undefined): Language {
  if (hasCookieLanguage(pathname)) return langCookie ?? "fr";
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? "fr" : "en";
}

/** Changes `url` in place. Routes are written without a language prefix. */
export function stripLanguagePrefix(url: URL): URL {
  if (url.pathname === FRENCH_PREFIX) url.pathname = "/";
  else if (url.pathname.startsWith(`${FRENCH_PREFIX}/`))
    url.pathname = url.pathname.slice(FRENCH_PREFIX.length);
  return url;
}

/** Changes `url` in place. French public pages begin with /fr. */
export function addLanguagePrefix(url: URL, language: Language): URL {
  url.pathname = localizePath(url.pathname, language);
  return url;
}

/** `pathname` has no language prefix. */
export function localizePath(pathname: string, language: Language): string {
  if (language !== "fr" || hasCookieLanguage(pathname) || pathname.startsWith("/api/"))
    return pathname;
  return pathname === "/" ? FRENCH_PREFIX : `${FRENCH_PREFIX}${pathname}`;
}

/** Changes `url` in place, unless its page is outside of previews (docs/decisions/0016). */
export function addPreviewBase(url: URL, base: string): URL {
  if (base !== "" && !leavesPreview(stripLanguagePrefix(new URL(url)).pathname))
    url.pathname = `${base}${url.pathname === "/" ? "" : url.pathname}`;
  return url;
}

export function stripPreviewBase(url: URL, base: string): URL {
  if (base !== "" && (url.pathname === base || url.pathname.startsWith(`${base}/`)))
    url.pathname = url.pathname.slice(base.length) || "/";
  return url;
}

/** Accounts, admin, generator and API have no preview. `pathname` has no language prefix. */
export function leavesPreview(pathname: string): boolean {
  return (
    hasCookieLanguage(pathname) || pathname === "/config-generator" || pathname.startsWith("/api/")
  );
}

/** `pathname` has no prefix. Screens with a cookie language get `?lang=`, from which the Worker sets the cookie. */
export function languageHref(
  pathname: string,
  search: string,
  language: Language,
  base = "",
): string {
  if (!hasCookieLanguage(pathname))
    return `${base}${localizePath(pathname, language)}${pageQuery(pathname, search).search}`;
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${pathname}?${query}`;
}

const PREVIEW = /^\/preview\/([0-9a-f]{32})(?=\/|$)/;

export function previewBase(id: string): string {
  return `/preview/${id}`;
}

export function previewOfPath(pathname: string): { id: string; path: string } | undefined {
  const match = PREVIEW.exec(pathname);
  return match
    ? { id: match[1] as string, path: pathname.slice(match[0].length) || "/" }
    : undefined;
}

export const SAMPLE_MAIL_PATH = "/mail";

/** The error of a write in a preview. All pages with API calls load this file, so it has no zod. */
export const PREVIEW_ONLY = "This is a preview, so nothing is sent";
