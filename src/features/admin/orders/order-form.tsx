import { type ReactNode, useState } from "react";
import { DialogActions } from "#components/ui/dialog.tsx";
import { TextAreaField } from "#components/ui/field.tsx";
import { Form, type FormState } from "#components/ui/form.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { admin } from "#content/admin.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { bookingFields } from "#content/booking-fields.ts";
import { type BookingFields, toBookingFields } from "#domain/orders/booking-fields.ts";
import { type OrderStatus } from "#domain/orders/order-status.ts";
import { isOrderConflict } from "#domain/orders/order-transitions.ts";
import { SALE_STOPPED } from "#domain/orders/sale-stop.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import type { OrderConflictAnswer, OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { MAX_REASON_LENGTH } from "#domain/reason.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { showToast, type ToastMessage } from "#lib/api/toast.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { AdminDay, AdminTime, useAirportName, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { type AdminFormOptions, useAdminForm } from "../ui/use-admin-form.ts";
import styles from "./orders.module.css";
import { useShowOrder } from "./use-show-order.ts";

export interface OrderFormProps {
  /** The order as it was at opening, or as a conflict returned it. */
  order: OrderDetail;
  onClose: () => void;
  onConflict: (order: OrderDetail) => void;
}

type Done = Omit<ToastMessage, "tone"> & Partial<ToastMessage>;

interface OrderFormOptions<Input> extends Omit<AdminFormOptions<Input>, "submit"> {
  order?: OrderDetail | undefined;
  onConflict?: (order: OrderDetail) => void;
  /** Resolves to the changed order, or null for a deleted one. */
  submit: (input: Input) => Promise<OrderDetail | null>;
  onClose: () => void;
  done: Done | ((changed: OrderDetail | null, input: Input) => Done);
  /** The values that the refused change wanted. `theirs` is the order as it is now. */
  toWanted?: (input: Input, theirs: OrderDetail) => Partial<OrderVersion>;
}

type OrderFormState = FormState & { versions?: Versions | undefined };

export function useOrderForm<Input>({
  order,
  onConflict,
  toWanted,
  submit,
  onClose,
  done,
  ...options
}: OrderFormOptions<Input>) {
  const show = useShowOrder();
  const { conflicts, saleStopped } = useContent(adminOrderForms);
  const [mine, setMine] = useState<OrderVersion | null>(null);
  const form = useAdminForm<Input>({
    toast: false,
    ...options,
    explain: (error) => {
      if (error.code === SALE_STOPPED) return saleStopped;
      const conflict = readConflict(error);
      return conflict && conflicts[conflict.error.code];
    },
    submit: async (input) => {
      const changed = await awaitChange(submit(input), (error) => {
        const theirs = readConflict(error)?.order;
        if (!theirs) return;
        if (order) setMine({ ...toVersion(order), ...toWanted?.(input, theirs) });
        show(theirs);
        onConflict?.(theirs);
      });
      if (changed) show(changed);
      setMine(null);
      showToast({ tone: "success", ...(typeof done === "function" ? done(changed, input) : done) });
      onClose();
    },
  });
  const versions = mine && order ? { theirs: toVersion(order), mine, order } : undefined;
  /** A dialog that stays mounted calls this when it closes. */
  const forgetVersions = () => setMine(null);
  return { ...form, versions, forgetVersions };
}

function readConflict({ code, body }: ApiError): OrderConflictAnswer | undefined {
  return isOrderConflict(code) ? (body as OrderConflictAnswer) : undefined;
}

export const toChange = ({ order, onClose, onConflict }: OrderFormProps) => ({
  order,
  onClose,
  onConflict,
  schema: async () => (await import("#domain/orders/order-change.schema.ts")).OrderChangeSchema,
  submit: (json: OrderChange) =>
    api.admin.orders[":orderId"].$patch({ param: { orderId: order.id }, json }),
});

interface DialogFormProps {
  form: OrderFormState;
  words?: { submit: string; busy: string } | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm({ form, words, onClose, children }: DialogFormProps) {
  return (
    <Form form={form} className={panel.panel}>
      <ErrorNotice error={form.error} />
      {form.versions && <OrderVersions {...form.versions} />}
      {children}
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

interface ReasonFieldProps {
  label: string;
  hint?: string;
  rows?: number;
  defaultValue?: string | undefined;
}

export function ReasonField({ rows = 3, ...field }: ReasonFieldProps) {
  return (
    <TextAreaField name="reason" required rows={rows} maxLength={MAX_REASON_LENGTH} {...field} />
  );
}

export function TickedBox({ name, children }: { name: string; children: string }) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name={name} defaultChecked />
      {children}
    </label>
  );
}

type OrderVersion = BookingFields & {
  status: OrderStatus;
  paid: number;
  refunded: number;
  due: number;
  heldUntil: string;
};

function toVersion(order: OrderDetail): OrderVersion {
  return {
    status: order.status,
    ...toBookingFields(order),
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    due: order.due_amount,
    heldUntil: order.held_until ?? "",
  };
}

interface Versions {
  theirs: OrderVersion;
  mine: OrderVersion;
  order: OrderDetail;
}

function OrderVersions({ theirs, mine, order }: Versions) {
  const { versions: words } = useContent(adminOrderForms);
  const { status, due } = useContent(adminTimeline).fields;
  const fields = useContent(bookingFields);
  const { statuses } = useContent(admin);
  const airportName = useAirportName();
  const money = useMoney();
  const labels: Record<keyof OrderVersion, string> = { status, ...fields, due, ...words.facts };
  const differing = (Object.keys(labels) as (keyof OrderVersion)[]).filter(
    (name) => theirs[name] !== mine[name],
  );
  if (differing.length === 0) return null;
  const toText = (name: keyof OrderVersion, version: OrderVersion): ReactNode => {
    const value = version[name];
    if (value === "") return words.none;
    if (name === "status") return statuses[version.status];
    if (name === "airport") return airportName(version.airport);
    if (name === "flightDate") return <AdminDay iso={version.flightDate} />;
    if (name === "heldUntil") return <AdminTime iso={version.heldUntil} />;
    return name === "paid" || name === "refunded" || name === "due"
      ? money(version[name], order.currency)
      : value;
  };
  return (
    <table className={styles.versions} aria-label={words.label} data-field="order-versions">
      <thead>
        <tr>
          {[words.field, words.theirs, words.mine].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differing.map((name) => (
          <tr key={name} data-name={name}>
            <th scope="row">{labels[name]}</th>
            <td>{toText(name, theirs)}</td>
            <td>{toText(name, mine)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
