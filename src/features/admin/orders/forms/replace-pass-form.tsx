import { TextAreaField } from "../../../../components/ui/field.tsx";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminOrderForms } from "../../../../content/admin-order-forms.ts";
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
import { DialogForm } from "./dialog-form.tsx";
import { useOrderConflict } from "./use-order-conflict.ts";

interface ReplacePassFormProps {
  order: OrderDetail;
  onClose: () => void;
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Voids the pass of an order, and mails a new one. */
export function ReplacePassForm({ order, onClose, onChanged, onConflict }: ReplacePassFormProps) {
  const { pass: words, ...shared } = useContent(adminOrderForms);
  const { failure } = useContent(admin);
  const { send, explain, versions } = useOrderConflict(order, onConflict);
  const form = useForm<OrderChange>({
    ...failure,
    toast: false,
    schema: OrderChangeSchema,
    values: ({ reason }) => ({ newPass: true, reason, version: order.version }),
    explain,
    submit: async (json) => {
      onChanged(
        await send(api.admin.orders[":orderId"].$patch({ param: { orderId: order.id }, json })),
      );
      showToast({ ...words.done, tone: "success" });
      onClose();
    },
  });
  return (
    <DialogForm form={form} words={words} versions={versions} onClose={onClose}>
      <p>{words.lead}</p>
      <TextAreaField
        name="reason"
        label={shared.reason}
        hint={shared.reasonHint}
        required
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        defaultValue={words.reason}
      />
    </DialogForm>
  );
}
