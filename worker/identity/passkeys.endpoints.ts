import { type Context, Hono } from "hono";
import { TokenResponseSchema } from "#domain/accounts/auth.schema.ts";
import {
  PasskeyCreationSchema,
  PasskeyNameSchema,
  PasskeyRequestSchema,
  PasskeySchema,
  PasskeysSchema,
  PasskeyVerificationSchema,
} from "#domain/accounts/passkey.schema.ts";
import type { SignedInEnv } from "../api/access.ts";
import { route } from "../api/route.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./passkeys/manage-passkeys.ts";
import { addPasskey, askForNewPasskey } from "./passkeys/register-passkey.ts";
import { askForPasskey, signInWithPasskey } from "./passkeys/sign-in-with-passkey.ts";

const refusals = {
  400: {
    description: "webauthn_challenge_not_found, webauthn_challenge_expired, …_verification_failed",
  },
};
const forOwner = {
  403: {
    description:
      "insufficient_aal: show the second factor first; passkey_required: sign in with a passkey; " +
      "email_not_confirmed",
  },
};
const fresh = "Asks for a sign-in less than an hour old (reauthentication_needed).";

const ownerOf = ({ var: { account: record, staff } }: Context<SignedInEnv>) => ({ record, staff });

export const passkeys = new Hono<HonoEnv>()
  .post(
    "/auth/passkeys/authentication/options",
    route({
      summary: "Ask to sign in with a passkey",
      description: "The challenge counts once, for five minutes.",
      limit: "password",
      responses: {
        200: { description: "For navigator.credentials.get", schema: PasskeyRequestSchema },
      },
    }),
    async (c) => c.json(await askForPasskey(c.var.ctx)),
  )
  .post(
    "/auth/passkeys/authentication/verify",
    route({
      summary: "Sign in with a passkey",
      description: "At aal2 if the authenticator verified its user, else at aal1.",
      limit: "password",
      json: PasskeyVerificationSchema,
      responses: {
        200: { description: "The session", schema: TokenResponseSchema },
        403: { description: "email_not_confirmed, user_banned" },
        ...refusals,
      },
    }),
    async (c) => {
      const verification = c.req.valid("json");
      const userAgent = c.req.header("user-agent") ?? "";
      return c.json(await signInWithPasskey(c.var.ctx, { verification, userAgent }));
    },
  )
  .post(
    "/auth/passkeys/registration/options",
    route({
      access: "session",
      summary: "Ask to add a passkey",
      description: fresh,
      limit: "password",
      responses: {
        200: { description: "For navigator.credentials.create", schema: PasskeyCreationSchema },
        ...forOwner,
        422: { description: "too_many_passkeys" },
      },
    }),
    async (c) => c.json(await askForNewPasskey(c.var.ctx, ownerOf(c))),
  )
  .post(
    "/auth/passkeys/registration/verify",
    route({
      access: "session",
      summary: "Add a passkey",
      limit: "password",
      json: PasskeyVerificationSchema,
      responses: {
        200: { description: "It opens the account from now on", schema: PasskeySchema },
        ...refusals,
        ...forOwner,
        422: { description: "webauthn_credential_exists, too_many_passkeys" },
      },
    }),
    async (c) => {
      const verification = c.req.valid("json");
      return c.json(await addPasskey(c.var.ctx, { owner: ownerOf(c), verification }));
    },
  )
  .get(
    "/auth/passkeys",
    route({
      access: "session",
      summary: "One's own passkeys",
      responses: { 200: { description: "The oldest first", schema: PasskeysSchema }, ...forOwner },
    }),
    async (c) => c.json(await listPasskeys(c.var.ctx, c.var.account)),
  )
  .patch(
    "/auth/passkeys/:id",
    route({
      access: "session",
      summary: "Rename a passkey",
      json: PasskeyNameSchema,
      responses: {
        200: { description: "With its new name", schema: PasskeySchema },
        ...forOwner,
        404: { description: "No such passkey, or not the caller's" },
      },
    }),
    async (c) => {
      const { ctx, account: record } = c.var;
      const { friendly_name: name } = c.req.valid("json");
      return c.json(await renamePasskey(ctx, { record, id: c.req.param("id"), name }));
    },
  )
  .delete(
    "/auth/passkeys/:id",
    route({
      access: "session",
      summary: "Remove a passkey, and end the sessions that it opened",
      description: fresh,
      responses: {
        204: { description: "It opens nothing any more" },
        ...forOwner,
        404: { description: "No such passkey, or not the caller's" },
      },
    }),
    async (c) => {
      await removePasskey(c.var.ctx, { owner: ownerOf(c), id: c.req.param("id") });
      return c.body(null, 204);
    },
  );
