import { type Context, Hono } from "hono";
import {
  SignUpSchema,
  type TokenRequest,
  TokenRequestSchema,
  type TokenResponse,
  TokenResponseSchema,
} from "#domain/accounts/auth.schema.ts";
import { AuthError } from "../platform/errors/auth-errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import { signInWithPassword } from "./sign-in/sign-in.ts";
import { signOut } from "./sign-in/sign-out.ts";
import { signUp } from "./sign-in/sign-up.ts";
import { exchangeAuthCode } from "./providers/flow.ts";
import type { SignOutScope } from "./sessions/end-sessions.ts";
import { refreshSession } from "./sessions/refresh-session.ts";

const SCOPES = ["global", "local", "others"] as const satisfies SignOutScope[];

const userAgent = (c: Context) => c.req.header("user-agent") ?? "";

export const signIn = new Hono<HonoEnv>()
  .post(
    "/auth/signup",
    route({
      summary: "Make an account and sign in",
      limit: "password",
      json: SignUpSchema,
      responses: {
        200: { description: "The new session", schema: TokenResponseSchema },
      },
    }),
    async (c) =>
      c.json(await signUp(c.var.ctx, { ...c.req.valid("json"), userAgent: userAgent(c) })),
  )
  .post(
    "/auth/token",
    route({
      summary: "Sign in, or refresh a session",
      description:
        "By grant_type: password (email, password), refresh_token (refresh_token), pkce " +
        "(auth_code, code_verifier).",
      parameters: [
        {
          in: "query",
          name: "grant_type",
          required: true,
          schema: { type: "string", enum: ["password", "refresh_token", "pkce"] },
        },
      ],
      json: TokenRequestSchema,
      responses: {
        200: { description: "The session", schema: TokenResponseSchema },
      },
    }),
    async (c) => c.json(await grant(c, c.req.valid("json"))),
  )
  .post(
    "/auth/logout",
    // Refuses an unknown scope before the token is checked.
    (c, next) => {
      parseScope(c);
      return next();
    },
    route({
      summary: "End sessions, with all their tokens",
      description:
        "local: this one. others: all the others. global: all, or this one until it has shown " +
        "the account's second factor.",
      access: "session",
      parameters: [
        {
          in: "query",
          name: "scope",
          schema: { type: "string", enum: [...SCOPES], default: "global" },
        },
      ],
      responses: {
        204: { description: "Ended" },
        400: { description: "An unknown scope" },
        403: { description: "No such session" },
        422: { description: "insufficient_aal: the others, without the second factor" },
      },
    }),
    async (c) => {
      await signOut(c.var.ctx, { record: c.var.account, scope: parseScope(c) });
      return c.body(null, 204);
    },
  );

function parseScope(c: Context): SignOutScope {
  const asked = c.req.query("scope") || "global";
  const scope = SCOPES.find((known) => known === asked);
  if (!scope) throw new AuthError("validation_failed", "Unsupported logout scope");
  return scope;
}

async function grant(c: Context<HonoEnv>, request: TokenRequest): Promise<TokenResponse> {
  const { ctx } = c.var;
  switch (c.req.query("grant_type")) {
    case "password": {
      const { email, password } = request;
      if (!email) throw new AuthError("validation_failed", "missing email or phone");
      await consumeRateLimit(c, "PASSWORD_LIMIT", `sign-in:${c.var.ctx.visitor}`);
      return signInWithPassword(ctx, { email, password: password ?? "", userAgent: userAgent(c) });
    }
    case "refresh_token":
      return refreshSession(ctx, request.refresh_token ?? "");
    case "pkce": {
      const { auth_code: authCode, code_verifier: codeVerifier } = request;
      if (!authCode || !codeVerifier)
        throw new AuthError(
          "validation_failed",
          "invalid request: both auth code and code verifier should be non-empty",
        );
      return exchangeAuthCode(ctx, { authCode, codeVerifier, userAgent: userAgent(c) });
    }
    default:
      throw new AuthError("invalid_credentials", "unsupported_grant_type");
  }
}
