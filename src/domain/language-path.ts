import type { Language } from "./language.ts";
import { pageQuery } from "./page-url.ts";

const FRENCH_PREFIX = "/fr";

/** Screens whose language comes from the `lang` cookie, French without one, and not from the path (docs/product/pages.md). */
const COOKIE_LANGUAGE_PATHS = ["/auth", "/admin", "/account"];

/** True when the path's language is chosen by cookie rather than by the /fr prefix. */
export function hasCookieLanguage(pathname: string): boolean {
  return COOKIE_LANGUAGE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The language of a page: by its /fr prefix, or on account, admin and sign-in pages by the `lang` cookie (French without one). */
export function languageOfPath(pathname: string, langCookie: Language | undefined): Language {
  if (hasCookieLanguage(pathname)) return langCookie ?? "fr";
  return pathname === FRENCH_PREFIX || pathname.startsWith(`${FRENCH_PREFIX}/`) ? "fr" : "en";
}

/** The URL as routes are written: without the language prefix. */
export function stripLanguagePrefix(url: URL): URL {
  if (url.pathname === FRENCH_PREFIX) url.pathname = "/";
  else if (url.pathname.startsWith(`${FRENCH_PREFIX}/`))
    url.pathname = url.pathname.slice(FRENCH_PREFIX.length);
  return url;
}

/** The URL as people see it: with /fr in front of French public pages. */
export function addLanguagePrefix(url: URL, language: Language): URL {
  url.pathname = localizePath(url.pathname, language);
  return url;
}

/** A path (without prefix) in one language. */
export function localizePath(pathname: string, language: Language): string {
  if (language !== "fr" || hasCookieLanguage(pathname) || pathname.startsWith("/api/"))
    return pathname;
  return pathname === "/" ? FRENCH_PREFIX : `${FRENCH_PREFIX}${pathname}`;
}

/**
 * The URL as people see it in a preview: with `base` in front of the pages that the preview shows (docs/decisions/0016). Links to
 * other pages lead out of it.
 */
export function addPreviewBase(url: URL, base: string): URL {
  if (base !== "" && !leavesPreview(stripLanguagePrefix(new URL(url)).pathname))
    url.pathname = `${base}${url.pathname === "/" ? "" : url.pathname}`;
  return url;
}

/** The URL without the base of its preview. */
export function stripPreviewBase(url: URL, base: string): URL {
  if (base !== "" && (url.pathname === base || url.pathname.startsWith(`${base}/`)))
    url.pathname = url.pathname.slice(base.length) || "/";
  return url;
}

/** True for a path (without prefix) that a preview does not show: accounts, admin pages, the generator, the API. */
export function leavesPreview(pathname: string): boolean {
  return (
    hasCookieLanguage(pathname) || pathname === "/config-generator" || pathname.startsWith("/api/")
  );
}

/**
 * The address of a page in a language that the reader chooses, with what the page reads of its query: the same whatever else a
 * link carried. `pathname` has no prefix, `search` begins with "?", `base` is that of a preview. Where a cookie holds the language,
 * the query names it and the Worker sets the cookie (worker/pages).
 */
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

/** The prefix of every path in the preview of a stored configuration (docs/decisions/0016). */
export function previewBase(id: string): string {
  return `/preview/${id}`;
}

/** The id of the stored configuration that a path previews, and the rest of the path; undefined for any other path. */
export function previewOfPath(pathname: string): { id: string; path: string } | undefined {
  const match = PREVIEW.exec(pathname);
  return match
    ? { id: match[1] as string, path: pathname.slice(match[0].length) || "/" }
    : undefined;
}

/** The message of a write that a preview refuses. In a file without zod, because every page that calls the API loads it. */
export const PREVIEW_ONLY = "This is a preview: nothing is sent";
