import { PLAN_IDS } from "./money/plans.ts";

const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

const UNRESERVED = /^[a-z0-9._~-]$/;

/** The page of a pass, and its code, in which capitals are letters of their own (src/domain/passes/pass.ts). */
const PASS_PATH = /^(\/+(?:fr\/+)?pass\/+)([\w-]+)\/*$/i;

/**
 * A page's path in its one spelling, so that a page is rendered, cached and counted once: lower case, as every path of ours but the code
 * of a pass, single slashes, none at the end, and nothing escaped that need not be (RFC 3986, section 6.2.2).
 * @returns undefined where an escape is no text, such as "/%ff"
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
    // The result counts: a build leaves out the call whose result nobody uses.
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

/** What public pages read of their query, by path without prefixes: each key with the values that it may have; "any" is free text. */
const QUERIES: Record<string, Record<string, readonly string[] | "any">> = {
  "/pre-checkout": { plan: PLAN_IDS },
  "/fast-track-form": { airport: "any", adults: "any" },
  "/unsubscribe": { token: "any" },
};

/** What a page reads of a query. */
export interface PageQuery {
  /** Empty, or a query that begins with "?". */
  readonly search: string;
  /** True where it holds free text, so that there are more such pages than can be kept. */
  readonly isFree: boolean;
}

/**
 * The part of a query that a public page reads, in one spelling. Whatever else links carry (utm_source, gclid…) does not change the
 * page. `pathname` has neither language prefix nor base of a preview.
 */
export function pageQuery(pathname: string, search: string): PageQuery {
  const asked = new URLSearchParams(search);
  const read = new URLSearchParams();
  let isFree = false;
  for (const [key, values] of Object.entries(QUERIES[pathname] ?? {})) {
    const [value, ...more] = asked.getAll(key);
    // A key that comes twice is a list, which no page reads.
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
 * The address that `target` names if it is on this site, else undefined. `target` is a path or a full URL, as it came from a URL or
 * from the history. Whoever redirects to one must ask here: a redirect to any other site would lend it our name (open redirect).
 */
export function safeRedirect(target: unknown, origin: string): URL | undefined {
  if (typeof target !== "string" || !/^(\/|https?:)/.test(target) || !URL.canParse(target, origin))
    return undefined;
  const url = new URL(target, origin);
  // A user name or a password would be shown before our name in the address.
  return url.origin === origin && url.username === "" && url.password === "" ? url : undefined;
}
