import { siteConfig } from "../../../app.config.ts";
import { DEFAULT_RETENTION, retentionLimits } from "../../../src/domain/retention.ts";

/** What was last touched before these times (epoch ms) goes at `now`, by the periods of this site. */
export function siteLimits(now: number): ReturnType<typeof retentionLimits> {
  return retentionLimits(siteConfig.retention ?? DEFAULT_RETENTION, now);
}
