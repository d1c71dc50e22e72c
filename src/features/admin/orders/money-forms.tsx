import { useState } from "react";
import { type FieldErrors, TextField } from "#components/ui/field.tsx";
import { type FormText, useFormText } from "#components/ui/form-values.ts";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminPayments } from "#content/admin-payments.ts";
import { bookingFields } from "#content/booking-fields.ts";
import { fromMajor, toMajor } from "#domain/money/currency.ts";
import {
  byType,
  MIN_PASSENGERS,
  partySize,
  PASSENGER_TYPES,
  priceParty,
} from "#domain/money/fares.ts";
import { MAX_HOLD_DAYS } from "#domain/orders/order-end.ts";
import { hasNewestRefundFailed, type PaymentProblem } from "#domain/payments/payment.ts";
import type { Payment, RefundInput } from "#domain/payments/payment.schema.ts";
import type { HoldInput, OrderChange } from "#domain/orders/order-change.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { addDays, endOfDay, operatorDate, TIME_ZONE } from "#domain/time.ts";
import { toIsoOr } from "#domain/typed-time.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { ByHandFields, withDay } from "./by-hand-fields.tsx";
import styles from "./orders.module.css";
import {
  DialogForm,
  type OrderFormProps,
  toChange,
  ReasonField,
  TickedBox,
  useOrderForm,
} from "./order-form.tsx";
import ReasonForm from "./reason-form.tsx";

