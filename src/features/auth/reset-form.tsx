import type { EmailOtpType } from "@supabase/auth-js";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { showToast } from "../../lib/toast.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { auth as authWords } from "../../content/auth.ts";
import { newPasswordProblem } from "../../domain/accounts/new-password.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-form.module.css";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useAuthAttempt } from "./use-auth-attempt.ts";

interface ResetFormProps {
  /** What the link is for, as the auth server calls it. */
  type?: EmailOtpType;
  title?: string;
  lead?: string;
}

/**
 * Sets a new password by the mailed link. The link works once, so it is used when the form is sent and not when the page opens:
 * programs that scan mails open links too.
 */
export function ResetForm({ type = "recovery", title, lead }: ResetFormProps) {
  const words = useContent(authWords);
  const heading = title ?? words.reset.title;
  const navigate = useNavigate();
  const { busy, inFlight, attempt } = useAuthAttempt(words.reset.failure);
  const [noToken, setNoToken] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const proved = useRef(false);

  useEffect(() => setNoToken(readToken() === null), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the URL, because a form that was sent before hydration arrives before the state is set.
    const tokenHash = readToken();
    if (inFlight.current || tokenHash === null) return;
    const { password = "", confirmPassword = "" } = formValues(event.currentTarget);
    const problem = newPasswordProblem(password, confirmPassword);
    setAlert(problem ? words.signup[problem] : null);
    setRefused(null);
    if (problem) return;

    const refusal = await attempt(async (auth) => {
      if (!proved.current) {
        const { error } = await auth.verifyOtp({ type, token_hash: tokenHash });
        if (error) return { error };
        proved.current = true;
      }
      return auth.updateUser({ password });
    });
    if (refusal) {
      setRefused(refusal.text);
      return;
    }
    showToast({ ...words.reset.success, tone: "success" });
    await navigate({ to: "/account", replace: true });
  };

  return (
    <>
      <div className={styles.intro}>
        <h1>{heading}</h1>
        <p>{lead ?? words.reset.lead}</p>
      </div>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)} aria-label={heading}>
        {noToken && (
          <Notice role="alert" tone="error">
            {words.reset.noToken}
          </Notice>
        )}
        <NewPasswordFields label={words.reset.newPassword} alert={alert} refused={refused} />
        <Button type="submit" size="l" wide busy={busy} disabled={busy || noToken}>
          {busy && <Spinner />}
          {busy ? words.reset.busy : words.reset.submit}
        </Button>
        <p className={styles.row}>
          <Link to="/auth/forgot">{words.reset.askAgain}</Link>
          <Link to="/auth">{words.forgot.back}</Link>
        </p>
      </form>
    </>
  );
}

/** The token hash of the link that led here. */
export const readToken = () => new URLSearchParams(location.search).get("token_hash");
