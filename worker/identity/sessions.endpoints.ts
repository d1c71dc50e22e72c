import { Hono } from "hono";
import { AccountSessionsSchema } from "#domain/accounts/account.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { endOwnSession, endSessions } from "./sessions/end-sessions.ts";
import { listSessions } from "./sessions/list-sessions.ts";

export const sessions = new Hono<HonoEnv>()
  .get(
    "/sessions",
    route({
      summary: "One's own sessions",
      access: "member",
      responses: {
        200: { description: "The sessions, the newest first", schema: AccountSessionsSchema },
      },
    }),
    async (c) => c.json({ items: await listSessions(c.var.ctx) }),
  )
  .delete(
    "/sessions",
    route({
      summary: "End all of one's other sessions",
      access: "member",
      responses: { 204: { description: "Ended: this session is the only one" } },
    }),
    async (c) => {
      await endSessions(c.var.ctx, "others");
      return c.body(null, 204);
    },
  )
  .delete(
    "/sessions/:id",
    route({
      summary: "End one of one's own sessions",
      access: "member",
      responses: {
        204: { description: "Ended, with all its tokens" },
        404: { description: "No such session, or not the caller's" },
      },
    }),
    async (c) => {
      await endOwnSession(c.var.ctx, c.req.param("id"));
      return c.body(null, 204);
    },
  );
