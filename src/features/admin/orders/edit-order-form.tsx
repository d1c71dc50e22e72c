import { useState } from "react";
import { type FormText, formText, useFormText } from "#components/ui/form-values.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import {
  type BookingFields,
  changedFields,
  toBookingFields,
} from "#domain/orders/booking-fields.ts";
import { fromMajor, toMajor } from "#domain/money/currency.ts";
import { PASSENGER_TYPES, priceParty, toPassengerCounts } from "#domain/money/fares.ts";
import { dueAfterChange } from "#domain/orders/order-due.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import { mayChangeTrip } from "#domain/orders/order-transitions.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { HAND_METHODS } from "#domain/payments/movement.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useMoney } from "../ui/formats.tsx";
import { ByHandFields, withDay } from "./by-hand-fields.tsx";
import panel from "../ui/panel.module.css";
import { PersonFields, TripFields } from "./order-fields.tsx";
import {
  DialogForm,
  type OrderFormProps,
  ReasonField,
  TickedBox,
  toChange,
  useOrderForm,
} from "./order-form.tsx";
import styles from "./orders.module.css";

/** Sends only edited fields, so that a colleague's other changes stay. */
export default function EditOrderForm(props: OrderFormProps) {
  const { order } = props;
  const words = useContent(adminOrderForms);
  const money = useMoney();
  const current = toBookingFields(order);
  const hasTrip = mayChangeTrip(order.status);
  // The name contains the first version, so that an old draft never applies to a newer order.
  const [draft] = useState(`order.${order.id}.edit.${order.version}`);
  const form = useOrderForm<OrderChange>({
    ...toChange(props),
    draft,
    check: (typed) =>
      Object.keys(findTyped(typed, current)).length === 0 ? { firstName: words.edit.nothing } : {},
    values: (typed) => ({
      ...findTyped(typed, current),
      reason: typed.reason,
      notify: typed.notify === "on",
      newPass: typed.newPass === "on" || undefined,
      difference: typed.difference,
      ...withDay({ method: typed.method, reference: typed.reference, movedOn: typed.movedOn }),
      version: order.version,
    }),
    toWanted: (_json, theirs): Partial<BookingFields> =>
      form.ref.current ? takeOver(form.ref.current, current, toBookingFields(theirs)) : {},
    done: words.edit.done,
  });
  const typed = useFormText(form.ref);
  const passengers = {
    ...current,
    ...(hasTrip && typed.adults !== undefined && toPassengerCounts(typed)),
  };
  const isOtherParty = PASSENGER_TYPES.some((type) => passengers[type] !== current[type]);
  const total = isOtherParty ? fromMajor(priceParty(passengers, order.fares)) : Number.NaN;
  const dueMinor = isOtherParty ? computeDue(order, total) : 0;
  const hasNewEmail = typed.email !== undefined && typed.email.trim() !== current.email;
  const isErased = current.email === "";
  return (
    <DialogForm form={form} words={isErased ? undefined : words.edit} onClose={props.onClose}>
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
          {dueMinor > fromMajor(order.due_amount) && (
            <>
              <DifferenceChoice amount={money(toMajor(dueMinor), order.currency)} />
              {typed.difference === "paid" && (
                <ByHandFields direction="in" methods={HAND_METHODS} />
              )}
            </>
          )}
          <ReasonField label={words.reason} rows={2} defaultValue={words.edit.reason} />
          {hasNewEmail && order.status === "paid" && order.pass_url && (
            <TickedBox name="newPass">{words.edit.newPass}</TickedBox>
          )}
          {order.status !== "cancelled" && order.status !== "refunded" && (
            <TickedBox name="notify">{words.notify}</TickedBox>
          )}
        </>
      )}
    </DialogForm>
  );
}

function findTyped(
  { flightDate, reason: _reason, ...typed }: FormText,
  current: BookingFields,
): Partial<BookingFields> {
  const counts = typed.adults === undefined ? {} : toPassengerCounts(typed);
  const texts = Object.fromEntries(
    Object.entries({ ...typed, flightDate }).map(([name, text]) => [name, text?.trim()]),
  );
  const changes = changedFields(current, { ...texts, ...counts });
  return Object.fromEntries(Object.entries(changes).map(([name, [, after]]) => [name, after]));
}

function computeDue(
  {
    status,
    amount,
    paid_amount: paid,
    by_hand_amount: byHand,
    due_amount: due,
    payments,
  }: OrderDetail,
  totalMinor: number,
): number {
  if (!isConfirmed(status) || paid <= byHand || !Number.isSafeInteger(totalMinor)) return 0;
  const keptMinor = payments.reduce(
    (sum, payment) => sum + fromMajor(payment.refundable_amount),
    0,
  );
  return dueAfterChange({
    dueMinor: fromMajor(due),
    beforeMinor: fromMajor(amount),
    afterMinor: totalMinor,
    keptMinor,
    byHandMinor: fromMajor(byHand),
  });
}

/** Updates unedited fields after a conflict, and returns the reader's own edits. */
function takeOver(
  form: HTMLFormElement,
  before: BookingFields,
  now: BookingFields,
): Partial<BookingFields> {
  const changes = findTyped(formText(form), before);
  for (const [name, value] of Object.entries(now)) {
    const control = form.elements.namedItem(name);
    const isTyped = name in changes;
    if (!isTyped && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      control.value = String(value);
  }
  // The total and the checkboxes recompute on input events.
  form.dispatchEvent(new Event("input"));
  return changes;
}

function DifferenceChoice({ amount }: { amount: string }) {
  const { difference: words } = useContent(adminOrderForms);
  return (
    <fieldset className={styles.group} data-field="difference">
      <legend>{words.legend(amount)}</legend>
      <div className="stack-s">
        {(["ask", "paid", "waive"] as const).map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="difference"
              value={choice}
              defaultChecked={choice === "ask"}
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
