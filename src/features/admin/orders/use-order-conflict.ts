import { adminOrders } from "../../../content/admin-orders.ts";
import { OrderConflictSchema, type OrderDetail } from "../../../domain/orders/order-change.schema.ts";
import { ApiError } from "../../../lib/api-client.ts";
import { useContent } from "../../../lib/site-context.tsx";

/**
 * For the dialogs about an order: when someone else has changed it meanwhile, the dialog says so, shows the order as it is now, and
 * keeps what was typed.
 */
export function useOrderConflict(onConflict: (order: OrderDetail) => void) {
  const { conflicts } = useContent(adminOrders).change;
  return {
    /** The result of a call; a conflict hands the order on, to `alsoTo` first, before it is thrown. */
    send: async <Result>(call: Promise<Result>, alsoTo?: (order: OrderDetail) => void): Promise<Result> => {
      try {
        return await call;
      } catch (error) {
        const order = toConflict(error)?.order;
        if (order) {
          alsoTo?.(order);
          onConflict(order);
        }
        throw error;
      }
    },
    /** The words of a conflict; undefined for any other failure. */
    explain: (error: ApiError) => {
      const conflict = toConflict(error);
      return conflict && conflicts[conflict.error.code];
    },
  };
}

/** What the API says when the order no longer allows an action. */
function toConflict(error: unknown) {
  return error instanceof ApiError ? OrderConflictSchema.safeParse(error.body).data : undefined;
}
