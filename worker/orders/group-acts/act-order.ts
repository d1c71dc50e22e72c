import { and, eq, type SQL } from "drizzle-orm";
import type { Statement } from "../../platform/db/batch.ts";
import { groupActOrders, type GroupActRow } from "../../tables/group-acts.ts";

/** The result for one order. `also` joins the batch that records the result, so that a mail is sent once. */
export interface Outcome {
  status: "done" | "failed" | "waiting";
  failure?: string;
  also?: Statement | readonly Statement[];
  /** The id of the mail that `also` queues. */
  mail?: string;
}

/** Another worker may have finished the order after this worker's lease. */
export const ofRow = ({ id }: Pick<GroupActRow, "id">, orderId: string): SQL | undefined =>
  and(
    eq(groupActOrders.actId, id),
    eq(groupActOrders.orderId, orderId),
    eq(groupActOrders.status, "waiting"),
  );
