import * as z from "zod/mini";
import { atMost, choiceOf, requiredText } from "../validation.schema.ts";
import { MAX_REASON_LENGTH } from "../reason.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { byHandFields } from "./order-change.schema.ts";
import { MAX_PICKED_ORDERS } from "./order-queries.schema.ts";
import { ORDER_STATUSES } from "./order-status.ts";
import { ORDER_CONFLICTS } from "./order-transitions.ts";

export const BulkChangeSchema = z.object({
  orders: z
    .array(z.object({ id: z.string().check(atMost(64, M.tooLong)), version: z.int(M.notWhole) }))
    .check(z.minLength(1, M.pickCount), atMost(MAX_PICKED_ORDERS, M.pickCount)),
  status: choiceOf(ORDER_STATUSES),
  ...byHandFields,
  reason: requiredText(MAX_REASON_LENGTH, M.reasonRequired),
  notify: z._default(z.boolean(), true),
});
export type BulkChange = z.infer<typeof BulkChangeSchema>;

/** In the order of the request. `refusal` is null for a changed order. */
export const BulkResultSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      status: z.nullable(z.enum(ORDER_STATUSES)),
      refusal: z.nullable(z.enum([...ORDER_CONFLICTS, "order_missing"])),
    }),
  ),
});
export type BulkResult = z.infer<typeof BulkResultSchema>;
