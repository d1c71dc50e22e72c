import { useQueryClient } from "@tanstack/react-query";
import { Download, UserX } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogActions } from "../../../components/ui/dialog.tsx";
import { type FieldErrors, TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminCustomers } from "../../../content/admin-customers.ts";
import { admin } from "../../../content/admin.ts";
import { normalizeEmail } from "../../../domain/accounts/user.ts";
import type { CustomerDetail } from "../../../domain/customers/customer.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { saveFile } from "../../../lib/copy-and-download.ts";
import { showToast } from "../../../lib/toast.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useContent } from "../../../lib/site-context.tsx";
import panel from "../ui/panel.module.css";

/** What admins do when a customer asks for their data, or to be forgotten (docs/product.md, "Admin pages"). */
export function PrivacyRequests({ customer }: { customer: CustomerDetail }) {
  const { export: words, anonymize, refusals } = useContent(adminCustomers);
  const { failure } = useContent(admin);
  const [isAsked, setIsAsked] = useState(false);
  const { busy, run } = useAction({ ...failure, explain: ({ code }) => refusals[code] });
  const save = () =>
    run(async () => {
      const stored = await api.admin.customers[":customerId"].export.$get({ param: { customerId: customer.id } });
      saveFile(`customer-${customer.id}.json`, "application/json", JSON.stringify(stored, null, 2));
      showToast({ ...words.done, tone: "success" });
    });
  return (
    <div className={panel.actions}>
      <Button variant="outline" busy={busy} onClick={() => void save()}>
        <Download size={18} aria-hidden="true" /> {busy ? words.busy : words.label}
      </Button>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        <UserX size={18} aria-hidden="true" /> {anonymize.open}
      </Button>
      <AnonymizeDialog customer={customer} open={isAsked} onClose={() => setIsAsked(false)} />
    </div>
  );
}

interface AnonymizeDialogProps {
  customer: CustomerDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks for the e-mail before a person is erased for good, and says what follows. */
function AnonymizeDialog({ customer: { id, email }, open, onClose }: AnonymizeDialogProps) {
  const { anonymize: words, refusals } = useContent(adminCustomers);
  const { failure } = useContent(admin);
  const queries = useQueryClient();
  const form = useForm({
    ...failure,
    toast: false,
    check: ({ email: typed = "" }): FieldErrors => (normalizeEmail(typed) === normalizeEmail(email) ? {} : { email: words.mismatch }),
    explain: ({ code }) => refusals[code],
    submit: async ({ email: typed = "" }) => {
      await api.admin.customers[":customerId"].anonymize.$post({ param: { customerId: id }, json: { email: typed } });
      showToast({ ...words.done, tone: "success" });
      onClose();
      // Lists and orders that were read before still show the person.
      await queries.invalidateQueries();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog open={open} title={words.question} onClose={close}>
      {open && (
        <Form form={form} className={panel.panel}>
          <p>{words.explanation(email)}</p>
          <p>{words.forGood}</p>
          <TextField type="email" name="email" label={words.email} required autoComplete="off" spellCheck={false} />
          {form.error && (
            <Notice role="alert" tone="error">
              {form.error.text}
            </Notice>
          )}
          <DialogActions words={words} busy={form.busy} danger onClose={close} />
        </Form>
      )}
    </Dialog>
  );
}
