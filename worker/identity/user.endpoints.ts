import { Hono } from "hono";
import { UserSchema, UserUpdateSchema } from "#domain/accounts/auth.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { updateUser } from "./account/update-user.ts";
import { toAuthUser } from "./users/users.ts";

export const user = new Hono<HonoEnv>()
  .get(
    "/auth/user",
    route({
      summary: "Who is signed in",
      access: "session",
      responses: {
        200: { description: "The user", schema: UserSchema },
        403: { description: "bad_jwt, session_not_found, user_banned, …" },
      },
    }),
    (c) => c.json(toAuthUser(c.var.account, c.var.ctx.actor.aal)),
  )
  .put(
    "/auth/user",
    route({
      summary: "Change one's own name, password or address",
      description:
        "data is merged, null removes a key. A new password ends other sessions. A new address " +
        "waits for its mail. current_password is needed an hour after signing in.",
      access: "session",
      limit: "password",
      json: UserUpdateSchema,
      responses: {
        200: { description: "The changed user", schema: UserSchema },
        403: { description: "bad_jwt, session_not_found, user_banned, not_admin" },
        409: { description: "conflict: the account was changed at the same moment" },
        429: { description: "over_email_send_rate_limit, over_request_rate_limit" },
      },
    }),
    async (c) => {
      const { ctx, account: record } = c.var;
      return c.json(await updateUser(ctx, { record, update: c.req.valid("json") }));
    },
  );
