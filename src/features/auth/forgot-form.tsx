import { Link } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { auth as authWords } from "../../content/auth.ts";
import { ForgotFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { issuesOf } from "../../domain/validation.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-form.module.css";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/** Asks for the mailed link. Its message is the same whether or not there is such an account. */
export function ForgotForm() {
  const words = useContent(authWords);
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const { busy, inFlight, attempt } = useAuthAttempt(words.forgot.failure);
  const [sent, setSent] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const parsed = ForgotFormSchema.safeParse(formValues(event.currentTarget));
    if (!parsed.success) {
      showIssues(issuesOf(parsed.error));
      return;
    }
    clearErrors();
    setSent(false);
    const { email } = parsed.data;
    const refusal = await attempt((auth) => auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth/reset` }));
    setSent(!refusal);
  };

  return (
    <>
      <div className={styles.intro}>
        <h1>{words.forgot.title}</h1>
        <p>{words.forgot.lead}</p>
      </div>
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        aria-label={words.forgot.title}
      >
        <TextField
          name="email"
          type="email"
          label={words.email}
          required
          autoComplete="username"
          autoCapitalize="none"
          error={errors.email}
        />
        <Button type="submit" size="l" wide busy={busy} disabled={busy}>
          {busy && <Spinner />}
          {busy ? words.forgot.busy : words.forgot.submit}
        </Button>
        <div role="status">{sent && <Notice tone="success">{words.forgot.sent}</Notice>}</div>
        <p className={styles.row}>
          <Link to="/auth">{words.forgot.back}</Link>
        </p>
      </form>
    </>
  );
}
