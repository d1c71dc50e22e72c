import * as z from "zod/mini";
import { requiredText } from "./validation.schema.ts";
import { MAX_REASON_LENGTH } from "./reason.ts";
import { VALIDATION_MESSAGES as M } from "./validation.ts";

export const ReasonSchema = z.object({
  reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
});
export type Reason = z.infer<typeof ReasonSchema>;
