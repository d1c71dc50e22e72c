import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useId, useRef } from "react";
import { useFieldError } from "#components/ui/field.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { booking } from "#content/booking.ts";
import { formatMoney, fromMajor } from "#domain/money/currency.ts";
import {
  fareMinor,
  MIN_PASSENGERS,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from "#domain/money/fares.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./passenger-counter.module.css";

interface PassengerCounterProps {
  type: PassengerType;
  label: string;
  detail: string;
  fare: string;
  minimum: number;
  initial: number | string;
  /** NaN while the text is not a number. */
  count: number;
  increase: string;
  decrease: string;
}

interface PassengerCountersProps {
  passengers: PassengerCounts;
  /** The default is the minimum. */
  initial: Partial<Record<PassengerType, number | string>>;
  order?: Pick<Order, "currency" | "fares">;
}

export function PassengerCounters({ passengers, initial, order }: PassengerCountersProps) {
  const { passengers: words } = useContent(booking);
  const labels = useContent(bookingFields);
  const context = useSiteContext();
  const { currency } = order ?? context;
  const fare = (type: PassengerType) => {
    const minor = order ? fromMajor(order.fares[type]) : fareMinor(type, currency);
    return type === "infants"
      ? words.free
      : `${formatMoney(minor, currency, context.language)} ${words.each}`;
  };
  return PASSENGER_TYPES.map((type) => (
    <PassengerCounter
      key={type}
      type={type}
      label={labels[type]}
      detail={words[`${type}Age`]}
      fare={fare(type)}
      minimum={MIN_PASSENGERS[type]}
      initial={initial[type] ?? MIN_PASSENGERS[type]}
      count={passengers[type]}
      increase={words.increase[type]}
      decrease={words.decrease[type]}
    />
  ));
}

function PassengerCounter({
  type,
  label,
  detail,
  fare,
  minimum,
  initial,
  count,
  increase,
  decrease,
}: PassengerCounterProps) {
  const id = useId();
  const error = useFieldError(type);
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const element = input.current;
    if (!element) return;
    const current = Math.trunc(Number(element.value)) || 0;
    const next = String(Math.max(minimum, current + by));
    if (next === element.value) return;
    element.value = next;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className={styles.counter}>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}detail`} className={styles.detail}>
          <span>{detail}</span> <span>{fare}</span>
        </p>
        {error && (
          <p id={`${id}error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.step}
          aria-label={decrease}
          // `aria-disabled`, because a disabled button would lose the focus.
          aria-disabled={count <= minimum}
          onClick={() => step(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          ref={input}
          id={id}
          name={type}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial}
          className={styles.input}
          aria-describedby={error ? `${id}detail ${id}error` : `${id}detail`}
          aria-invalid={error ? true : undefined}
        />
        <button type="button" className={styles.step} aria-label={increase} onClick={() => step(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
