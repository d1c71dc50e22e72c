import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { showToast } from "../../lib/toast.ts";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { auth as authWords } from "../../content/auth.ts";
import { newPasswordProblem } from "../../domain/accounts/new-password.ts";
import { SignUpFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { issuesOf } from "../../domain/validation.ts";
import { signUp } from "../../lib/session/sign-up.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-form.module.css";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useAuthAttempt } from "./use-auth-attempt.ts";

interface SignupFormProps {
  email: string;
  /** Called when the account exists and the person can sign in. */
  onCreated: (email: string) => void;
}

/** The form of Inscription: it checks the rules in their order, then makes one call (docs/product.md, "Accounts"). */
export function SignupForm({ email, onCreated }: SignupFormProps) {
  const words = useContent(authWords);
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const { busy, inFlight, attempt } = useAuthAttempt(words.signup.failure);
  const [alert, setAlert] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = formValues(event.currentTarget);
    const { password = "", confirmPassword = "" } = values;
    const parsed = SignUpFormSchema.safeParse(values);
    const problem = newPasswordProblem(password, confirmPassword);
    setAlert(problem ? words.signup[problem] : null);
    setRefused(null);
    if (parsed.success) clearErrors();
    else showIssues(issuesOf(parsed.error));
    if (!parsed.success || problem) return;

    const refusal = await attempt(() => signUp(parsed.data, password));
    if (refusal) {
      if (refusal.code === "weak_password") setRefused(refusal.text);
      return;
    }
    showToast({ ...words.signup.success, tone: "success" });
    onCreated(parsed.data.email);
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label={words.signup.tab}
    >
      <TextField name="fullName" label={words.fullName} required autoComplete="name" error={errors.fullName} />
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        error={errors.email}
      />
      <NewPasswordFields label={words.password} alert={alert} refused={refused} />
      <Button type="submit" size="l" wide busy={busy} disabled={busy}>
        {busy && <Spinner />}
        {busy ? words.signup.busy : words.signup.submit}
      </Button>
    </form>
  );
}
