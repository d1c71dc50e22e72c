import { type Context, Hono } from "hono";
import { safeRedirect } from "#domain/page-url.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { AppError } from "../platform/errors/errors.ts";
import { logUnknown } from "../platform/context/log.ts";
import { route } from "../api/route.ts";
import { beginFlow, finishFlow } from "./providers/flow.ts";

const text = { schema: { type: "string" as const } };

const callbackUrl = (c: Context<HonoEnv>) => `${c.var.ctx.origin}/api/auth/callback`;

export const oauth = new Hono<HonoEnv>()
  .get(
    "/auth/authorize",
    route({
      summary: "Sign in with a provider",
      description:
        "Only these are read. PKCE is required: the browser exchanges its code at /token.",
      parameters: [
        { in: "query", name: "provider", required: true, ...text },
        { in: "query", name: "redirect_to", ...text },
        { in: "query", name: "code_challenge", required: true, ...text },
        { in: "query", name: "code_challenge_method", required: true, ...text },
      ],
      limit: "password",
      responses: {
        302: { description: "To the provider" },
        400: { description: "The provider is not enabled, or there is no challenge" },
      },
    }),
    async (c) => {
      const origin = c.var.ctx.origin;
      const redirectTo = (safeRedirect(c.req.query("redirect_to"), origin) ?? new URL(origin)).href;
      try {
        const url = await beginFlow(c.var.ctx, {
          provider: c.req.query("provider") ?? "",
          redirectTo,
          codeChallenge: c.req.query("code_challenge") ?? "",
          codeChallengeMethod: c.req.query("code_challenge_method") ?? "",
          callback: callbackUrl(c),
        });
        return c.redirect(url.href, 302);
      } catch (error) {
        if (error instanceof AppError) throw error;
        logUnknown(error, c.var.requestId);
        return c.redirect(
          withError(redirectTo, "unexpected_failure", "The provider cannot be reached"),
          302,
        );
      }
    },
  )
  .get(
    "/auth/callback",
    route({
      summary: "Where a provider sends the browser back to",
      parameters: ["code", "state", "error", "iss"].map((name) => ({
        in: "query" as const,
        name,
        ...text,
      })),
      limit: "password",
      responses: {
        302: {
          description:
            "To redirect_to with a code for /token, or error, error_code and error_description",
        },
      },
    }),
    async (c) => {
      const end = await finishFlow(c.var.ctx, {
        state: c.req.query("state") ?? "",
        code: c.req.query("code"),
        error: c.req.query("error"),
        issuer: c.req.query("iss"),
        callback: callbackUrl(c),
      });
      const redirectTo = end.redirectTo ?? `${c.var.ctx.origin}/auth`;
      if ("error" in end)
        return c.redirect(withError(redirectTo, end.error.code, end.error.message), 302);
      const url = new URL(redirectTo);
      url.searchParams.set("code", end.authCode);
      return c.redirect(url.href, 302);
    },
  );

const SERVER_ERRORS: ReadonlySet<string> = new Set(["unexpected_failure", "unavailable"]);

/** Some clients read the query and others the fragment. */
function withError(redirectTo: string, code: string, description: string): string {
  const url = new URL(redirectTo);
  const error = {
    error: SERVER_ERRORS.has(code) ? "server_error" : "access_denied",
    error_code: code,
    error_description: description,
  };
  for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(error).toString();
  return url.href;
}
