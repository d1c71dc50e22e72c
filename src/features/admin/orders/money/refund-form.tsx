import { useState } from "react";
import { type FieldErrors, TextAreaField, TextField } from "../../../../components/ui/field.tsx";
import { type FormText, useFormText } from "../../../../components/ui/form-values.ts";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import { fromMajor, toMajor } from "../../../../domain/money/currency.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import { MAX_REFUND_REASON_LENGTH } from "../../../../domain/payments/payment.ts";
import {
  type Payment,
  type RefundInput,
  RefundInputSchema,
} from "../../../../domain/payments/payment.schema.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";
import { createIdempotencyKeys } from "../../../../lib/api/idempotency-keys.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent, useSiteContext } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { DialogForm } from "../forms/dialog-form.tsx";
import { useOrderConflict } from "../forms/use-order-conflict.ts";

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