export function HoldForm({ order, onClose, onConflict }: OrderFormProps) {
  const { hold: words } = useContent(adminMoneyForms);
  const inDays = (days: number) => addDays(operatorDate(Date.now()), days);
  const lastDays = [inDays(MAX_HOLD_DAYS - 1), order.flight_date ?? ""].filter(Boolean).toSorted();
  const form = useOrderForm<HoldInput>({
    order,
    onConflict,
    draft: `order.${order.id}.hold`,
    schema: async () => (await import("#domain/orders/order-change.schema.ts")).HoldInputSchema,
    check: ({ until, reason }): FieldErrors => ({
      ...(!until && { until: words.untilMissing }),
      ...(!reason?.trim() && { reason: words.reasonMissing }),
    }),
    values: ({ until, reason }) => ({
      until: until && toIsoOr(until, endOfDay(until, TIME_ZONE)),
      reason,
      version: order.version,
    }),
    toWanted: ({ until }) => ({ heldUntil: until }),
    submit: (json) =>
      api.admin.orders[":orderId"].hold.$post({ param: { orderId: order.id }, json }),
    onClose,
    done: words.done,
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
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
      <ReasonField label={words.reason} hint={words.reasonHint} />
    </DialogForm>
  );
}

export function WaiveForm(props: OrderFormProps) {
  const { order, onClose } = props;
  const { waive: words } = useContent(adminMoneyForms);
  const shared = useContent(adminOrderForms);
  const money = useMoney();
  const form = useOrderForm<OrderChange>({
    ...toChange(props),
    values: ({ notify, ...typed }) => ({
      ...withDay(typed),
      difference: typed.method === "none" ? "waive" : "paid",
      notify: notify === "on",
      version: order.version,
    }),
    toWanted: () => ({ due: 0 }),
    done: words.done,
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{words.lead(money(order.due_amount, order.currency))}</p>
      <ByHandFields direction="in" first="none" />
      <ReasonField label={shared.reason} hint={words.reasonHint} rows={2} />
      <TickedBox name="notify">{shared.notify}</TickedBox>
    </DialogForm>
  );
}

interface PaymentFormProps {
  orderId: string;
  onClose: () => void;
  onConflict?: OrderFormProps["onConflict"];
}

interface ProblemFormProps extends PaymentFormProps {
  paymentId: string;
  kind: PaymentProblem;
}

export function ProblemForm({ orderId, paymentId, kind, ...shared }: ProblemFormProps) {
  const { resolve: words, problems } = useContent(adminPayments);
  const submit = ({ reason }: Reason) =>
    api.admin.orders[":orderId"].problems.$post({
      param: { orderId },
      json: { payment_id: paymentId, kind, reason },
    });
  const lead = words.lead(problems.kinds[kind]);
  return <ReasonForm {...shared} words={words} lead={lead} submit={submit} />;
}

interface RefundFormProps extends PaymentFormProps {
  /** Absent for a deleted order. */
  order?: OrderDetail;
  payment: Pick<Payment, "id" | "provider" | "currency" | "refundable_amount">;
  /** In major units, if staff chose a sum; nothing is filled in without it. */
  firstAmount?: number | undefined;
  /** True for staff who may only ask an admin for it. */
  asks?: boolean;
}

export function RefundForm(props: RefundFormProps) {
  const { orderId, order, payment, firstAmount, asks, onClose, onConflict } = props;
  const { providers } = useContent(adminPayments);
  const { refund, ask } = useContent(adminMoneyForms);
  const words = { ...refund, ...(asks && ask) };
  const fields = useContent(bookingFields);
  const { language } = useSiteContext();
  const money = useMoney();
  const sum = (amount: number) => money(amount, payment.currency);
  const [keys] = useState(() => createIdempotencyKeys());
  // A given sum comes from the order's balance: the travellers have already left the order.
  const canLeave = firstAmount === undefined && order?.status === "paid" && partySize(order) > 1;
  /** What leaving travellers get back can come from several payments. */
  const findMost = (typed: FormText) =>
    canLeave && partySize(readLeaving(typed)) > 0
      ? refundableInAll(order, asks)
      : payment.refundable_amount;
  const readAmount = (typed: FormText) =>
    canLeave && !typed.amount?.trim() ? fareOf(order, typed) : parseAmount(typed);
  const form = useOrderForm<RefundInput>({
    order,
    onConflict,
    draft: `order.${orderId}.${asks ? "ask" : "refund"}.${payment.id}.${firstAmount ?? "all"}`,
    schema: async () => (await import("#domain/payments/payment.schema.ts")).RefundInputSchema,
    check: (typed): FieldErrors =>
      readAmount(typed) > findMost(typed) ? { amount: words.tooMuch(sum(findMost(typed))) } : {},
    values: (typed) => ({
      amount: readAmount(typed),
      ...(canLeave && { travellers: readLeaving(typed) }),
      reason: typed.reason,
      payment_id: payment.id,
      version: order?.version,
    }),
    toWanted: ({ amount }) =>
      asks ? {} : { refunded: toMajor(fromMajor(order?.refunded_amount ?? 0) + fromMajor(amount)) },
    submit: (json) => {
      // The key ignores the version: after a conflict the form retries the same refund.
      const headers = { "idempotency-key": keys.keyFor({ ...json, version: undefined }) };
      const ofOrder = api.admin.orders[":orderId"];
      const call = { param: { orderId }, json };
      return asks
        ? ofOrder["refund-requests"].$post(call, { headers })
        : ofOrder.refunds.$post(call, { headers });
    },
    onClose,
    done(changed) {
      if (asks) return words.done;
      const isFailed = hasNewestRefundFailed(changed?.payments ?? []);
      return isFailed ? { ...words.failed, tone: "error" } : words.done;
    },
  });
  const typed = useFormText(form.ref);
  const [amount, most] = [readAmount(typed), findMost(typed)];
  const isPossible = amount > 0 && amount <= most;
  return (
    <DialogForm
      form={form}
      words={{
        submit: isPossible ? words.submit(sum(amount)) : words.submitEmpty,
        busy: words.busy,
      }}
      onClose={onClose}
    >
      <p>{asks ? ask.lead : refund.lead(providers[payment.provider] ?? payment.provider)}</p>
      {payment.provider === "demo" && <p className={panel.note}>{words.demo}</p>}
      {canLeave && (
        <fieldset className={styles.leaving}>
          <legend>{words.leaving}</legend>
          {PASSENGER_TYPES.filter((type) => order[type] > 0).map((type) => (
            <TextField
              key={type}
              type="number"
              name={type}
              label={fields[type]}
              min={0}
              max={order[type] - MIN_PASSENGERS[type]}
              placeholder="0"
            />
          ))}
          <p className={panel.note}>{words.leavingHint}</p>
        </fieldset>
      )}
      <TextField
        name="amount"
        label={words.amount}
        hint={words.amountHint(sum(most))}
        inputMode="decimal"
        autoComplete="off"
        required={!canLeave}
        defaultValue={
          firstAmount === undefined ? undefined : toTyped(Math.min(firstAmount, most), language)
        }
      />
      <ReasonField label={words.reason} />
      <p role="status" data-field="refund-sum">
        {isPossible &&
          (amount === most
            ? words.sumAll(sum(amount))
            : words.sum(sum(amount), sum(toMajor(fromMajor(most) - fromMajor(amount)))))}
      </p>
    </DialogForm>
  );
}

function parseAmount({ amount = "" }: FormText): number {
  const text = amount.trim().replace(",", ".");
  return /^\d+(\.\d{0,2})?$/.test(text) ? Number(text) : Number.NaN;
}

function toTyped(amount: number, language: string): string {
  const text = amount.toFixed(2);
  return language === "fr" ? text.replace(".", ",") : text;
}

/** The fares of the travellers who leave, in major units. */
function fareOf(order: OrderDetail, typed: FormText): number {
  return toMajor(fromMajor(priceParty(readLeaving(typed), order.fares)));
}

/** In major units. An agent cannot ask for the money of another open request. */
function refundableInAll({ payments }: OrderDetail, asks = false): number {
  const isFree = ({ refund_requests: requests }: Payment) =>
    !asks || requests.every(({ status }) => status !== "open");
  const sums = payments.filter(isFree).map((payment) => fromMajor(payment.refundable_amount));
  return toMajor(sums.reduce((sum, minor) => sum + minor, 0));
}

const readLeaving = (typed: FormText) => byType((type) => Number(typed[type] || 0));
