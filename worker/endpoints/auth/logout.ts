import { Hono } from "hono";
import type { AppEnv } from "../../http/hono-env.ts";
import { AuthError } from "../../auth-errors.ts";
import { describe } from "../../openapi/route-docs.ts";
import { authenticate } from "../../services/auth/authenticate.ts";
import { endSessions, type SignOutScope } from "../../services/sessions/end-sessions.ts";
import { tags } from "./auth-request.ts";

const SCOPES: readonly string[] = ["global", "local", "others"] satisfies SignOutScope[];
const isScope = (scope: string): scope is SignOutScope => SCOPES.includes(scope);

/** Signs out. The request has no body. */
export const logout = new Hono<AppEnv>().post(
  "/auth/logout",
  describe({
    tags,
    summary: "End sessions, with all their tokens",
    access: "member",
    parameters: [{ in: "query", name: "scope", schema: { type: "string", enum: ["global", "local", "others"], default: "global" } }],
    answers: { 204: { description: "Ended" }, 400: { description: "An unknown scope" }, 403: { description: "No such session" } },
  }),
  async (c) => {
    const scope = c.req.query("scope") || "global";
    if (!isScope(scope)) throw new AuthError(400, "validation_failed", `Unsupported logout scope`);
    const settings = c.get("settings");
    const { signedIn } = await authenticate(settings, c.req.header("authorization"), Date.now());
    await endSessions(settings.DB, signedIn.userId, signedIn.sessionId, scope).run();
    return c.body(null, 204);
  },
);
