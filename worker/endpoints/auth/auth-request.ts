import type { Context } from "hono";

export const tags = ["Auth"];

/** The browser's user agent, for the list of sessions. */
export function userAgentOf(c: Context): string {
  return c.req.header("user-agent") ?? "";
}
