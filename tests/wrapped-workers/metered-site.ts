import { type BuiltSite, builtSite, QUICK } from "../site.ts";

/** The built product behind the meter. */
export const meteredSite = (): BuiltSite => builtSite(QUICK, { isMetered: true });
