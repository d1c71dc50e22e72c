import { useLayoutEffect } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { type FieldErrors, SelectField } from "#components/ui/field.tsx";
import { useFormText } from "#components/ui/form-values.ts";
import { admin } from "#content/admin.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminOrders } from "#content/admin-orders.ts";
import { computeLeftAmount, computeOnlineAmount } from "#domain/orders/order-money.ts";
import { changeMail } from "#domain/orders/order-mail.ts";
import { type OrderStatus } from "#domain/orders/order-status.ts";
import {
  allowedChanges,
  isOrderConflict,
  ORDER_TRANSITIONS,
} from "#domain/orders/order-transitions.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import { UNDECIDED_DISPUTES } from "#domain/payments/movement.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { mayUse } from "#domain/accounts/role.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { ByHandFields, withDay } from "./by-hand-fields.tsx";
import { disputeStatuses, mayUndo } from "./may-undo.ts";
import panel from "../ui/panel.module.css";
import {
  DialogForm,
  type OrderFormProps,
  ReasonField,
  TickedBox,
  toChange,
  useOrderForm,
} from "./order-form.tsx";

interface ChangeStatusDialogProps extends OrderFormProps {
  undo?: { status: OrderStatus; reason: string } | undefined;
  open: boolean;
}

export default function ChangeStatusDialog(props: ChangeStatusDialogProps) {
  const { order, undo, open, onClose } = props;
  const { change: words } = useContent(adminOrders);
  const { statuses } = useContent(admin);
  const { conflicts, hasMoney: why } = useContent(adminOrderForms);
  const mayRefund = mayUse(useSession().role, "refunds");
  const isDisputed = disputeStatuses(order).some((status) => UNDECIDED_DISPUTES.includes(status));
  const hasMoney = isDisputed || computeOnlineAmount(order) > 0;
  const hasByHand = order.by_hand_amount > 0;
  const choices = allowedChanges(order.status, { hasMoney, hasByHand, mayUndo: mayUndo(order) });
  const form = useOrderForm<OrderChange>({
    ...toChange(props),
    // An undo starts with its own reason, so it keeps no draft.
    draft: undo ? undefined : `order.${order.id}.status`,
    check: ({ status }): FieldErrors => (status ? {} : { status: words.statusMissing }),
    values: (typed) => ({
      ...withDay(typed),
      notify: typed.notify === "on",
      version: order.version,
    }),
    toWanted: ({ status }) => (status ? { status } : {}),
    done() {
      form.reset();
      return words.done;
    },
  });
  const chosen = useFormText(form.ref).status ?? undo?.status ?? choices[0];
  const direction = moneyByHand(order, chosen as OrderStatus | undefined);
  const hasMail =
    order.customer.email !== "" &&
    chosen !== undefined &&
    changeMail(order.status, chosen as OrderStatus, hasByHand) !== undefined;
  const hasConflict = form.error !== null && isOrderConflict(form.error.code);
  // After a conflict the options change, and the browser would select the first one.
  useLayoutEffect(() => {
    const select = form.ref.current?.elements.namedItem("status");
    if (hasConflict && select instanceof HTMLSelectElement) select.selectedIndex = -1;
  }, [hasConflict, order, form.ref]);
  const close = () => {
    form.clearErrors();
    form.forgetVersions();
    onClose();
  };

  return (
    <Dialog open={open} title={words.title} onClose={close}>
      <DialogForm form={form} words={choices.length > 0 ? words : undefined} onClose={close}>
        <p data-field="status-now">{words.now(statuses[order.status])}</p>
        {choices.length === 0 && <p>{words.final}</p>}
        {choices.length > 0 && (
          <SelectField name="status" label={words.status} defaultValue={undo?.status}>
            {choices.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </SelectField>
        )}
        {hasMoney && choices.length < ORDER_TRANSITIONS[order.status].length && (
          <p className={panel.note}>
            {isDisputed ? conflicts.payment_disputed : mayRefund ? why.refund : why.ask}
          </p>
        )}
        {direction && <ByHandFields key={direction} direction={direction} />}
        <ReasonField label={words.reason} defaultValue={undo?.reason} />
        {hasMail && <TickedBox name="notify">{words.notify}</TickedBox>}
      </DialogForm>
    </Dialog>
  );
}

/** The direction in which the new status moves money by hand, outside of our payments. */
function moneyByHand(order: OrderDetail, to: OrderStatus | undefined): "in" | "out" | undefined {
  if (to === "paid" && !isConfirmed(order.status))
    return computeLeftAmount(order) < order.amount ? "in" : undefined;
  const goesBack = to !== undefined && !isConfirmed(to) && order.by_hand_amount > 0;
  return goesBack ? "out" : undefined;
}
