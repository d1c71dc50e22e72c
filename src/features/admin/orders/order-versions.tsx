import { adminOrderForms } from "../../../content/admin-order-forms.ts";
import { admin } from "../../../content/admin.ts";
import { airports } from "../../../content/airports.ts";
import { type BookingFields, toBookingFields } from "../../../domain/orders/booking-fields.ts";
import type { OrderStatus } from "../../../domain/orders/order-status.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/site-context.tsx";
import styles from "./orders.module.css";

/** An order as its fields, or as someone wants it. */
export type OrderVersion = BookingFields & { status: OrderStatus };

/** An order as the fields in which it can be changed. */
export function toVersion(order: AdminOrder): OrderVersion {
  return { status: order.status, ...toBookingFields(order) };
}

/** What differs between the order as someone else left it and what was typed against an older one, side by side. */
export function OrderVersions({ theirs, mine }: { theirs: OrderVersion; mine: OrderVersion }) {
  const { fields, versions: words } = useContent(adminOrderForms);
  const { statuses } = useContent(admin);
  const names: Partial<Record<string, string>> = useContent(airports);
  const differing = (Object.keys(fields) as (keyof OrderVersion)[]).filter((name) => theirs[name] !== mine[name]);
  if (differing.length === 0) return null;
  const shown = (name: keyof OrderVersion, version: OrderVersion) => {
    if (name === "status") return statuses[version.status];
    const value = version[name];
    return value === "" ? words.none : (name === "airport" && names[value]) || value;
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
            <th scope="row">{fields[name]}</th>
            <td>{shown(name, theirs)}</td>
            <td>{shown(name, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
