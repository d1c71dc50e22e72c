import { Hono } from "hono";
import { AccountSessionsSchema } from "../../src/domain/accounts/account.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { requireSession } from "../middleware/require-session.ts";
import { describe } from "../openapi/route-docs.ts";
import { endSessions } from "../services/sessions/end-sessions.ts";
import { endOwnSession, listSessions } from "../services/sessions/list-sessions.ts";

const tags = ["Account"];

/** Lists and ends the caller's sessions. */
export const sessions = new Hono<AppEnv>()
  .get(
    "/sessions",
    describe({
      tags,
      summary: "One's own sessions",
      access: "member",
      answers: { 200: { description: "The sessions, the newest first", schema: AccountSessionsSchema } },
    }),
    requireSession,
    async (c) => c.json({ items: await listSessions(c.get("settings"), c.get("signedIn"), Date.now()) }, 200),
  )
  .delete(
    "/sessions",
    describe({
      tags,
      summary: "End all of one's other sessions",
      access: "member",
      answers: { 204: { description: "Ended: this session is the only one" } },
    }),
    requireSession,
    async (c) => {
      const { userId, sessionId } = c.get("signedIn");
      await endSessions(c.get("settings").DB, userId, sessionId, "others").run();
      return c.body(null, 204);
    },
  )
  .delete(
    "/sessions/:id",
    describe({
      tags,
      summary: "End one of one's own sessions",
      access: "member",
      answers: { 204: { description: "Ended, with all its tokens" }, 404: { description: "No such session, or not the caller's" } },
    }),
    requireSession,
    async (c) => {
      await endOwnSession(c.get("settings").DB, c.get("signedIn"), c.req.param("id"));
      return c.body(null, 204);
    },
  );
