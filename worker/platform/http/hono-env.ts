import type { Ctx, ReadCtx, SignedInCtx } from "../context/context.ts";

/** Code of every request reads it by `c.get`: `c.var` copies all variables each time. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    ctx: Ctx;
    /** The calls that were repeated for a fault of the database; absent without a context. */
    repeats?: number;
  };
}

/** The context of a staff view whose read authorises it. */
export interface ReadEnv {
  Bindings: Env;
  Variables: { requestId: string; ctx: ReadCtx };
}

/** The context behind a guard that checks before the endpoint runs. */
export interface SignedInEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & { ctx: SignedInCtx };
}
