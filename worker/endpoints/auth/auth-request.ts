import type { Context } from "hono";

export const tags = ["Auth"];

/** What the browser says it is, for the list of sessions. */
export function userAgentOf(c: Context): string {
  return c.req.header("user-agent") ?? "";
}
