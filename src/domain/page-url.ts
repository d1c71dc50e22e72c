import { PLAN_IDS } from "./money/plans.ts";

const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

const UNRESERVED = /^[a-z0-9._~-]$/;

/** A pass's page: in its code capitals count (src/domain/passes/pass.ts). */
const PASS_PATH = /^(\/+(?:fr\/+)?pass\/+)([\w-]+)\/*$/i;

/**
 * Returns a path's one spelling, so that a page is rendered, cached and counted once: lower case
 * except for a pass's code, single slashes, none at the end, minimal escapes (RFC 3986, section
 * 6.2.2).
 * @returns undefined when an escape is no text, such as "/%ff"
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!isText(pathname)) return undefined;
  const [, page, code] = PASS_PATH.exec(pathname) ?? [];
  if (page && code) return toLowerCase(page) + code;
  const path = toLowerCase(pathname);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

const toLowerCase = (pathname: string) =>
  pathname.replace(ESCAPE_OR_CAPITAL, plainCharacter).replace(/\/{2,}/g, "/");

function isText(pathname: string): boolean {
  try {
    // The comparison matters: a build drops a call without a used result.
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

function plainCharacter(part: string): string {
  if (part.length === 1) return part.toLowerCase();
  const character = String.fromCharCode(Number.parseInt(part.slice(1), 16)).toLowerCase();
  return UNRESERVED.test(character) ? character : part.toUpperCase();
}

/**
 * The query keys of public pages by path, without prefixes, and their values; "any" is free text.
 */
const QUERIES: Record<string, Record<string, readonly string[] | "any">> = {
  "/pre-checkout": { plan: PLAN_IDS },
  "/contact": { topic: ["airport"] },
  "/fast-track-form": { airport: "any", adults: "any" },
  "/unsubscribe": { token: "any" },
};

export interface PageQuery {
  /** Empty, or a query that begins with "?". */
  readonly search: string;
  /** True for free text: too many such pages to keep. */
  readonly isFree: boolean;
}

/**
 * Returns the query that a public page reads, in one spelling; other keys (utm_source, gclid…)
 * change nothing. `pathname` has no language prefix and no preview base.
 */
export function pageQuery(pathname: string, search: string): PageQuery {
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  let isFree = false;
  for (const [key, values] of Object.entries(QUERIES[pathname] ?? {})) {
    const [value, ...more] = asked.getAll(key);
    // A repeated key is a list, which no page reads.
    if (
      value === undefined ||
      more.length > 0 ||
      !(values === "any" ? value : values.includes(value))
    )
      continue;
    read.set(key, value);
    isFree ||= values === "any";
  }
  return { search: read.size > 0 ? `?${read}` : "", isFree };
}

/**
 * Returns `target` (a path or full URL) when it is on this site, else undefined. Every redirect
 * from outside must pass here (open redirect).
 */
export function safeRedirect(target: unknown, origin: string): URL | undefined {
  if (typeof target !== "string" || !/^(\/|https?:)/.test(target) || !URL.canParse(target, origin))
    return undefined;
  const url = new URL(target, origin);
  // A user name or password would stand before our name in the address; "//" begins another site's.
  const isOurs = url.origin === origin && url.username === "" && url.password === "";
  return isOurs && !url.pathname.startsWith("//") ? url : undefined;
}
