import { type BuiltSite, builtSite, QUICK } from "../site.ts";
import { wrappedConfig, WRAPPERS } from "./wrapped-worker.ts";

/** The built product behind the meter. All test files of this process share one, as they share `builtSite()`. */
export const meteredSite = (): BuiltSite =>
  builtSite(QUICK, { config: wrappedConfig(WRAPPERS.metered), isShared: true });
