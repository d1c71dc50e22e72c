import { type FormEvent, useRef, useState } from "react";
import { showToast } from "../../lib/toast.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { unsubscribe } from "../../content/unsubscribe.ts";
import { SENDING_MS } from "../../domain/messages/message.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent } from "../../lib/visitor.tsx";
import { confirmUnsubscribe } from "./contact-calls.ts";
import styles from "./unsubscribe-confirm.module.css";
import { NoScriptNote } from "./no-script-note.tsx";
import { SendButton } from "./send-button.tsx";
import { forAtLeast } from "./use-send-form.ts";

/** How confirming ended: the address is unsubscribed, with its membership cancelled or not, or the link no longer works. */
export type ConfirmOutcome = { state: "done"; cancelMembership: boolean } | { state: "invalid" };

interface UnsubscribeConfirmProps {
  token: string;
  labelledBy: string;
  onOutcome: (outcome: ConfirmOutcome) => void;
}

/** The second step, on the page that the mailed link opens. It needs a press of the button, so that mail scanners confirm nothing. */
export function UnsubscribeConfirm({ token, labelledBy, onOutcome }: UnsubscribeConfirmProps) {
  const words = useContent(unsubscribe);
  const { confirm } = words;
  const [confirming, setConfirming] = useState(false);
  const inFlight = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const cancelMembership = formValues(event.currentTarget).cancelMembership === "on";
    inFlight.current = true;
    setConfirming(true);
    try {
      await forAtLeast(SENDING_MS, confirmUnsubscribe({ token, cancelMembership }));
      onOutcome({ state: "done", cancelMembership });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 422) return onOutcome({ state: "invalid" });
      showToast({
        title: words.failure.title,
        description: error.status === 429 ? words.tooMany : words.failure.description,
        tone: "error",
      });
    } finally {
      inFlight.current = false;
      setConfirming(false);
    }
  };

  return (
    <form method="post" className={styles.form} onSubmit={submit} aria-labelledby={labelledBy}>
      <NoScriptNote>{words.link.noScript}</NoScriptNote>
      <label className={styles.choice}>
        <input type="checkbox" name="cancelMembership" defaultChecked />
        <span>
          {confirm.membership}
          <span className={styles.hint}>{confirm.membershipHint}</span>
        </span>
      </label>
      <div>
        <SendButton label={confirm.confirm} busyLabel={confirm.confirming} busy={confirming} />
      </div>
    </form>
  );
}
