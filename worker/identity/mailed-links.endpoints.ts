import { Hono } from "hono";
import * as z from "zod/mini";
import {
  RecoverSchema,
  ResendSchema,
  TokenResponseSchema,
  VerifySchema,
} from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../platform/errors/auth-errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { findActor } from "../api/access.ts";
import { route } from "../api/route.ts";
import { resendEmailChange } from "./sign-in/email-change.ts";
import { askForProof, sendProof } from "./sign-in/prove-address.ts";
import { sendRecovery } from "./sign-in/recovery.ts";
import { verifyMailed } from "./sign-in/verify.ts";
import { requireEmail } from "./users/users.ts";

const TOKEN_HASH = /^[\w-]+\.[\w-]+$/;
const CONFIRM_TYPES: ReadonlySet<string> = new Set(["signup", "email_change", "email_change_undo"]);

const RESEND = new Map([
  ["signup", sendProof],
  ["email_change", resendEmailChange],
]);

export const mailedLinks = new Hono<HonoEnv>()
  .post(
    "/auth/recover",
    route({
      summary: "Ask for a link that opens one's account",
      description:
        "The same answer with or without such an account. The link works once, for an hour.",
      limit: "password",
      json: RecoverSchema,
      responses: {
        200: {
          description: "If there is such an account, a mail is on its way",
          schema: z.object({}),
        },
      },
    }),
    (c) => {
      const { email } = c.req.valid("json");
      if (!email) throw new AuthError("validation_failed", "Password recovery requires an email");
      c.var.ctx.later(sendRecovery(c.var.ctx, requireEmail(email)));
      return c.json({});
    },
  )
  .post(
    "/auth/resend",
    route({
      summary: "Ask again for the mail that proves one's address",
      description:
        "signup: the account's address. email_change: the new one that it asked for. The same " +
        "answer without anything to send, but to the account's session.",
      limit: "password",
      json: ResendSchema,
      responses: {
        200: {
          description: "If there is something to send, it is on its way",
          schema: z.object({}),
        },
        429: {
          description:
            "over_request_rate_limit; to the account's own session also over_email_send_rate_limit",
        },
      },
    }),
    async (c) => {
      const { type, email: typed } = c.req.valid("json");
      const send = RESEND.get(type ?? "");
      if (!send)
        throw new AuthError(
          "validation_failed",
          "Missing one of these types: signup, email_change",
        );
      if (!typed)
        throw new AuthError("validation_failed", "Type provided requires an email address");
      const email = requireEmail(typed);
      const actor = await findActor(c);
      // Only the owner may see the outcome, because it reveals that the account exists.
      if (type === "signup" && actor?.email === email) await askForProof({ ...c.var.ctx, actor });
      else c.var.ctx.later(send(c.var.ctx, email));
      return c.json({});
    },
  )
  .post(
    "/auth/verify",
    route({
      summary: "Use a mailed link (token_hash) or code (email, token)",
      description:
        "With a session of the link's account it proves the address, without one it opens the " +
        "account for a new password.",
      limit: "password",
      json: VerifySchema,
      responses: {
        200: { description: "The session", schema: TokenResponseSchema },
        403: {
          description: "The link or code is not valid, or no longer, or is another account's",
        },
      },
    }),
    async (c) => {
      const ctx = { ...c.var.ctx, actor: await findActor(c) };
      const userAgent = c.req.header("user-agent") ?? "";
      return c.json(await verifyMailed(ctx, { ...c.req.valid("json"), userAgent }));
    },
  )
  .get(
    "/auth/verify",
    route({
      summary: "Follow a mailed link",
      description: "Leads to the page that uses the link, so that no mail scanner uses it up.",
      parameters: [
        { in: "query", name: "token_hash", schema: { type: "string" } },
        { in: "query", name: "type", schema: { type: "string" } },
      ],
      responses: { 303: { description: "To the page" } },
    }),
    (c) => {
      const given = c.req.query("token_hash") ?? c.req.query("token") ?? "";
      const asked = c.req.query("type") ?? "";
      const [page, type] = CONFIRM_TYPES.has(asked) ? ["confirm", asked] : ["reset", "recovery"];
      const query = new URLSearchParams({ token_hash: TOKEN_HASH.test(given) ? given : "", type });
      return c.redirect(`${c.var.ctx.origin}/auth/${page}?${query}`, 303);
    },
  );
