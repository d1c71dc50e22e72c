import { type FieldErrors, TextAreaField, TextField } from "../../../../components/ui/field.tsx";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import {
  type HoldInput,
  HoldInputSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import { MAX_HOLD_DAYS } from "../../../../domain/orders/order-end.ts";
import { MAX_REASON_LENGTH } from "../../../../domain/orders/order-status.ts";
import { DAY_MS, endOfDay, TIME_ZONE, utcDate } from "../../../../domain/time.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { DialogForm } from "../forms/dialog-form.tsx";
import { useOrderConflict } from "../forms/use-order-conflict.ts";

interface HoldFormProps {
  order: OrderDetail;
  onClose: () => void;
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Keeps an unpaid order until the end of a day, London time. */
export function HoldForm({ order, onClose, onChanged, onConflict }: HoldFormProps) {
  const { hold: words } = useContent(adminPayments);
  const { failure } = useContent(admin);
  const { send, explain, versions } = useOrderConflict(order, onConflict);
  const inDays = (days: number) => utcDate(Date.now() + days * DAY_MS);
  const lastDays = [inDays(MAX_HOLD_DAYS - 1), order.flight_date ?? ""].filter(Boolean).toSorted();
  const draft = `order.${order.id}.hold`;
  const form = useForm<HoldInput>({
    ...failure,
    toast: false,
    schema: HoldInputSchema,
    check: ({ until, reason }): FieldErrors => ({
      ...(!until && { until: words.untilMissing }),
      ...(!reason?.trim() && { reason: words.reasonMissing }),
    }),
    values: ({ until, reason }) => ({
      until: until && toEnd(until),
      reason,
      version: order.version,
    }),
    explain,
    submit: async (json) => {
      const call = api.admin.orders[":orderId"].hold.$post({ param: { orderId: order.id }, json });
      onChanged(await send(call, () => ({ heldUntil: json.until })));
      forgetDraft(draft);
      showToast({ ...words.done, tone: "success" });
      onClose();
    },
  });
  useDraft(form.ref, draft);
  return (
    <DialogForm form={form} words={words} versions={versions} onClose={onClose}>
      <p>{words.lead}</p>
      <TextField
        type="date"
        name="until"
        label={words.until}
        hint={words.untilHint}
        required
        min={inDays(0)}
        max={lastDays[0]}
        defaultValue={[inDays(7), lastDays[0]!].toSorted()[0]}
      />
      <TextAreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={MAX_REASON_LENGTH}
      />
    </DialogForm>
  );
}

/** The end of a day in London, UTC ISO 8601. */
const toEnd = (date: string) => new Date(endOfDay(date, TIME_ZONE)).toISOString();
