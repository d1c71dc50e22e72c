import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { isWrite } from "./request.ts";

const HEADER = "x-d1-bookmark";
/** Asks for the primary instead, as the pages do. */
const PRIMARY = "first-primary";
export const FROM_PRIMARY = { [HEADER]: PRIMARY };
/** D1's name of a state of the database: a later state sorts after an earlier one. */
const BOOKMARK = /^[\da-f-]{1,100}$/;
/** Longer than any replica lags. */
const MAX_AGE_SECONDS = 300;

/** Returns the newest of bookmarks; null without one. */
export const newestBookmark = (bookmarks: readonly (string | null | undefined)[]) =>
  bookmarks
    .filter((bookmark) => BOOKMARK.test(bookmark ?? ""))
    .toSorted()
    .at(-1) ?? null;

/** Returns the state that the caller has seen: a D1 session's start. */
export function getBookmark(c: Context): string | null {
  const asked = c.req.header(HEADER);
  if (asked === PRIMARY) return PRIMARY;
  return newestBookmark([asked, getCookie(c, "read"), getCookie(c, "written")]);
}

/** Tells the caller the state shown. A read's response may come late: it takes back no write's. */
export function setBookmark(c: Context, bookmark: string): void {
  // c.header and setCookie would copy the finished response each time.
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
