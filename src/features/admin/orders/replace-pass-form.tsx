import { adminOrderForms } from "#content/admin-order-forms.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import {
  DialogForm,
  type OrderFormProps,
  ReasonField,
  toChange,
  useOrderForm,
} from "./order-form.tsx";

export default function ReplacePassForm(props: OrderFormProps) {
  const { pass: words, ...shared } = useContent(adminOrderForms);
  const form = useOrderForm<OrderChange>({
    ...toChange(props),
    values: ({ reason }) => ({ newPass: true, reason, version: props.order.version }),
    done: words.done,
  });
  return (
    <DialogForm form={form} words={words} onClose={props.onClose}>
      <p>{words.lead}</p>
      <ReasonField label={shared.reason} rows={2} defaultValue={words.reason} />
    </DialogForm>
  );
}
