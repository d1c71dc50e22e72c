import { Hono } from "hono";
import { UserSchema, UserUpdateSchema } from "../../../src/domain/accounts/auth.schema.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { passwordLimit } from "../../middleware/rate-limit.ts";
import { describe } from "../../openapi/route-docs.ts";
import { authenticate } from "../../services/auth/authenticate.ts";
import { updateUser } from "../../services/auth/update-user.ts";
import { authUserOf } from "../../services/users/users.ts";
import { mailSite, tags } from "./auth-request.ts";

/** Shows and changes the caller's own account. */
export const user = new Hono<AppEnv>()
  .get(
    "/auth/user",
    describe({
      tags,
      summary: "Who is signed in",
      access: "member",
      answers: { 200: { description: "The user", schema: UserSchema }, 403: { description: "bad_jwt, session_not_found, user_banned, …" } },
    }),
    async (c) => {
      const { record } = await authenticate(c.get("settings"), c.req.header("authorization"), Date.now());
      return c.json(authUserOf(record), 200);
    },
  )
  .put(
    "/auth/user",
    describe({
      tags,
      summary: "Change one's own name, password or address",
      description:
        "data is merged, null removes a key. A new password ends all other sessions. A new address is used once its mail is followed. current_password is needed an hour after signing in.",
      access: "member",
      answers: {
        200: { description: "The changed user", schema: UserSchema },
        400: { description: "current_password_required, current_password_invalid, reauthentication_needed, validation_failed" },
        403: { description: "bad_jwt, session_not_found, user_banned, not_admin" },
        409: { description: "conflict: the account was changed at the same moment" },
        422: { description: "same_password, weak_password, email_exists" },
        429: { description: "over_email_send_rate_limit, over_request_rate_limit" },
      },
    }),
    passwordLimit,
    jsonInput(UserUpdateSchema),
    async (c) => {
      const settings = c.get("settings");
      const now = Date.now();
      const caller = await authenticate(settings, c.req.header("authorization"), now);
      return c.json(await updateUser(settings, caller, c.req.valid("json"), mailSite(c), now), 200);
    },
  );
