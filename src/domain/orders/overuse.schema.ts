import * as z from "zod/mini";
import { MAX_REASON_LENGTH } from "./order-transitions.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";

export const OveruseClosureSchema = z.object({
  reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
});
export type OveruseClosure = z.infer<typeof OveruseClosureSchema>;
