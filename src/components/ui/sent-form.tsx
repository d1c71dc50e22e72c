import Check from "lucide-react/icons/check";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { focusFirstField } from "./form-values.ts";
import type { FormState } from "./form.tsx";
import styles from "./sent-form.module.css";

interface SentFormProps {
  form: FormState;
  sent: { heading: string; text: string; another: string } | null;
  /** What a toast says, for a browser without script. */
  success: string;
  onAgain: () => void;
  children: ReactNode;
}

/** After sending, thanks replace the form and get the focus. */
export function SentForm({ form, sent, success, onAgain, children }: SentFormProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isSent = sent !== null;
  const wasSent = useRef(isSent);
  // A browser without script posted the form, and this is the page that came back.
  const [isPosted] = useState(isSent);
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    if (isSent) panel.current?.focus();
    else if (form.ref.current) focusFirstField(form.ref.current);
  }, [isSent, form.ref]);
  return (
    <>
      {sent && (
        <div
          ref={panel}
          tabIndex={-1}
          // oxlint-disable-next-line no-autofocus -- the result of a posted form comes first
          autoFocus={isPosted}
          role="group"
          aria-label={sent.heading}
          className={styles.panel}
        >
          <span className={styles.tick} aria-hidden>
            <Check size={28} />
          </span>
          <p className={styles.heading}>{isPosted ? success : sent.heading}</p>
          <p>{sent.text}</p>
          <Button variant="outline" className="needs-script" onClick={onAgain}>
            {sent.another}
          </Button>
        </div>
      )}
      <div hidden={isSent}>{children}</div>
    </>
  );
}
