import { useState } from "react";
import { TextAreaField } from "../../../../components/ui/field.tsx";
import { type FormText, formText, useFormText } from "../../../../components/ui/form-values.ts";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { admin } from "../../../../content/admin.ts";
import {
  type BookingFields,
  changedFields,
  toBookingFields,
} from "../../../../domain/orders/booking-fields.ts";
import { fromMajor, toMajor } from "../../../../domain/money/currency.ts";
import {
  bookingTotalMinor,
  PASSENGER_TYPES,
  toPassengerCounts,
} from "../../../../domain/orders/fares.ts";
import { dueAfterChange } from "../../../../domain/orders/order-due.ts";
import {
  isConfirmed,
  MAX_REASON_LENGTH,
  mayChangeTrip,
} from "../../../../domain/orders/order-status.ts";
import {
  type OrderChange,
  OrderChangeSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import { DialogForm, useOrderConflict } from "./order-form.tsx";
import { PersonFields, TripFields } from "./order-fields.tsx";
import styles from "./orders.module.css";
import { useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { showToast } from "../../../../lib/api/toast.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { api } from "../../../../lib/session/api.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";

interface EditOrderFormProps {
  /** The order as it was when the form opened, or as a conflict returned it. */
  order: OrderDetail;
  onClose: () => void;
  /** Receives the order after the change. */
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/**
 * Changes what was booked. Only fields that were typed in are sent, so that a colleague's change of another one stays; what both changed
 * is shown side by side, and what was typed stays until it is saved.
 */
export function EditOrderForm({ order, onClose, onChanged, onConflict }: EditOrderFormProps) {
  const words = useContent(adminOrderForms);
  const { failure } = useContent(admin);
  const money = useMoney();
  const current = toBookingFields(order);
  const { send, explain, versions } = useOrderConflict(order, onConflict);
  const hasTrip = mayChangeTrip(order.status);
  // Of the version it began with: over a colleague's newer one an old draft would pass for a change of today.
  const [draft] = useState(`order.${order.id}.edit.${order.version}`);
  const form = useForm<OrderChange>({
    ...failure,
    toast: false,
    schema: OrderChangeSchema,
    check: (typed) =>
      Object.keys(changesIn(typed, current)).length === 0 ? { firstName: words.edit.nothing } : {},
    values: (typed) => ({
      ...Object.fromEntries(
        Object.entries(changesIn(typed, current)).map(([name, [, after]]) => [name, after]),
      ),
      reason: typed.reason,
      notify: typed.notify === "on",
      newPass: typed.newPass === "on" || undefined,
      difference: typed.difference,
      version: order.version,
    }),
    explain,
    submit: async (json) => {
      const call = api.admin.orders[":orderId"].$patch({ param: { orderId: order.id }, json });
      const changed = await send(call, (theirs) =>
        form.ref.current ? takeOver(form.ref.current, current, toBookingFields(theirs)) : {},
      );
      forgetDraft(draft);
      onChanged(changed);
      showToast({ ...words.edit.done, tone: "success" });
    },
  });
  useDraft(form.ref, draft);
  const typed = useFormText(form.ref);
  const passengers = {
    ...current,
    ...(hasTrip && typed.adults !== undefined && toPassengerCounts(typed)),
  };
  const isOtherParty = PASSENGER_TYPES.some((type) => passengers[type] !== current[type]);
  const total = isOtherParty ? bookingTotalMinor(passengers, order.currency) : Number.NaN;
  const askedMinor = isOtherParty ? dueAfter(order, total) : 0;
  const hasNewEmail = typed.email !== undefined && typed.email.trim() !== current.email;
  const isErased = current.email === "";
  return (
    <DialogForm
      form={form}
      words={isErased ? undefined : words.edit}
      versions={versions}
      onClose={onClose}
    >
      {isErased && <p>{words.edit.erased}</p>}
      {!isErased && (
        <>
          <PersonFields fields={current} />
          {hasTrip ? (
            <TripFields fields={current} typed={typed} />
          ) : (
            <p className={panel.note}>{words.edit.closedTrip}</p>
          )}
          <p role="status" className={styles.total} data-field="new-total">
            {Number.isSafeInteger(total) &&
              words.edit.newTotal(
                money(order.amount, order.currency),
                money(toMajor(total), order.currency),
              )}
          </p>
          {askedMinor > fromMajor(order.due_amount) && (
            <DifferenceChoice amount={money(toMajor(askedMinor), order.currency)} />
          )}
          <TextAreaField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            required
            rows={2}
            maxLength={MAX_REASON_LENGTH}
            defaultValue={words.edit.reason}
          />
          {hasNewEmail && order.status === "paid" && order.pass_url && (
            <label className={styles.choice}>
              <input type="checkbox" name="newPass" defaultChecked />
              {words.edit.newPass}
            </label>
          )}
          {order.status !== "cancelled" && order.status !== "refunded" && (
            <label className={styles.choice}>
              <input type="checkbox" name="notify" defaultChecked />
              {words.notify}
            </label>
          )}
        </>
      )}
    </DialogForm>
  );
}

/** What is typed that differs from the order, each field with both values. */
function changesIn({ flightDate, reason: _reason, ...typed }: FormText, current: BookingFields) {
  const counts = typed.adults === undefined ? {} : toPassengerCounts(typed);
  const texts = Object.fromEntries(
    Object.entries({ ...typed, flightDate }).map(([name, text]) => [name, text?.trim()]),
  );
  return changedFields(current, { ...texts, ...counts });
}

/** What would be due of the order by another total, minor units. The API decides. */
function dueAfter(
  { status, amount, paid_amount: paid, due_amount: due, payments }: OrderDetail,
  totalMinor: number,
): number {
  if (!isConfirmed(status) || paid === 0 || !Number.isSafeInteger(totalMinor)) return 0;
  const keptMinor = payments.reduce(
    (sum, payment) => sum + fromMajor(payment.refundable_amount),
    0,
  );
  return dueAfterChange({
    dueMinor: fromMajor(due),
    beforeMinor: fromMajor(amount),
    afterMinor: totalMinor,
    keptMinor,
  });
}

/** After a conflict: fields that nobody typed in take the value that they have now, and the others keep theirs, which are returned. */
function takeOver(
  form: HTMLFormElement,
  before: BookingFields,
  now: BookingFields,
): Partial<BookingFields> {
  const changes = changesIn(formText(form), before);
  for (const [name, value] of Object.entries(now)) {
    const control = form.elements.namedItem(name);
    const isTyped = name in changes;
    if (!isTyped && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      control.value = String(value);
  }
  return Object.fromEntries(Object.entries(changes).map(([name, [, after]]) => [name, after]));
}

/** What is to be done with what a paid order costs more by the change: the traveller is asked for it, or not. */
function DifferenceChoice({ amount }: { amount: string }) {
  const { difference: words } = useContent(adminOrderForms);
  return (
    <fieldset className={styles.group} data-field="difference">
      <legend>{words.legend(amount)}</legend>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name="difference" value="ask" defaultChecked />
          {words.ask}
        </label>
        <label className={styles.choice}>
          <input type="radio" name="difference" value="waive" />
          {words.waive}
        </label>
      </div>
    </fieldset>
  );
}
