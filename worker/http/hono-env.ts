import type { Actor } from "../context.ts";
import type { Settings } from "../env.ts";

/** What every Hono context of the API carries. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; settings: Settings };
}

/** The context behind `requireSession`, and behind `requireAdmin` where it checks first. */
export interface SignedInEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { signedIn: Actor };
}
