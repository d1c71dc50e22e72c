import { TextAreaField } from "../../../../components/ui/field.tsx";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import {
  type OrderChange,
  OrderChangeSchema,
  type OrderDetail,
} from "../../../../domain/staff-orders/order-change.schema.ts";
import { MAX_REASON_LENGTH } from "../../../../domain/orders/order-status.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { useMoney } from "../../ui/formats.tsx";
import { DialogForm } from "../forms/dialog-form.tsx";
import styles from "../forms/orders.module.css";
import { useOrderConflict } from "../forms/use-order-conflict.ts";

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
