import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { account } from "#content/account.ts";
import { showDone } from "#lib/api/toast.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useAuthFailure, verifyMailed } from "#lib/session/auth-calls.ts";
import styles from "./account.module.css";
import { reloadAccount, useAccount } from "./use-account.ts";

export function AddressProof({ proof }: { proof: AddressProofState }) {
  const { proof: words } = useContent(account);
  const { email, isProved, step } = proof;
  return (
    <div className="stack">
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
      <ErrorNotice error={error} />
      <div className="cluster">
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

function CodeForm({ proof }: { proof: AddressProofState }) {
  const { proof: words } = useContent(account);
  const { email, mails, calls, mayAskAgain, busy, error, send, reload } = proof;
  const form = useForm({
    ...useAuthFailure({ failures: { otp_expired: words.wrongCode } }),
    schema: async () => (await import("#domain/accounts/sign-in.schema.ts")).AddressCodeSchema,
    submit: async ({ code }) => {
      await verifyMailed({ type: "signup", email, token: code });
      showDone(words.done);
      await reload();
    },
    field: ({ code }) => (code === "otp_expired" ? "code" : undefined),
  });
  const { ref } = form;
  useEffect(
    () => ref.current?.querySelector<HTMLInputElement>("[name=code]")?.focus(),
    [ref, calls],
  );
  return (
    <Form form={form} className={styles.section} aria-label={words.title}>
      <div role="status">
        {mails > 0 && <Notice tone="success">{mails === 1 ? words.sent : words.sentAgain}</Notice>}
      </div>
      <ErrorNotice error={error} />
      <CodeField label={words.code} hint={words.codeHint} />
      <div className="cluster">
        <SubmitButton words={words} />
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

/** Most mails arrive within this time, so a second mail is offered only afterwards. */
const PAUSE_MS = 60_000;

export function useAddressProof() {
  const { proof: words } = useContent(account);
  const { email, isProved } = useAccount();
  const queries = useQueryClient();
  const [step, setStep] = useState<"offer" | "code">("offer");
  /** Mails sent from this page. It stays 0 when the code comes from an earlier mail. */
  const [mails, setMails] = useState(0);
  const [mayAskAgain, setMayAskAgain] = useState(true);
  /** Each increment moves the focus to the field of the code. */
  const [calls, setCalls] = useState(0);
  const { run, busy, error } = useAction({ tooMany: words.tooMany, description: words.notSent });

  useEffect(() => {
    if (mayAskAgain) return;
    const timer = setTimeout(() => setMayAskAgain(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [mayAskAgain]);

  const enterCode = () => {
    setStep("code");
    setCalls((count) => count + 1);
  };
  const send = () =>
    run(async () => {
      await api.session.auth.resend.$post({ json: { type: "signup", email } });
      setMails((count) => count + 1);
      setMayAskAgain(false);
      enterCode();
    });
  return {
    isProved,
    email,
    step,
    mails,
    mayAskAgain,
    busy,
    error,
    calls,
    send,
    enterCode,
    start: () => (step === "code" ? enterCode() : void send()),
    reload: () => reloadAccount(queries),
  };
}

export type AddressProofState = ReturnType<typeof useAddressProof>;
