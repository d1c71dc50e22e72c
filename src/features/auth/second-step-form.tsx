import type { User } from "@supabase/auth-js";
import { Button } from "../../components/ui/button.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { findAuthenticators } from "../../lib/session/second-factor.ts";
import { signOut } from "../../lib/session/session.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./auth-form.module.css";
import { SecondStepFields, useSecondStep } from "./second-step-fields.tsx";

/** The second step of signing in, for someone whose password, link or provider was accepted. auth-page.tsx then redirects. */
export function SecondStepForm({ user }: { user: User }) {
  const { step: words } = useContent(secondFactor);
  const authenticators = findAuthenticators(user);
  const { check, send, explain, field } = useSecondStep(authenticators);
  const form = useForm({
    check,
    toast: false,
    explain,
    submit: (_input, typed) => send(typed),
    field,
  });
  return (
    <>
      <div className={styles.intro}>
        <h1>{words.title}</h1>
      </div>
      <Form form={form} className={styles.form} aria-label={words.title}>
        <SecondStepFields authenticators={authenticators} />
        <SubmitButton
          size="l"
          wide
          busy={form.busy}
          disabled={form.busy}
          label={words.submit}
          busyLabel={words.busy}
        />
        <p className={styles.row}>
          <Button variant="quiet" className={styles.link} onClick={() => void signOut()}>
            {words.cancel}
          </Button>
        </p>
      </Form>
    </>
  );
}
