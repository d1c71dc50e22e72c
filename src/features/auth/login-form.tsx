import { Link } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { auth as authWords } from "../../content/auth.ts";
import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password.ts";
import { SignInFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { issuesOf } from "../../domain/validation.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-form.module.css";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/** The form of Connexion. Once there is a session, auth-page.tsx redirects. */
export function LoginForm({ email, focusPassword }: { email: string; focusPassword: boolean }) {
  const words = useContent(authWords);
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const { busy, inFlight, attempt } = useAuthAttempt(words.login.failure);
  // The role is checked after the response, so the button stays busy until the page redirects.
  const [accepted, setAccepted] = useState(false);
  const working = busy || accepted;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current || accepted) return;
    const parsed = SignInFormSchema.safeParse(formValues(event.currentTarget));
    if (!parsed.success) {
      showIssues(issuesOf(parsed.error));
      return;
    }
    clearErrors();
    const refusal = await attempt((auth) => auth.signInWithPassword(parsed.data));
    if (!refusal) setAccepted(true);
    else form.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
  };

  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={words.login.tab}>
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
      <PasswordField
        name="password"
        label={words.password}
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="current-password"
        // oxlint-disable-next-line no-autofocus -- the person just made this account, and this is the next thing to do
        autoFocus={focusPassword}
        error={errors.password}
        words={words}
      />
      <Button type="submit" size="l" wide busy={working} disabled={working}>
        {working && <Spinner />}
        {working ? words.login.busy : words.login.submit}
      </Button>
      <p className={styles.row}>
        <Link to="/auth/forgot">{words.login.forgot}</Link>
      </p>
    </form>
  );
}
