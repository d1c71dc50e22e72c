import { adminPayments } from "#content/admin-payments.ts";
import type { OveruseClosure } from "#domain/orders/overuse.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { DialogForm, ReasonField, useOrderForm } from "./order-form.tsx";

export default function OveruseForm({
  orderId,
  what,
  onClose,
}: {
  orderId: string;
  what: string;
  onClose: () => void;
}) {
  const { resolve: words } = useContent(adminPayments);
  const form = useOrderForm<OveruseClosure>({
    schema: async () => (await import("#domain/orders/overuse.schema.ts")).OveruseClosureSchema,
    submit: (json) => api.admin.orders[":orderId"].overuse.$post({ param: { orderId }, json }),
    onClose,
    done: words.done,
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{words.lead(what)}</p>
      <ReasonField label={words.reason} />
    </DialogForm>
  );
}
