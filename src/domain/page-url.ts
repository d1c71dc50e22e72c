import { PLAN_IDS } from "./money/plans.ts";

const ESCAPE_OR_CAPITAL = /%[0-9a-f]{2}|[A-Z]/gi;

const UNRESERVED = /^[a-z0-9._~-]$/;

/** A pass's code is case-sensitive (src/domain/passes/pass.ts). */
const PASS_PATH = /^(\/+(?:fr\/+)?pass\/+)([\w-]+)\/*$/i;

/** Gives a path one spelling, so that its page is cached and counted once (RFC 3986, 6.2.2). Undefined for "/%ff". */
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
    // The comparison is needed: the build drops a call whose result is unused.
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

/** The queries that public pages read, by path without prefix. "any" is free text. */
const QUERIES: Record<string, Record<string, readonly string[] | "any">> = {
  "/pre-checkout": { plan: PLAN_IDS },
  "/contact": { topic: ["airport"] },
  "/fast-track-form": { airport: "any", adults: "any" },
  "/unsubscribe": { token: "any" },
};

export interface PageQuery {
  /** Empty, or a query that begins with "?". */
  readonly search: string;
  /** True for free text: there are too many such pages to cache. */
  readonly isFree: boolean;
}

/** Drops keys that the page does not read (utm_source, gclid…). `pathname` has no prefix. */
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
  const text = String(read);
  return { search: text && `?${text}`, isFree };
}

/** Undefined for text that is no address. Safari 16 lacks `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Undefined for another site (open redirect). Every redirect from outside must pass here. */
export function safeRedirect(target: unknown, origin: string): URL | undefined {
  if (typeof target !== "string" || !/^(\/|https?:)/.test(target)) return undefined;
  const url = parseUrl(target, origin);
  if (!url) return undefined;
  // A user name or password could imitate our host name; "//" begins another site's address.
  const isOurs = url.origin === origin && url.username === "" && url.password === "";
  return isOurs && !url.pathname.startsWith("//") ? url : undefined;
}
