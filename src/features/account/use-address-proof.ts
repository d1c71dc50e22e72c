import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { account } from "../../content/account.ts";
import { api } from "../../lib/session/api.ts";
import { useAction } from "../../lib/api/use-action.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { reloadAccount, useAccount } from "./use-account.ts";

/** How long, in ms, until another mail is offered: most arrive sooner. */
const PAUSE_MS = 60_000;

/** How far a person is with proving their address. Whatever offers the mail on the page shares it. */
export function useAddressProof() {
  const { proof: words } = useContent(account);
  const { email, isProved } = useAccount();
  const queries = useQueryClient();
  const [step, setStep] = useState<"offer" | "code">("offer");
  /** How many mails were sent: 0 for who has a code of an earlier one. */
  const [mails, setMails] = useState(0);
  const [mayAskAgain, setMayAskAgain] = useState(true);
  /** Grows whenever the field of the code is the next thing to fill in. */
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
    /** Sends the mail, then asks for its code. */
    send,
    /** Asks for the code of a mail that was sent before. */
    enterCode,
    /** From elsewhere on the page: leads to the code, with a mail if none was sent yet. */
    start: () => (step === "code" ? enterCode() : void send()),
    reload: () => reloadAccount(queries),
  };
}

export type AddressProofState = ReturnType<typeof useAddressProof>;
