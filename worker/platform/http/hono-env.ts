import type { Ctx } from "../context/context.ts";

/** Middleware of every request uses `c.get`, because `c.var` copies all variables each time. */
export interface HonoEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    ctx: Ctx;
    /** Repeated calls after database errors. Absent without a context. */
    repeats?: number;
  };
}
