import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../../http/hono-env.ts";
import { describe } from "../../openapi/route-docs.ts";
import { jsonWebKeySet } from "../../services/sessions/access-token.ts";
import { publicSettings, serverInfo } from "../../services/auth/public-settings.ts";
import { tags } from "./auth-request.ts";

const AuthSettingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  /** The provider's name on its button. */
  oidc_name: z.optional(z.string()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
});

/** The auth server's public settings, version and keys. */
export const about = new Hono<AppEnv>()
  .get(
    "/auth/settings",
    describe({
      tags,
      summary: "Which ways to sign in there are",
      answers: { 200: { description: "The settings", schema: AuthSettingsSchema } },
    }),
    (c) => c.json(publicSettings(c.get("settings")), 200),
  )
  .get(
    "/auth/health",
    describe({
      tags,
      summary: "That the auth server is there",
      answers: {
        200: { description: "It is", schema: z.object({ version: z.string(), name: z.string(), description: z.string() }) },
      },
    }),
    (c) => c.json(serverInfo(), 200),
  )
  .get(
    "/auth/.well-known/jwks.json",
    describe({
      tags,
      summary: "The public key of access tokens",
      answers: { 200: { description: "A JSON Web Key Set", schema: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) } },
    }),
    async (c) => {
      c.header("cache-control", "public, max-age=600");
      return c.json(await jsonWebKeySet(c.get("settings")), 200);
    },
  );
