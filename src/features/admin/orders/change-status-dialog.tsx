import { type FormEvent, useRef, useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SelectField, TextAreaField } from "../../../components/ui/field.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { useFieldErrors } from "../../../components/ui/use-field-errors.ts";
import { formValues } from "../../../components/ui/use-form-values.ts";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import { OrderChangeSchema, OrderConflictSchema, type OrderDetail } from "../../../domain/orders/order-change.schema.ts";
import { MAX_REASON_LENGTH, ORDER_TRANSITIONS } from "../../../domain/orders/order-status.ts";
import { issuesOf } from "../../../domain/validation.ts";
import type { ApiError } from "../../../lib/api.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { changeOrder } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import panel from "../ui/panel.module.css";

interface ChangeStatusDialogProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  /** Receives the order as it is now: after the change, or after someone else's. */
  onChanged: (order: OrderDetail) => void;
}

/** Changes an order to one of the statuses that its own allows, with a reason. The typed text stays until it succeeds. */
export function ChangeStatusDialog({ order, open, onClose, onChanged }: ChangeStatusDialogProps) {
  const { change: words } = useContent(adminOrders);
  const { act, statuses } = useContent(admin);
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, run } = useAdminAction();
  const choices = ORDER_TRANSITIONS[order.status];

  const explain = (error: ApiError) => {
    const conflict = OrderConflictSchema.safeParse(error.body);
    if (conflict.success) onChanged(conflict.data.order);
    const text = conflict.success ? words.conflicts[conflict.data.error.code] : undefined;
    setRefused(text ?? act.failedMore);
    return text;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearErrors();
    setRefused(null);
    const input = OrderChangeSchema.safeParse({ ...formValues(event.currentTarget), version: order.version });
    if (!input.success) return showIssues(issuesOf(input.error));
    const changed = await run("change", async () => onChanged(await changeOrder(order.id, input.data)), explain);
    if (!changed) return;
    form.current?.reset();
    showToast({ ...words.done(statuses[input.data.status]), tone: "success" });
    onClose();
  };
  const close = () => {
    setRefused(null);
    onClose();
  };

  return (
    <Dialog open={open} title={words.title} closeLabel={act.close} onClose={close}>
      <form ref={form} method="post" noValidate className={panel.panel} onSubmit={(event) => void submit(event)}>
        {refused && (
          <Notice role="alert" tone="error">
            {refused}
          </Notice>
        )}
        <p data-field="status-now">{words.now(statuses[order.status])}</p>
        {choices.length === 0 && <p>{words.final}</p>}
        {choices.length > 0 && (
          <SelectField name="status" label={words.status} error={errors.status}>
            {choices.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          error={errors.reason}
          required
          rows={3}
          maxLength={MAX_REASON_LENGTH}
        />
        <DialogActions words={choices.length > 0 ? words : undefined} busy={busy !== null} onClose={close} />
      </form>
    </Dialog>
  );
}
