import { generateCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";

const NAME = "check";
const MAX_AGE_SECONDS = 600;

/** Returns a Set-Cookie header whose cookie is only to come back. */
export function writeCheckCookie(url: string, path: string): string {
  return generateCookie(NAME, "1", {
    path,
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "Lax",
    secure: url.startsWith("https:"),
  });
}

/** True when the browser sent that cookie back: it keeps cookies. */
export function hasCheckCookie(header: string | null | undefined): boolean {
  return parse(header ?? "", NAME)[NAME] !== undefined;
}
