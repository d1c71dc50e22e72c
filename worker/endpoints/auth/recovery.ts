import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { RecoverSchema, ResendSchema, TokenAnswerSchema, VerifySchema } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import { inBackground } from "../../http/background.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { siteOrigin } from "../../http/site-origin.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { passwordLimit } from "../../middleware/rate-limit.ts";
import { describe } from "../../openapi/route-docs.ts";
import { type Authenticated, authenticate } from "../../services/auth/authenticate.ts";
import { resendEmailChange } from "../../services/auth/email-change.ts";
import { sendProof, sendRecovery } from "../../services/auth/recovery.ts";
import { verifyMailed } from "../../services/auth/verify.ts";
import { readEmail } from "../../services/users/email-rule.ts";
import { mailSite, tags, userAgentOf } from "./auth-request.ts";

const TOKEN_HASH = /^[\w-]+\.[\w-]+$/;
const CONFIRM_TYPES: ReadonlySet<string> = new Set(["signup", "email_change", "email_change_undo"]);

const RESEND = new Map([
  ["signup", sendProof],
  ["email_change", resendEmailChange],
]);

/** Links and codes that are sent by mail: asking for them, and using them. */
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
      const email = requireEmail(c.req.valid("json").email, "Password recovery requires an email");
      inBackground(c, sendRecovery(c.get("settings"), email, mailSite(c), Date.now()));
      return c.json({}, 200);
    },
  )
  .post(
    "/auth/resend",
    describe({
      tags,
      summary: "Ask again for the mail that proves one's address",
      description:
        "signup: the account's address. email_change: the new address that the account with this one asked for. The same answer whether or not there is anything to send.",
      answers: {
        200: { description: "If there is something to send, it is on its way", schema: z.object({}) },
        400: { description: "validation_failed: another type, or no address" },
      },
    }),
    passwordLimit,
    jsonInput(ResendSchema),
    (c) => {
      const { type, email: typed } = c.req.valid("json");
      const send = RESEND.get(type ?? "");
      if (!send) throw new AuthError(400, "validation_failed", "Missing one of these types: signup, email_change");
      const email = requireEmail(typed, "Type provided requires an email address");
      inBackground(c, send(c.get("settings"), email, mailSite(c), Date.now()));
      return c.json({}, 200);
    },
  )
  .post(
    "/auth/verify",
    describe({
      tags,
      summary: "Use a mailed link (token_hash) or code (email, token)",
      description:
        "With a session of the link's account it proves the address. Without one it opens the account, for its owner to choose a new password.",
      answers: {
        200: { description: "The session", schema: TokenAnswerSchema },
        403: { description: "The link or code is not valid, or no longer, or is another account's" },
        422: { description: "email_exists: the new address has another account by now" },
      },
    }),
    passwordLimit,
    jsonInput(VerifySchema),
    async (c) => {
      const settings = c.get("settings");
      const now = Date.now();
      const follower = {
        caller: await findCaller(c, now),
        site: mailSite(c),
        userAgent: userAgentOf(c),
        now,
        inBackground: (work: Promise<unknown>) => inBackground(c, work),
      };
      return c.json(await verifyMailed(settings, c.req.valid("json"), follower), 200);
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
      const asked = c.req.query("type") ?? "";
      const [page, type] = CONFIRM_TYPES.has(asked) ? ["confirm", asked] : ["reset", "recovery"];
      const query = new URLSearchParams({ token_hash: TOKEN_HASH.test(given) ? given : "", type });
      return c.redirect(`${siteOrigin(c)}/auth/${page}?${query}`, 303);
    },
  );

/** The normalised address. Throws AuthError 400 for none, or one that is none. */
function requireEmail(typed: string | null | undefined, missing: string): string {
  if (!typed) throw new AuthError(400, "validation_failed", missing);
  const email = readEmail(typed);
  if (!email) throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  return email;
}

/** Whose session the request carries. Clients may send a bearer that is none, such as the public key: then nobody's. */
async function findCaller(c: Context<AppEnv>, now: number): Promise<Authenticated | undefined> {
  try {
    return await authenticate(c.get("settings"), c.req.header("authorization"), now);
  } catch (error) {
    if (error instanceof AuthError) return undefined;
    throw error;
  }
}
