import type { Settings } from "./env.ts";

/** What every Hono context of the API carries. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string; settings: Settings };
}
