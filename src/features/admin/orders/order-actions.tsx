import { lazy, Suspense, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { admin } from "#content/admin.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { computeOnlineAmount } from "#domain/orders/order-money.ts";
import { preventsRefund } from "#domain/payments/movement.ts";
import { type OrderStatus } from "#domain/orders/order-status.ts";
import { ORDER_TRANSITIONS, undoneStatus } from "#domain/orders/order-transitions.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { useKeys } from "../ui/use-keys.ts";
import { disputeStatuses, mayUndo } from "./may-undo.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

const ChangeStatusDialog = lazy(() => import("./change-status-dialog.tsx"));
const EditOrderForm = lazy(() => import("./edit-order-form.tsx"));
const ReplacePassForm = lazy(() => import("./replace-pass-form.tsx"));

export function OrderActions({ order }: { order: OrderDetail }) {
  const words = useContent(adminOrders);
  const { edit: editWords, pass: passWords, undo } = words.actions;
  const { statuses } = useContent(admin);
  const [changing, setChanging] = useState<{
    order: OrderDetail;
    undo: OrderStatus | undefined;
  } | null>(null);
  // Text in a closed dialog is kept until the order changes.
  const [editing, setEditing] = useState<{
    order: OrderDetail;
    from: number;
    isOpen: boolean;
  } | null>(null);
  const [replacing, setReplacing] = useState<OrderDetail | null>(null);
  // The bank decides about the money first.
  const undone = disputeStatuses(order).some(preventsRefund)
    ? undefined
    : undoneStatus(order.history, {
        hasMoney: computeOnlineAmount(order) > 0,
        hasByHand: order.by_hand_amount > 0,
      });
  // An opened dialog stays mounted, so that its text stays.
  const [hasOpened, setOpened] = useState(false);
  const openChange = (asked: OrderStatus | undefined) => {
    setOpened(true);
    setChanging({ order, undo: asked });
  };
  const close = () => setEditing((shown) => shown && { ...shown, isOpen: false });
  const edit = () =>
    setEditing((shown) =>
      shown?.order.version === order.version
        ? { ...shown, isOpen: true }
        : { order, from: order.version, isOpen: true },
    );
  useKeys({ e: edit });
  return (
    <div className="cluster">
      <Button variant="outline" aria-keyshortcuts="e" onClick={edit}>
        {editWords.open}
      </Button>
      {order.status === "paid" && order.pass_url && (
        <Button variant="outline" onClick={() => setReplacing(order)}>
          {passWords.open}
        </Button>
      )}
      {undone && (
        <Button variant="outline" onClick={() => openChange(undone)}>
          {undo.open(statuses[undone])}
        </Button>
      )}
      {(ORDER_TRANSITIONS[order.status].length > 0 || mayUndo(order)) && (
        <Button onClick={() => openChange(undefined)}>{words.change.open}</Button>
      )}
      {hasOpened && (
        <Suspense>
          <ChangeStatusDialog
            // The key resets the fields when the dialog switches to an undo.
            key={changing?.undo ?? "change"}
            order={changing?.order ?? order}
            undo={changing?.undo && { status: changing.undo, reason: undo.reason }}
            open={changing !== null}
            onClose={() => setChanging(null)}
            onConflict={(changed) => setChanging({ order: changed, undo: changing?.undo })}
          />
        </Suspense>
      )}
      <Dialog open={editing?.isOpen ?? false} title={editWords.title} onClose={close}>
        {editing && (
          <EditOrderForm
            key={editing.from}
            order={editing.order}
            onClose={close}
            onConflict={(changed) => setEditing({ ...editing, order: changed })}
          />
        )}
      </Dialog>
      <Dialog open={replacing !== null} title={passWords.title} onClose={() => setReplacing(null)}>
        {replacing && (
          <ReplacePassForm
            order={replacing}
            onClose={() => setReplacing(null)}
            onConflict={setReplacing}
          />
        )}
      </Dialog>
    </div>
  );
}
