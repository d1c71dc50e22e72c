import type { ReactNode } from "react";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { admin } from "../../../../content/admin.ts";
import { airports } from "../../../../content/airports.ts";
import type { CurrencyCode } from "../../../../domain/money/currency.ts";
import { type BookingFields, toBookingFields } from "../../../../domain/bookings/booking-fields.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import type { OrderStatus } from "../../../../domain/orders/order-status.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { AdminTime, useMoney } from "../../ui/formats.tsx";
import styles from "./orders.module.css";

/** An order as what can become of it, or as someone wants it: its fields, its money in major units, until when it is kept. */
export type OrderVersion = BookingFields & {
  status: OrderStatus;
  paid: number;
  refunded: number;
  due: number;
  heldUntil: string;
};

/** An order as a version of it. */
export function toVersion(order: OrderDetail): OrderVersion {
  const money = { paid: order.paid_amount, refunded: order.refunded_amount, due: order.due_amount };
  return {
    status: order.status,
    ...toBookingFields(order),
    ...money,
    heldUntil: order.held_until ?? "",
  };
}

export interface OrderVersionsProps {
  theirs: OrderVersion;
  mine: OrderVersion;
  currency: CurrencyCode;
}

/** What differs between the order as someone else left it and what was wanted of an older one, side by side. */
export function OrderVersions({ theirs, mine, currency }: OrderVersionsProps) {
  const { fields, versions: words } = useContent(adminOrderForms);
  const { statuses } = useContent(admin);
  const names: Partial<Record<string, string>> = useContent(airports);
  const money = useMoney();
  const labels: Record<keyof OrderVersion, string> = { ...fields, ...words.facts };
  const differing = (Object.keys(labels) as (keyof OrderVersion)[]).filter(
    (name) => theirs[name] !== mine[name],
  );
  if (differing.length === 0) return null;
  const shown = (name: keyof OrderVersion, version: OrderVersion): ReactNode => {
    const value = version[name];
    if (value === "") return words.none;
    if (name === "status") return statuses[version.status];
    if (name === "airport") return names[version.airport] ?? value;
    if (name === "heldUntil") return <AdminTime iso={version.heldUntil} />;
    return name === "paid" || name === "refunded" || name === "due"
      ? money(version[name], currency)
      : value;
  };
  return (
    <table className={styles.versions} aria-label={words.label} data-field="order-versions">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.theirs}</th>
          <th scope="col">{words.mine}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((name) => (
          <tr key={name} data-name={name}>
            <th scope="row">{labels[name]}</th>
            <td>{shown(name, theirs)}</td>
            <td>{shown(name, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
