import type { ReactNode } from "react";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { Form, type FormState } from "../../../../components/ui/form.tsx";
import { Notice } from "../../../../components/ui/notice.tsx";
import panel from "../../ui/panel.module.css";
import { OrderVersions, type OrderVersionsProps } from "./order-versions.tsx";

interface DialogFormProps {
  form: FormState;
  /** Absent, the dialog can only be closed. */
  words?: { submit: string; busy: string } | undefined;
  /** What someone else has changed meanwhile (use-order-conflict.ts). */
  versions?: OrderVersionsProps | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The form in a dialog about an order: why it was refused, what someone else has changed, its fields, and its buttons. */
export function DialogForm({ form, words, versions, onClose, children }: DialogFormProps) {
  return (
    <Form form={form} className={panel.panel}>
      {form.error && (
        <Notice role="alert" tone="error">
          {form.error.text}
        </Notice>
      )}
      {versions && <OrderVersions {...versions} />}
      {children}
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}
