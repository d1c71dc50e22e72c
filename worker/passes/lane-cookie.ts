import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { RETENTION_DAYS } from "#domain/retention.ts";
import { DAY_MS } from "#domain/time.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";

const MAX_AGE_SECONDS = (RETENTION_DAYS.laneCookie * DAY_MS) / 1000;

/** The cookie allows this browser only to redeem passes for a lane. */
export function setLaneCookie(c: Context<HonoEnv>, token: string): void {
  setCookie(c, "lane", token, {
    path: "/api/passes",
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "Strict",
    secure: c.req.url.startsWith("https:"),
  });
}

export function getLaneCookie(c: Context<HonoEnv>): string | undefined {
  return getCookie(c, "lane");
}
