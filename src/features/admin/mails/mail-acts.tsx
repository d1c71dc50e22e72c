import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminMails } from "../../../content/admin-mails.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { useStaffAct } from "../use-staff-act.ts";
import { retryMail } from "./mail-calls.ts";
import styles from "./mails.module.css";

interface MailActsProps {
  mail: OutboxMail;
  onTried: (mail: OutboxMail) => void;
  onDiscard: (mail: OutboxMail) => void;
}

/** What can be done with a mail that has not left: try it now while it is kept, or discard it. */
export function MailActs({ mail, onTried, onDiscard }: MailActsProps) {
  const { kinds, retry: words, discard, refusals, notKept } = useContent(adminMails);
  const cell = useRef<HTMLSpanElement>(null);
  const { busy, run } = useStaffAct();
  const retry = () =>
    run(
      "retry",
      async () => {
        const tried = await retryMail(mail);
        // The button goes with a mail that has left; the focus stays in its row.
        if (tried.status === "sent") cell.current?.focus({ preventScroll: true });
        onTried(tried);
        showToast(tried.status === "sent" ? { ...words.sent, tone: "success" } : { ...words.failed, tone: "error" });
      },
      ({ code }) => refusals[code],
    );
  const isOpen = mail.status === "waiting" || mail.status === "failed";
  const names = [kinds[mail.kind], mail.recipient ?? notKept] as const;
  return (
    <span ref={cell} tabIndex={-1} className={styles.acts}>
      {isOpen && mail.recipient !== null && (
        <Button
          variant="outline"
          className={styles.act}
          busy={busy !== null}
          aria-label={words.forMail(...names)}
          onClick={() => void retry()}
        >
          {busy === null ? words.submit : words.busy}
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" className={styles.act} aria-label={discard.forMail(...names)} onClick={() => onDiscard(mail)}>
          {discard.open}
        </Button>
      )}
      {!isOpen && "—"}
    </span>
  );
}
