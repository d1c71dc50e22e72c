import { useState } from "react";
import { adminOrders } from "../../../../content/admin-orders.ts";
import {
  OrderConflictSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import { ApiError } from "../../../../lib/api/api-client.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { type OrderVersion, toVersion } from "./order-versions.tsx";

/**
 * For the dialogs about an order: when someone else has changed it meanwhile, the dialog says so, shows both versions side by side, and
 * keeps what was typed. `order` is what the dialog is about, which `onConflict` replaces by the order as it is now.
 */
export function useOrderConflict(
  order: OrderDetail | undefined,
  onConflict: (order: OrderDetail) => void,
) {
  const { conflicts } = useContent(adminOrders).change;
  const [mine, setMine] = useState<OrderVersion | null>(null);
  return {
    /** The result of a call; a conflict is shown, and handed on, before it is thrown. `toMine` is what was to become of the order. */
    send: async <Result>(
      call: Promise<Result>,
      toMine?: (theirs: OrderDetail) => Partial<OrderVersion>,
    ): Promise<Result> => {
      try {
        return await call;
      } catch (error) {
        const theirs = toConflict(error)?.order;
        if (theirs) {
          if (order) setMine({ ...toVersion(order), ...toMine?.(theirs) });
          onConflict(theirs);
        }
        throw error;
      }
    },
    /** The words of a conflict; undefined for any other failure. */
    explain: (error: ApiError) => {
      const conflict = toConflict(error);
      return conflict && conflicts[conflict.error.code];
    },
    /** For the dialog's form; undefined as long as nobody else has changed the order. */
    versions:
      mine && order ? { theirs: toVersion(order), mine, currency: order.currency } : undefined,
    /** For a dialog that is closed and stays: it begins anew. */
    forgetVersions: () => setMine(null),
  };
}

/** What the API says when the order no longer allows an action. */
function toConflict(error: unknown) {
  return error instanceof ApiError ? OrderConflictSchema.safeParse(error.body).data : undefined;
}
