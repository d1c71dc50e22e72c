import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { auth } from "#content/auth.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import { AuthForm, AuthSubmit, EmailField } from "./auth-fields.tsx";
import styles from "./auth-form.module.css";

/** Shows the same message whether or not the account exists. */
export function ForgotForm() {
  const words = useContent(auth);
  const [sent, setSent] = useState(false);
  const form = useForm({
    ...useAuthFailure(),
    schema: async () => (await import("#domain/accounts/sign-in.schema.ts")).ForgotFormSchema,
    submit: async ({ email }) => {
      setSent(false);
      await callAuth((client) =>
        client.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth/reset` }),
      );
      setSent(true);
    },
  });

  return (
    <AuthForm form={form} title={words.forgot.title} lead={words.forgot.lead}>
      <EmailField />
      <AuthSubmit words={words.forgot} />
      <div role="status">{sent && <Notice tone="success">{words.forgot.sent}</Notice>}</div>
      <p className={styles.row}>
        <Link to="/auth">{words.forgot.back}</Link>
      </p>
    </AuthForm>
  );
}
