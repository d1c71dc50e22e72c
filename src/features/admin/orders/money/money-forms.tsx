import { useState } from "react";
import { type FieldErrors, TextAreaField, TextField } from "../../../../components/ui/field.tsx";
import { type FormText, useFormText } from "../../../../components/ui/form-values.ts";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import { fromMajor, toMajor } from "../../../../domain/money/currency.ts";
import { MAX_HOLD_DAYS } from "../../../../domain/orders/order-end.ts";
import { MAX_REASON_LENGTH } from "../../../../domain/orders/order-status.ts";
import {
  type Payment,
  type RefundInput,
  RefundInputSchema,
} from "../../../../domain/payments/payment.schema.ts";
import {
  MAX_REFUND_REASON_LENGTH,
  type PaymentProblem,
} from "../../../../domain/payments/payment.ts";
import {
  type HoldInput,
  HoldInputSchema,
  type OrderChange,
  OrderChangeSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import { ProblemResolutionSchema } from "../../../../domain/staff-orders/payment-problem.schema.ts";
import { DAY_MS, endOfDay, londonDate, TIME_ZONE, utcDate } from "../../../../domain/time.ts";
import { DialogForm, useOrderConflict } from "../forms/order-form.tsx";
import styles from "../forms/orders.module.css";
import { useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { createIdempotencyKeys } from "../../../../lib/api/idempotency-keys.ts";
import { showToast } from "../../../../lib/api/toast.ts";
import { useContent, useSiteContext } from "../../../../lib/page/site-context.tsx";
import { api } from "../../../../lib/session/api.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";

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
  const inDays = (days: number) => utcDate(Date.parse(londonDate(Date.now())) + days * DAY_MS);
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

interface WaiveFormProps {
  order: OrderDetail;
  onClose: () => void;
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Asks no more for what is due of an order, and keeps why. */
export function WaiveForm({ order, onClose, onChanged, onConflict }: WaiveFormProps) {
  const { waive: words } = useContent(adminPayments);
  const shared = useContent(adminOrderForms);
  const { failure } = useContent(admin);
  const money = useMoney();
  const { send, explain, versions } = useOrderConflict(order, onConflict);
  const form = useForm<OrderChange>({
    ...failure,
    toast: false,
    schema: OrderChangeSchema,
    values: ({ reason, notify }) => ({
      difference: "waive",
      reason,
      notify: notify === "on",
      version: order.version,
    }),
    explain,
    submit: async (json) => {
      onChanged(
        await send(
          api.admin.orders[":orderId"].$patch({ param: { orderId: order.id }, json }),
          () => ({ due: 0 }),
        ),
      );
      showToast({ ...words.done, tone: "success" });
      onClose();
    },
  });
  return (
    <DialogForm form={form} words={words} versions={versions} onClose={onClose}>
      <p>{words.lead(money(order.due_amount, order.currency))}</p>
      <TextAreaField
        name="reason"
        label={shared.reason}
        hint={words.reasonHint}
        required
        rows={2}
        maxLength={MAX_REASON_LENGTH}
      />
      <label className={styles.choice}>
        <input type="checkbox" name="notify" defaultChecked />
        {shared.notify}
      </label>
    </DialogForm>
  );
}

interface ProblemFormProps {
  orderId: string;
  paymentId: string;
  kind: PaymentProblem;
  onClose: () => void;
  /** Receives the order after it; not called for a deleted order. */
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Says that a problem of a payment is dealt with, and how. */
export function ProblemForm({
  orderId,
  paymentId,
  kind,
  onClose,
  onChanged,
  onConflict,
}: ProblemFormProps) {
  const { resolve: words, problems } = useContent(adminPayments);
  const { failure } = useContent(admin);
  const { send, explain } = useOrderConflict(undefined, onConflict);
  const form = useForm({
    ...failure,
    toast: false,
    schema: ProblemResolutionSchema,
    values: (typed) => ({ ...typed, payment_id: paymentId, kind }),
    explain,
    submit: async (json) => {
      const order = await send(
        api.admin.orders[":orderId"].problems.$post({ param: { orderId }, json }),
      );
      if (order) onChanged(order);
      showToast({ ...words.done, tone: "success" });
      onClose();
    },
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{words.lead(problems.kinds[kind])}</p>
      <TextAreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={MAX_REFUND_REASON_LENGTH}
      />
    </DialogForm>
  );
}

interface RefundFormProps {
  orderId: string;
  /** The order that the admin sees; absent for a deleted order. */
  order?: OrderDetail;
  payment: Pick<Payment, "id" | "provider" | "currency" | "refundable_amount">;
  /** What it begins with, in major units; all that can be refunded when absent. */
  amount?: number | undefined;
  onClose: () => void;
  /** Receives the order after the refund; not called for a deleted order. */
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Refunds a payment in part or whole, and says before it is sent what goes back and what stays. */
export function RefundForm({
  orderId,
  order,
  payment,
  amount: wanted,
  onClose,
  onChanged,
  onConflict,
}: RefundFormProps) {
  const words = useContent(adminPayments);
  const { failure } = useContent(admin);
  const { language } = useSiteContext();
  const money = useMoney();
  const sum = (amount: number) => money(amount, payment.currency);
  const [keys] = useState(createIdempotencyKeys);
  const { send, explain, versions } = useOrderConflict(order, onConflict);
  const most = payment.refundable_amount;
  const draft = `order.${orderId}.refund.${payment.id}.${wanted ?? "all"}`;
  const form = useForm<RefundInput>({
    ...failure,
    toast: false,
    schema: RefundInputSchema,
    check: (typed): FieldErrors =>
      toAmount(typed) > most ? { amount: words.refund.tooMuch(sum(most)) } : {},
    values: (typed) => ({
      amount: toAmount(typed),
      reason: typed.reason,
      payment_id: payment.id,
      version: order?.version,
    }),
    explain,
    submit: async (json) => {
      // Another version is the same refund, seen anew.
      const headers = { "idempotency-key": keys.keyFor({ ...json, version: undefined }) };
      const call = api.admin.orders[":orderId"].refunds.$post(
        { param: { orderId }, json },
        { headers },
      );
      const changed = await send(call, () =>
        order
          ? { refunded: toMajor(fromMajor(order.refunded_amount) + fromMajor(json.amount)) }
          : {},
      );
      forgetDraft(draft);
      if (changed) onChanged(changed);
      const [refund] = changed?.payments.find(({ id }) => id === payment.id)?.refunds ?? [];
      showToast(
        refund?.status === "failed"
          ? { ...words.refund.failed, tone: "error" }
          : { ...words.refund.done(sum(json.amount)), tone: "success" },
      );
      onClose();
    },
  });
  useDraft(form.ref, draft);
  const typed = useFormText(form.ref);
  const first = Math.min(wanted ?? most, most);
  const amount = typed.amount === undefined ? first : toAmount(typed);
  const isPossible = amount > 0 && amount <= most;
  return (
    <DialogForm
      form={form}
      words={{
        submit: isPossible ? words.refund.submit(sum(amount)) : words.refund.submitEmpty,
        busy: words.refund.busy,
      }}
      versions={versions}
      onClose={onClose}
    >
      <p>{words.refund.lead(words.providers[payment.provider] ?? payment.provider)}</p>
      {payment.provider === "demo" && <p className={panel.note}>{words.refund.demo}</p>}
      <TextField
        name="amount"
        label={words.refund.amount}
        hint={words.refund.amountHint(sum(most))}
        inputMode="decimal"
        autoComplete="off"
        required
        defaultValue={toTyped(first, language)}
      />
      <TextAreaField
        name="reason"
        label={words.refund.reason}
        hint={words.refund.reasonHint}
        required
        rows={3}
        maxLength={MAX_REFUND_REASON_LENGTH}
      />
      <p role="status" data-field="refund-sum">
        {isPossible &&
          (amount === most
            ? words.refund.sumAll(sum(amount))
            : words.refund.sum(sum(amount), sum(toMajor(fromMajor(most) - fromMajor(amount)))))}
      </p>
    </DialogForm>
  );
}

/** The amount that is typed, with a point or a comma; NaN for what is none. */
function toAmount({ amount = "" }: FormText): number {
  const text = amount.trim().replace(",", ".");
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/** An amount as one would type it: with two decimals, and a comma in French. */
function toTyped(amount: number, language: string): string {
  const text = amount.toFixed(2);
  return language === "fr" ? text.replace(".", ",") : text;
}
