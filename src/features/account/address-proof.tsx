import { useEffect } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { account } from "../../content/account.ts";
import { AddressCodeSchema } from "../../domain/accounts/sign-in.schema.ts";
import { verifyMailed, useAuthFailure } from "../../lib/session/auth-calls.ts";
import { showToast } from "../../lib/api/toast.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./account.module.css";
import type { AddressProofState } from "./use-address-proof.ts";

/** The address with whether it is proved, and the way to prove it (docs/product/accounts.md). */
export function AddressProof({ proof }: { proof: AddressProofState }) {
  const { proof: words } = useContent(account);
  const { email, isProved, step } = proof;
  return (
    <div className={styles.address}>
      <dl className={styles.facts}>
        <dt>{words.email}</dt>
        <dd>
          <span>{email}</span>{" "}
          <Badge tone={isProved ? "success" : "warning"}>
            {isProved ? words.proved : words.unproved}
          </Badge>
        </dd>
      </dl>
      {!isProved && (step === "offer" ? <Offer proof={proof} /> : <CodeForm proof={proof} />)}
    </div>
  );
}

function Offer({ proof: { send, enterCode, busy, error } }: { proof: AddressProofState }) {
  const { proof: words } = useContent(account);
  return (
    <>
      <p className={styles.lead}>{words.why}</p>
      {error && (
        <Notice role="alert" tone="error">
          {error.text}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="outline" busy={busy} onClick={() => void send()}>
          {busy ? words.sending : words.send}
        </Button>
        <Button variant="quiet" onClick={enterCode}>
          {words.haveCode}
        </Button>
      </div>
    </>
  );
}

/** Takes the six digits of the mail. Whoever follows its link instead comes back to a page that knows. */
function CodeForm({ proof }: { proof: AddressProofState }) {
  const { proof: words } = useContent(account);
  const { email, mails, calls, mayAskAgain, busy, error, send, reload } = proof;
  const { explain } = useAuthFailure();
  const form = useForm({
    schema: AddressCodeSchema,
    explain: (failure) => (failure.code === "otp_expired" ? words.wrongCode : explain?.(failure)),
    submit: async ({ code }) => {
      await verifyMailed({ type: "signup", email, token: code });
      showToast({ ...words.done, tone: "success" });
      await reload();
    },
    field: ({ code }) => (code === "otp_expired" ? "code" : undefined),
  });
  const { ref } = form;
  // From wherever on the page it was asked for.
  useEffect(
    () => ref.current?.querySelector<HTMLInputElement>("[name=code]")?.focus(),
    [ref, calls],
  );
  return (
    <Form form={form} className={styles.section} aria-label={words.title}>
      <div role="status">
        {mails > 0 && <Notice tone="success">{mails === 1 ? words.sent : words.sentAgain}</Notice>}
      </div>
      {error && (
        <Notice role="alert" tone="error">
          {error.text}
        </Notice>
      )}
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy} label={words.submit} busyLabel={words.busy} />
        {mayAskAgain && (
          <Button variant="quiet" busy={busy} onClick={() => void send()}>
            {busy ? words.sending : words.again}
          </Button>
        )}
      </div>
      {!mayAskAgain && <p className={styles.lead}>{words.wait}</p>}
    </Form>
  );
}
