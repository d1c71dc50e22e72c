import * as z from "zod/mini";
import { EXPORT_FORMATS } from "../csv.ts";
import { day, daysInOrder } from "../paging.schema.ts";
import { choiceOf } from "../validation.schema.ts";

export const MovementExportQuerySchema = z
  .object({
    from: day("The first day on which money moved, in the seller's legal zone"),
    to: day("The last day on which money moved, in the seller's legal zone"),
    format: z._default(choiceOf(EXPORT_FORMATS), "standard"),
  })
  .check(daysInOrder);
export type MovementExportQuery = z.infer<typeof MovementExportQuerySchema>;
