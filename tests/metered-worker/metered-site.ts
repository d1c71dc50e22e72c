import { type BuiltSite, builtSite, QUICK } from "../site.ts";
import { TESTED_CONFIG } from "../tested-build.ts";
import { meteredWorker } from "./metered-worker.ts";

let config: string | undefined;

/** The built product behind the meter. All test files of this process share one, as they share `builtSite()`. */
export function meteredSite(): BuiltSite {
  if (config === undefined) {
    const metered = meteredWorker(TESTED_CONFIG);
    process.once("exit", metered.remove);
    ({ config } = metered);
  }
  return builtSite(QUICK, config, true);
}
