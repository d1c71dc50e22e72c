import { Hono } from "hono";
import * as z from "zod/mini";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { publicSettings, serverInfo } from "./providers/public-settings.ts";
import { jsonWebKeySet } from "./sessions/access-token.ts";

const AuthSettingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  oidc_name: z.optional(z.string()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  passkeys_enabled: z.boolean(),
});

export const metadata = new Hono<HonoEnv>()
  .get(
    "/auth/settings",
    route({
      summary: "Which ways to sign in there are",
      responses: { 200: { description: "The settings", schema: AuthSettingsSchema } },
    }),
    (c) => {
      c.header("cache-control", "public, max-age=60");
      return c.json(publicSettings(c.var.ctx));
    },
  )
  .get(
    "/auth/health",
    route({
      summary: "That the auth server is there",
      responses: {
        200: {
          description: "It is",
          schema: z.object({ version: z.string(), name: z.string(), description: z.string() }),
        },
      },
    }),
    (c) => c.json(serverInfo()),
  )
  .get(
    "/auth/.well-known/jwks.json",
    route({
      summary: "The public key of access tokens",
      responses: {
        200: {
          description: "A JSON Web Key Set",
          schema: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
        },
      },
    }),
    async (c) => {
      c.header("cache-control", "public, max-age=600");
      return c.json(await jsonWebKeySet(c.var.ctx));
    },
  );
