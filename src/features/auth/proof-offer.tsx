import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { auth } from "../../content/auth.ts";
import { api } from "../../lib/session/api.ts";
import { useAction } from "../../lib/api/use-action.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./auth-form.module.css";

/** Where a sign-up ends: offers the mail that proves the address. Nobody needs it to sign in (docs/product/accounts.md). */
export function ProofOffer({ email }: { email: string }) {
  const { proofOffer: words } = useContent(auth);
  const [isSent, setIsSent] = useState(false);
  const { run, busy } = useAction({ description: words.notSent });
  const send = () =>
    run(async () => {
      await api.public.auth.resend.$post({ json: { type: "signup", email } });
      setIsSent(true);
    });
  return (
    <div role="status" className={styles.offer}>
      <Notice tone={isSent ? "success" : "info"}>
        <p>{isSent ? words.sent : words.why}</p>
        {!isSent && (
          <Button variant="outline" size="s" busy={busy} onClick={() => void send()}>
            {busy ? words.sending : words.send}
          </Button>
        )}
      </Notice>
    </div>
  );
}
