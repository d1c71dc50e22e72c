import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Reason } from "#domain/reason.schema.ts";
import { DialogForm, type OrderFormProps, ReasonField, useOrderForm } from "./order-form.tsx";

interface ReasonFormProps {
  words: { reason: string; submit: string; busy: string; done: { title: string } };
  lead: string;
  /** Resolves to the changed order, or null for a deleted one. */
  submit: (given: Reason) => Promise<OrderDetail | null>;
  onClose: () => void;
  onConflict?: OrderFormProps["onConflict"];
}

export default function ReasonForm({ words, lead, onClose, ...options }: ReasonFormProps) {
  const form = useOrderForm<Reason>({
    schema: async () => (await import("#domain/reason.schema.ts")).ReasonSchema,
    onClose,
    done: words.done,
    ...options,
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{lead}</p>
      <ReasonField label={words.reason} />
    </DialogForm>
  );
}
