import { type ReactNode, use } from "react";
import { TextField } from "#components/ui/field.tsx";
import { Form, type FormState } from "#components/ui/form.tsx";
import {
  FormBusyContext,
  SubmitButton,
  type SubmitButtonProps,
} from "#components/ui/submit-button.tsx";
import { auth } from "#content/auth.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./auth-form.module.css";

interface AuthFormProps {
  form: FormState;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AuthForm({ form, title, lead, children }: AuthFormProps) {
  return (
    <>
      <div className={styles.intro}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <Form form={form} className="stack-l" aria-label={title}>
        {children}
      </Form>
    </>
  );
}

export const EmailField = ({ defaultValue }: { defaultValue?: string }) => (
  <TextField
    name="email"
    type="email"
    label={useContent(auth).email}
    required
    autoComplete="username"
    autoCapitalize="none"
    defaultValue={defaultValue}
  />
);

export function AuthSubmit(button: SubmitButtonProps) {
  const isSent = use(FormBusyContext);
  const { busy = isSent, disabled = busy } = button;
  return <SubmitButton size="l" wide {...button} busy={busy} disabled={disabled} />;
}
