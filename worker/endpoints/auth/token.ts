import { type Context, Hono } from "hono";
import { type TokenAnswer, TokenAnswerSchema, type TokenRequest, TokenRequestSchema } from "../../../src/domain/accounts/auth.schema.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { AuthError } from "../../auth-errors.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { countUse, visitorOf } from "../../middleware/rate-limit.ts";
import { describe } from "../../openapi/route-docs.ts";
import { refreshSession } from "../../services/sessions/refresh-session.ts";
import { signInWithPassword } from "../../services/auth/sign-in.ts";
import { exchangeAuthCode } from "../../services/oauth/flow.ts";
import { tags, userAgentOf } from "./auth-request.ts";

/** Signs in by password, and exchanges refresh tokens (docs/product.md, "Sessions"). */
export const token = new Hono<AppEnv>().post(
  "/auth/token",
  describe({
    tags,
    summary: "Sign in, or refresh a session",
    description: "By grant_type: password (email, password), refresh_token (refresh_token), pkce (auth_code, code_verifier).",
    parameters: [
      { in: "query", name: "grant_type", required: true, schema: { type: "string", enum: ["password", "refresh_token", "pkce"] } },
    ],
    answers: {
      200: { description: "The session", schema: TokenAnswerSchema },
      400: { description: "invalid_credentials, refresh_token_not_found, refresh_token_already_used, session_expired, …" },
    },
  }),
  jsonInput(TokenRequestSchema),
  async (c) => c.json(await grant(c, c.req.valid("json")), 200),
);

async function grant(c: Context<AppEnv>, request: TokenRequest): Promise<TokenAnswer> {
  const settings = c.get("settings");
  const now = Date.now();
  switch (c.req.query("grant_type")) {
    case "password": {
      if (!request.email) throw new AuthError(400, "validation_failed", "missing email or phone");
      await countUse(c, "PASSWORD_LIMIT", `sign-in:${visitorOf(c)}`);
      return signInWithPassword(settings, request.email, request.password ?? "", userAgentOf(c), now);
    }
    case "refresh_token":
      return refreshSession(settings, request.refresh_token ?? "", now);
    case "pkce":
      if (!request.auth_code || !request.code_verifier) {
        throw new AuthError(400, "validation_failed", "invalid request: both auth code and code verifier should be non-empty");
      }
      return exchangeAuthCode(settings, request.auth_code, request.code_verifier, userAgentOf(c), now);
    default:
      throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  }
}
