import type { EmailOtpType } from "@supabase/auth-js";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { followLink } from "../../lib/session/follow-link.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./auth-form.module.css";
import { ResetForm } from "./reset-form.tsx";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/**
 * Uses a mailed link about an address, when its button is pressed. Where nobody is signed in, and for a link that gives an account
 * back, a new password is chosen with it: a link alone does not say who made the account (docs/decisions/0021).
 */
export function ConfirmForm({ type }: { type: EmailOtpType | "email_change_undo" }) {
  const words = useContent(authWords);
  const { status } = useSession();
  // The stock client's types do not know this link of ours; it sends the type as it is.
  if (type === "email_change_undo") return <ResetForm type={type as EmailOtpType} title={words.undo.title} lead={words.undo.lead} />;
  if (status === "signed-in") return <ConfirmButton type={type} />;
  if (status === "signed-out") return <ResetForm type={type} title={words.confirm.title} lead={words.confirm.withPassword} />;
  return (
    <div className={styles.intro}>
      <h1>{words.confirm.title}</h1>
      <p role="status">{words.oneMoment}</p>
    </div>
  );
}

function ConfirmButton({ type }: { type: EmailOtpType }) {
  const words = useContent(authWords);
  const { busy, inFlight, attempt } = useAuthAttempt(words.confirm.failure);
  const [outcome, setOutcome] = useState<"confirmed" | { refused: string } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const link = { type, token_hash: new URLSearchParams(location.search).get("token_hash") ?? "" };
    const refusal = await attempt(() => followLink(link));
    if (!refusal) setOutcome("confirmed");
    else if (refusal.code === "otp_expired") setOutcome({ refused: words.confirm.expired });
    else setOutcome({ refused: refusal.code === "email_exists" ? words.confirm.taken : refusal.text });
  };

  return (
    <>
      <div className={styles.intro}>
        <h1>{words.confirm.title}</h1>
        <p>{words.confirm.lead}</p>
      </div>
      <form method="post" className={styles.form} onSubmit={(event) => void submit(event)} aria-label={words.confirm.title}>
        {outcome !== "confirmed" && (
          <Button type="submit" size="l" wide busy={busy} disabled={busy}>
            {busy && <Spinner />}
            {busy ? words.confirm.busy : words.confirm.submit}
          </Button>
        )}
        <div role="status">
          {outcome === "confirmed" && (
            <Notice tone="success">
              {words.confirm.success.title}. {words.confirm.success.description}
            </Notice>
          )}
        </div>
        {outcome !== null && outcome !== "confirmed" && (
          <Notice role="alert" tone="error">
            {outcome.refused}
          </Notice>
        )}
        <p className={styles.row}>
          <Link to="/account">{words.confirm.toAccount}</Link>
        </p>
      </form>
    </>
  );
}
