import type { ReactNode } from "react";
import { DialogActions } from "../../../components/ui/dialog.tsx";
import { Form, type FormState } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import panel from "../ui/panel.module.css";

interface DialogFormProps {
  form: FormState;
  /** Absent, the dialog can only be closed. */
  words?: { submit: string; busy: string } | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The form in a dialog about an order: why it was refused, its fields, and its buttons. */
export function DialogForm({ form, words, onClose, children }: DialogFormProps) {
  return (
    <Form form={form} className={panel.panel}>
      {form.error && (
        <Notice role="alert" tone="error">
          {form.error.text}
        </Notice>
      )}
      {children}
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}
