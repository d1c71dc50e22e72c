import type { Actor } from "../context.ts";
import type { Settings } from "../env.ts";

/** The variables of every Hono context of the API. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; settings: Settings };
}

/** The context behind `requireSession`, and behind `requireAdmin` where it checks first. */
export interface SignedInEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { signedIn: Actor };
}
