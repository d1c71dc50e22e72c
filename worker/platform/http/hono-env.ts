import type { Ctx, SignedInCtx } from "../context/context.ts";

export interface HonoEnv {
  Bindings: Env;
  Variables: { requestId: string; ctx: Ctx };
}

/** The context behind a guard that checks before the endpoint runs. */
export interface SignedInEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & { ctx: SignedInCtx };
}
