import type { Ctx } from "../context/context.ts";

/** Code of every request uses `c.get`, because `c.var` copies all variables each time. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    ctx: Ctx;
    /** Calls repeated after a fault of the database; absent without a context. */
    repeats?: number;
  };
}
