import type { Ctx, SignedInCtx } from "../context/context.ts";

/** The variables of every Hono context of the API. */
export interface HonoEnv {
  Bindings: Env;
  Variables: { requestId: string; ctx: Ctx };
}

/** The context behind a guard that checks before the endpoint runs. */
export interface SignedInEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & { ctx: SignedInCtx };
}
