import * as z from "zod/mini";
import { PASS_REFUSALS } from "./pass.ts";

/** Contains the facts that admit or refuse a pass, but no name. */
export const LanePassSchema = z.object({
  /** The first LANE_HASH_LENGTH characters of the SHA-256 of the code and of the short code. */
  code: z.string(),
  short_code: z.string(),
  airport: z.string(),
  flight_date: z.nullable(z.string()),
  adults: z.number(),
  children: z.number(),
  infants: z.number(),
  unpaid_travellers: z.number(),
  left: z.number(),
  /** A refusal at every airport; null for a pass that is valid at its airport on its day. */
  refusal: z.nullable(z.enum(PASS_REFUSALS)),
  used_at: z.nullable(z.iso.datetime()),
  withdrawn_at: z.optional(z.iso.datetime()),
});
export type LanePass = z.infer<typeof LanePassSchema>;

/** The passes of the days around today, and the open ones. */
export const LaneListSchema = z.object({ airport: z.string(), items: z.array(LanePassSchema) });
export type LaneList = z.infer<typeof LaneListSchema>;
