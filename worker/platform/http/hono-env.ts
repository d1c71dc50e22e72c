import type { Ctx } from "../context/context.ts";

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
