import type { Ctx, Queryable, SignedInCtx } from "../context.ts";
import type { Settings } from "../env.ts";

/** The variables of every Hono context of the API. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; settings: Settings; ctx: Ctx; reads: Queryable };
}

/** The context behind a guard that checks before the endpoint runs. */
export interface SignedInEnv extends AppEnv {
  Variables: AppEnv["Variables"] & { ctx: SignedInCtx };
}
