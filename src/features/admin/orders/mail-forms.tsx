import { SelectField, TextAreaField } from "#components/ui/field.tsx";
import { mailNames } from "#content/mail-names.ts";
import { adminTimeline } from "#content/admin-timeline.ts";
import { MAX_LETTER_LENGTH } from "#domain/group-acts/group-act.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { ResendableMail } from "#domain/orders/order-mail.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { DialogForm, useOrderForm } from "./order-form.tsx";

interface MailAgainFormProps {
  order: OrderDetail;
  /** Mails whose content is out of date are left out. */
  kinds: readonly ResendableMail[];
  onClose: () => void;
}

export function MailAgainForm({ order, kinds, onClose }: MailAgainFormProps) {
  const { mails: words } = useContent(adminTimeline);
  const { kinds: names } = useContent(mailNames);
  const form = useOrderForm({
    order,
    schema: async () => (await import("#domain/order-detail/timeline.schema.ts")).MailAgainSchema,
    submit: (json) =>
      api.admin.orders[":orderId"].mails.$post({ param: { orderId: order.id }, json }),
    onClose,
    done(changed, json) {
      const newest = changed?.timeline.find(
        (entry) => entry.kind === "mail" && entry.mail === json.kind,
      );
      const isSent = newest?.kind === "mail" && newest.status === "sent";
      return isSent ? words.sent : { ...words.waiting, tone: "info" };
    },
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
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

export function LetterForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { letter: words } = useContent(adminTimeline);
  const form = useOrderForm({
    order,
    draft: `order.${order.id}.letter`,
    schema: async () => (await import("#domain/group-acts/group-act.schema.ts")).LetterInputSchema,
    submit: (json) =>
      api.admin.orders[":orderId"].letters.$post({ param: { orderId: order.id }, json }),
    onClose,
    done: words.done,
  });
  return (
    <DialogForm form={form} words={words} onClose={onClose}>
      <p>{words.lead(order.customer.email, words.languages[order.language])}</p>
      <TextAreaField
        name="text"
        label={words.text}
        rows={8}
        required
        lang={order.language}
        maxLength={MAX_LETTER_LENGTH}
      />
    </DialogForm>
  );
}
