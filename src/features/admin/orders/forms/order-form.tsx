import { type ReactNode, useState } from "react";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { Form, type FormState } from "../../../../components/ui/form.tsx";
import { Notice } from "../../../../components/ui/notice.tsx";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { adminOrders } from "../../../../content/admin-orders.ts";
import { admin } from "../../../../content/admin.ts";
import { airports } from "../../../../content/airports.ts";
import { type BookingFields, toBookingFields } from "../../../../domain/orders/booking-fields.ts";
import type { CurrencyCode } from "../../../../domain/money/currency.ts";
import type { OrderStatus } from "../../../../domain/orders/order-status.ts";
import {
  OrderConflictSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import styles from "./orders.module.css";
import { AdminTime, useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { ApiError } from "../../../../lib/api/api-client.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";

/**
 * For the dialogs about an order: when someone else has changed it meanwhile, the dialog says so, shows both versions side by side, and
 * keeps what was typed. `order` is what the dialog is about, which `onConflict` replaces by the order as it is now.
 */
export function useOrderConflict(
  order: OrderDetail | undefined,
  onConflict: (order: OrderDetail) => void,
) {
  const { conflicts } = useContent(adminOrders).change;
  const [mine, setMine] = useState<OrderVersion | null>(null);
  return {
    /** The result of a call; a conflict is shown, and handed on, before it is thrown. `toMine` is what was to become of the order. */
    send: async <Result,>(
      call: Promise<Result>,
      toMine?: (theirs: OrderDetail) => Partial<OrderVersion>,
    ): Promise<Result> => {
      try {
        return await call;
      } catch (error) {
        const theirs = toConflict(error)?.order;
        if (theirs) {
          if (order) setMine({ ...toVersion(order), ...toMine?.(theirs) });
          onConflict(theirs);
        }
        throw error;
      }
    },
    /** The words of a conflict; undefined for any other failure. */
    explain: (error: ApiError) => {
      const conflict = toConflict(error);
      return conflict && conflicts[conflict.error.code];
    },
    /** For the dialog's form; undefined as long as nobody else has changed the order. */
    versions:
      mine && order ? { theirs: toVersion(order), mine, currency: order.currency } : undefined,
    /** For a dialog that is closed and stays: it begins anew. */
    forgetVersions: () => setMine(null),
  };
}

/** What the API says when the order no longer allows an action. */
function toConflict(error: unknown) {
  return error instanceof ApiError ? OrderConflictSchema.safeParse(error.body).data : undefined;
}

interface DialogFormProps {
  form: FormState;
  /** Absent, the dialog can only be closed. */
  words?: { submit: string; busy: string } | undefined;
  /** What someone else has changed meanwhile (use-order-conflict.ts). */
  versions?: OrderVersionsProps | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The form in a dialog about an order: why it was refused, what someone else has changed, its fields, and its buttons. */
export function DialogForm({ form, words, versions, onClose, children }: DialogFormProps) {
  return (
    <Form form={form} className={panel.panel}>
      {form.error && (
        <Notice role="alert" tone="error">
          {form.error.text}
        </Notice>
      )}
      {versions && <OrderVersions {...versions} />}
      {children}
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

/** An order as what can become of it, or as someone wants it: its fields, its money in major units, until when it is kept. */
type OrderVersion = BookingFields & {
  status: OrderStatus;
  paid: number;
  refunded: number;
  due: number;
  heldUntil: string;
};

/** An order as a version of it. */
function toVersion(order: OrderDetail): OrderVersion {
  const money = { paid: order.paid_amount, refunded: order.refunded_amount, due: order.due_amount };
  return {
    status: order.status,
    ...toBookingFields(order),
    ...money,
    heldUntil: order.held_until ?? "",
  };
}

interface OrderVersionsProps {
  theirs: OrderVersion;
  mine: OrderVersion;
  currency: CurrencyCode;
}

/** What differs between the order as someone else left it and what was wanted of an older one, side by side. */
function OrderVersions({ theirs, mine, currency }: OrderVersionsProps) {
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
