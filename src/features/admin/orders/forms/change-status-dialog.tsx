import { useLayoutEffect } from "react";
import { Dialog } from "../../../../components/ui/dialog.tsx";
import { type FieldErrors, SelectField, TextAreaField } from "../../../../components/ui/field.tsx";
import { useFormText } from "../../../../components/ui/form-values.ts";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminOrders } from "../../../../content/admin-orders.ts";
import { admin } from "../../../../content/admin.ts";
import {
  OrderChangeSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import {
  allowedChanges,
  MAX_REASON_LENGTH,
  ORDER_TRANSITIONS,
  type OrderStatus,
} from "../../../../domain/orders/order-status.ts";
import { changeMail } from "../../../../domain/mail/order-mail.ts";
import { api } from "../../../../lib/session/api.ts";
import { showToast } from "../../../../lib/api/toast.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import panel from "../../ui/panel.module.css";
import styles from "./orders.module.css";
import { DialogForm, useOrderConflict } from "./order-form.tsx";

interface ChangeStatusDialogProps {
  /** The order as it was when the dialog opened, or as a conflict returned it: what was chosen from is what is sent. */
  order: OrderDetail;
  /** What it begins with, to take the last change back. */
  undo?: { status: OrderStatus; reason: string } | undefined;
  open: boolean;
  onClose: () => void;
  /** Receives the order as it is now: after the change, or after someone else's. */
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Changes an order to one of the statuses that its own allows, with a reason. The typed text stays until it succeeds. */
export function ChangeStatusDialog({
  order,
  undo,
  open,
  onClose,
  onChanged,
  onConflict,
}: ChangeStatusDialogProps) {
  const { change: words } = useContent(adminOrders);
  const { failure, statuses } = useContent(admin);
  const { send, explain, versions, forgetVersions } = useOrderConflict(order, onConflict);
  const hasMoney = order.paid_amount > order.refunded_amount;
  const choices = allowedChanges(order.status, hasMoney);
  // What is to be taken back comes with a reason of its own.
  const draft = undo ? undefined : `order.${order.id}.status`;
  const form = useForm({
    ...failure,
    toast: false,
    schema: OrderChangeSchema,
    check: ({ status }): FieldErrors => (status ? {} : { status: words.statusMissing }),
    values: (typed) => ({ ...typed, notify: typed.notify === "on", version: order.version }),
    submit: async (json) => {
      const call = api.admin.orders[":orderId"].$patch({ param: { orderId: order.id }, json });
      onChanged(await send(call, () => (json.status ? { status: json.status } : {})));
      form.reset();
      if (draft) forgetDraft(draft);
      forgetVersions();
      showToast({ ...words.done(statuses[json.status ?? order.status]), tone: "success" });
      onClose();
    },
    explain,
  });
  useDraft(form.ref, draft);
  const chosen = useFormText(form.ref).status ?? undo?.status ?? choices[0];
  const tells =
    order.customer.email !== "" &&
    chosen !== undefined &&
    changeMail(order.status, chosen as OrderStatus) !== undefined;
  const hasConflict = form.error !== null && form.error.code in words.conflicts;
  // The statuses are others after a conflict. The browser would select the first, which nobody chose.
  useLayoutEffect(() => {
    const select = form.ref.current?.elements.namedItem("status");
    if (hasConflict && select instanceof HTMLSelectElement) select.selectedIndex = -1;
  }, [hasConflict, order, form.ref]);
  const close = () => {
    form.clearErrors();
    forgetVersions();
    onClose();
  };

  return (
    <Dialog open={open} title={words.title} onClose={close}>
      <DialogForm
        form={form}
        words={choices.length > 0 ? words : undefined}
        versions={versions}
        onClose={close}
      >
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
          <p className={panel.note}>{words.hasMoney}</p>
        )}
        <TextAreaField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          defaultValue={undo?.reason}
        />
        {tells && (
          <label className={styles.choice}>
            <input type="checkbox" name="notify" defaultChecked />
            {words.notify}
          </label>
        )}
      </DialogForm>
    </Dialog>
  );
}
