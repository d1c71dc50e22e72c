import { dirname, join } from "node:path";
import { BUILT_CONFIG } from "../scripts/steps/build.ts";

/** The built Worker's configuration: dist/, or for another brand's project a build of our own. */
export const TESTED_CONFIG = process.env.TESTED_CONFIG || BUILT_CONFIG;
/** The folder with the build's `client` and `server`. */
export const TESTED_FOLDER = join(dirname(TESTED_CONFIG), "..");
