import { type BuiltSite, builtSite, QUICK } from "../site.ts";
import { TESTED_CONFIG } from "../tested-build.ts";
import { wrappedWorker, WRAPPERS } from "./wrapped-worker.ts";

let config: string | undefined;

/** The built product behind the meter. All test files of this process share one, as they share `builtSite()`. */
export function meteredSite(): BuiltSite {
  if (config === undefined) {
    const metered = wrappedWorker(TESTED_CONFIG, WRAPPERS.metered);
    process.once("exit", metered.remove);
    ({ config } = metered);
  }
  return builtSite(QUICK, config, true);
}
