import { siteConfig } from "../../../app.config.ts";
import { DEFAULT_RETENTION, retentionLimits } from "../../../src/domain/retention.ts";

/** The limits of retentionLimits at `now` (epoch ms), by the periods of this site's configuration. */
export function siteLimits(now: number): ReturnType<typeof retentionLimits> {
  return retentionLimits(siteConfig.retention ?? DEFAULT_RETENTION, now);
}
