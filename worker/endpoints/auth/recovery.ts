import { Hono } from "hono";
import * as z from "zod/mini";
import { RecoverSchema, TokenAnswerSchema, VerifySchema } from "../../../src/domain/accounts/auth.schema.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { AuthError } from "../../auth-errors.ts";
import { inBackground } from "../../http/background.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { passwordLimit } from "../../middleware/rate-limit.ts";
import { describe } from "../../openapi/route-docs.ts";
import { languageOf } from "../../http/request-language.ts";
import { readEmail } from "../../services/users/email-rule.ts";
import { sendRecovery, verifyRecovery } from "../../services/auth/recovery.ts";
import { siteOrigin } from "../../http/site-origin.ts";
import { tags, userAgentOf } from "./auth-request.ts";

const TOKEN_HASH = /^[\w-]+\.[\w-]+$/;

/** Mails a link to whoever forgot their password, and signs in with it once. */
export const recovery = new Hono<AppEnv>()
  .post(
    "/auth/recover",
    describe({
      tags,
      summary: "Ask for a link that opens one's account",
      description: "The same answer whether or not there is such an account. The link works once, for an hour.",
      answers: { 200: { description: "If there is such an account, a mail is on its way", schema: z.object({}) } },
    }),
    passwordLimit,
    jsonInput(RecoverSchema),
    (c) => {
      const typed = c.req.valid("json").email;
      if (!typed) throw new AuthError(400, "validation_failed", "Password recovery requires an email");
      const email = readEmail(typed);
      if (!email) throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
      inBackground(c, sendRecovery(c.get("settings"), email, `${siteOrigin(c)}/auth/reset`, languageOf(c), Date.now()));
      return c.json({}, 200);
    },
  )
  .post(
    "/auth/verify",
    describe({
      tags,
      summary: "Sign in with the token hash of a mailed link",
      answers: {
        200: { description: "The session", schema: TokenAnswerSchema },
        403: { description: "The link is not valid, or no longer" },
      },
    }),
    passwordLimit,
    jsonInput(VerifySchema),
    async (c) => {
      const { type, token_hash: tokenHash, email, token } = c.req.valid("json");
      if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
      if (!tokenHash && !(email && token)) throw new AuthError(400, "validation_failed", "Verify requires a token or a token hash");
      // GoTrue can mail codes to type as well; we mail links only.
      if (!tokenHash) throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
      if (type !== "recovery" && type !== "email") throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
      return c.json(await verifyRecovery(c.get("settings"), tokenHash, userAgentOf(c), Date.now()), 200);
    },
  )
  .get(
    "/auth/verify",
    describe({
      tags,
      summary: "Follow a mailed link",
      description: "Leads to the page that uses the link: opening it changes nothing, so that a mail scanner cannot use it up.",
      parameters: [
        { in: "query", name: "token_hash", schema: { type: "string" } },
        { in: "query", name: "type", schema: { type: "string" } },
      ],
      answers: { 303: { description: "To the page" } },
    }),
    (c) => {
      const given = c.req.query("token_hash") ?? c.req.query("token") ?? "";
      const query = new URLSearchParams({ token_hash: TOKEN_HASH.test(given) ? given : "", type: "recovery" });
      return c.redirect(`${siteOrigin(c)}/auth/reset?${query}`, 303);
    },
  );
