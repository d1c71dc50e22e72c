import { TextAreaField } from "../../../../components/ui/field.tsx";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import {
  MAX_REFUND_REASON_LENGTH,
  type PaymentProblem,
} from "../../../../domain/payments/payment.ts";
import { ProblemResolutionSchema } from "../../../../domain/staff-orders/payment-problem.schema.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { DialogForm } from "../forms/dialog-form.tsx";
import { useOrderConflict } from "../forms/use-order-conflict.ts";

interface ProblemFormProps {
  orderId: string;
  paymentId: string;
  kind: PaymentProblem;
  onClose: () => void;
  /** Receives the order after it; not called for a deleted order. */
  onChanged: (order: OrderDetail) => void;
  /** Gets the order as someone else has changed it meanwhile. */
  onConflict: (order: OrderDetail) => void;
}

/** Says that a problem of a payment is dealt with, and how. */
export function ProblemForm({
  orderId,
  paymentId,
  kind,
  onClose,
  onChanged,
  onConflict,
}: ProblemFormProps) {
  const { resolve: words, problems } = useContent(adminPayments);
  const { failure } = useContent(admin);
  const { send, explain } = useOrderConflict(undefined, onConflict);
  const form = useForm({
    ...failure,
    toast: false,
    schema: ProblemResolutionSchema,
    values: (typed) => ({ ...typed, payment_id: paymentId, kind }),
    explain,
    submit: async (json) => {
      const order = await send(
        api.admin.orders[":orderId"].problems.$post({ param: { orderId }, json }),
      );
      if (order) onChanged(order);
      showToast({ ...words.done, tone: "success" });
      onClose();
    },
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{words.lead(problems.kinds[kind])}</p>
      <TextAreaField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        required
        rows={3}
        maxLength={MAX_REFUND_REASON_LENGTH}
      />
    </DialogForm>
  );
}
