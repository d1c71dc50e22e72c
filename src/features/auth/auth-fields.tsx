import { type InputHTMLAttributes, type ReactNode, use } from "react";
import { FormBusyContext, TextField } from "#components/ui/field.tsx";
import { Form, type FormState } from "#components/ui/form.tsx";
import { SubmitButton, type SubmitButtonProps } from "#components/ui/submit-button.tsx";
import { auth } from "#content/auth.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./auth-form.module.css";

interface AuthFormProps {
  form: FormState;
  title: string;
  lead?: string;
  heading?: "h1" | "h2";
  children: ReactNode;
}

export function AuthForm({ form, title, lead, heading: Heading = "h1", children }: AuthFormProps) {
  return (
    <>
      <div className={styles.intro}>
        <Heading>{title}</Heading>
        {lead && <p>{lead}</p>}
      </div>
      <Form form={form} className="stack-l" aria-label={title}>
        {children}
      </Form>
    </>
  );
}

interface EmailFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "aria-invalid" | "aria-describedby" | "onInput"
> {
  defaultValue?: string;
  /** With "webauthn", the browser may offer passkeys in the field. */
  autoComplete?: "username" | "username webauthn";
}

export const EmailField = (props: EmailFieldProps) => (
  <TextField
    name="email"
    type="email"
    label={useContent(auth).email}
    required
    autoComplete="username"
    autoCapitalize="none"
    {...props}
  />
);

export function AuthSubmit(button: SubmitButtonProps) {
  const isSent = use(FormBusyContext);
  const { busy = isSent, disabled = busy } = button;
  return <SubmitButton size="l" wide {...button} busy={busy} disabled={disabled} />;
}
