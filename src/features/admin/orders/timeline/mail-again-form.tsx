import { SelectField } from "../../../../components/ui/field.tsx";
import { useForm } from "../../../../components/ui/form.tsx";
import { adminMails } from "../../../../content/admin-mails.ts";
import { adminTimeline } from "../../../../content/admin-timeline.ts";
import { admin } from "../../../../content/admin.ts";
import type { ResendableMail } from "../../../../domain/mail/order-mail.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import { MailAgainSchema } from "../../../../domain/staff-orders/timeline.schema.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { DialogForm } from "../forms/dialog-form.tsx";
import { useOrderConflict } from "../forms/use-order-conflict.ts";

interface MailAgainFormProps {
  order: OrderDetail;
  /** The mails whose news is still so. */
  kinds: readonly ResendableMail[];
  onClose: () => void;
  onChanged: (order: OrderDetail) => void;
}

/** Sends one of an order's mails again. */
export function MailAgainForm({ order, kinds, onClose, onChanged }: MailAgainFormProps) {
  const { mails: words } = useContent(adminTimeline);
  const { kinds: names } = useContent(adminMails);
  const { failure } = useContent(admin);
  const { send, explain, versions } = useOrderConflict(order, onChanged);
  const form = useForm({
    ...failure,
    toast: false,
    schema: MailAgainSchema,
    explain,
    submit: async (json) => {
      const changed = await send(
        api.admin.orders[":orderId"].mails.$post({ param: { orderId: order.id }, json }),
      );
      onChanged(changed);
      const newest = changed.timeline.find(
        (entry) => entry.kind === "mail" && entry.mail === json.kind,
      );
      const isSent = newest?.kind === "mail" && newest.status === "sent";
      showToast(isSent ? { ...words.sent, tone: "success" } : { ...words.waiting, tone: "info" });
      onClose();
    },
  });
  return (
    <DialogForm form={form} words={words} versions={versions} onClose={onClose}>
      <p>{words.lead(order.customer.email)}</p>
      <SelectField name="kind" label={words.kind}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  );
}
