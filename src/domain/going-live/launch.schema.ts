import * as z from "zod/mini";
import { LAUNCH_CHECKS, LAUNCH_STATES } from "./launch.ts";

export const LaunchSchema = z.object({
  items: z.array(
    z.object({
      id: z.enum(LAUNCH_CHECKS),
      state: z.enum(LAUNCH_STATES),
      /** When the last mail, webhook, cron or backup was seen (UTC ISO 8601). */
      at: z.nullable(z.string()),
      /** Why the owner accepts the risk. */
      reason: z.nullable(z.string()),
      count: z.optional(z.number()),
    }),
  ),
});
