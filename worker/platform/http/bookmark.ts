import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { isWrite } from "./request.ts";

const HEADER = "x-d1-bookmark";
/** Asks for the primary, as the pages do. */
const PRIMARY = "first-primary";
export const FROM_PRIMARY = { [HEADER]: PRIMARY };
/** D1's name for a state of the database. Later states sort after earlier ones. */
const BOOKMARK = /^[\da-f-]{1,100}$/;
/** Longer than any replica lags. */
const MAX_AGE_SECONDS = 300;

export const newestBookmark = (bookmarks: readonly (string | null | undefined)[]) =>
  bookmarks
    .filter((bookmark) => BOOKMARK.test(bookmark ?? ""))
    .toSorted()
    .at(-1) ?? null;

/** The state that the caller has seen. The D1 session must start there. */
export function getBookmark(c: Context): string | null {
  const asked = c.req.header(HEADER);
  if (asked === PRIMARY) return PRIMARY;
  return newestBookmark([asked, getCookie(c, "read"), getCookie(c, "written")]);
}

/** Reads and writes have separate cookies, so that a late read cannot overwrite a write's newer state. */
export function setBookmark(c: Context, bookmark: string): void {
  // `c.header` and `setCookie` would copy the finished response.
  const { headers } = c.res;
  const cookie = generateCookie(isWrite(c.req.method) ? "written" : "read", bookmark, {
    path: "/api",
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "Lax",
    secure: c.req.url.startsWith("https:"),
  });
  headers.set(HEADER, bookmark);
  headers.append("set-cookie", cookie);
}
