import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { auth } from "../../content/auth.ts";
import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password.ts";
import { SignInFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { callAuth, useAuthFailure } from "../../lib/session/auth-calls.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./auth-form.module.css";

/** The form of Connexion. Once there is a session, auth-page.tsx redirects. */
export function LoginForm({ email, focusPassword }: { email: string; focusPassword: boolean }) {
  const words = useContent(auth);
  // The role is checked after the response, so the button stays busy until the page redirects.
  const [accepted, setAccepted] = useState(false);
  const form = useForm({
    ...useAuthFailure(words.login.failure),
    schema: SignInFormSchema,
    submit: async (input) => {
      try {
        await callAuth((client) => client.signInWithPassword(input));
        setAccepted(true);
      } catch (error) {
        form.ref.current?.querySelector<HTMLInputElement>("[name=password]")?.focus();
        throw error;
      }
    },
  });
  const busy = form.busy || accepted;

  return (
    <Form form={form} className={styles.form} aria-label={words.login.tab}>
      <TextField
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
      />
      <PasswordField
        name="password"
        label={words.password}
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="current-password"
        // oxlint-disable-next-line no-autofocus -- the person just made this account, and this is the next thing to do
        autoFocus={focusPassword}
        messages={words}
      />
      <SubmitButton
        size="l"
        wide
        busy={busy}
        disabled={busy}
        label={words.login.submit}
        busyLabel={words.login.busy}
      />
      <p className={styles.row}>
        <Link to="/auth/forgot">{words.login.forgot}</Link>
      </p>
    </Form>
  );
}
