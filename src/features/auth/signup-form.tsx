import { TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import {
  NewPasswordFields,
  useNewPasswordCheck,
} from "../../components/ui/new-password-fields.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { auth } from "../../content/auth.ts";
import { SignUpFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { signUp, useAuthFailure } from "../../lib/session/auth-calls.ts";
import { showToast } from "../../lib/api/toast.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./auth-form.module.css";

/** The form of Inscription (docs/product/accounts.md). `onCreated` is called when the account exists and the person can sign in. */
export function SignupForm({ onCreated }: { onCreated: (email: string) => void }) {
  const words = useContent(auth);
  const form = useForm({
    ...useAuthFailure(words.signup.failure),
    schema: SignUpFormSchema,
    check: useNewPasswordCheck(),
    submit: async (input, { password = "" }) => {
      await signUp(input, password);
      showToast({ ...words.signup.success, tone: "success" });
      onCreated(input.email);
    },
    field: ({ code }) => (code === "weak_password" ? "password" : undefined),
  });

  return (
    <Form form={form} className={styles.form} aria-label={words.signup.tab}>
      <TextField name="fullName" label={words.fullName} required autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        defaultValue=""
      />
      <NewPasswordFields label={words.password} />
      <SubmitButton
        size="l"
        wide
        busy={form.busy}
        disabled={form.busy}
        label={words.signup.submit}
        busyLabel={words.signup.busy}
      />
    </Form>
  );
}
