import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";

const NAME = "check";
const MAX_AGE_SECONDS = 600;

/** This cookie only shows whether the browser sends it back. */
export function writeCheckCookie(url: string, path: string): string {
  return generateCookie(NAME, "1", {
    path,
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "Lax",
    secure: url.startsWith("https:"),
  });
}

export function hasCheckCookie(header: string | null | undefined): boolean {
  return parse(header ?? "", NAME)[NAME] !== undefined;
}
