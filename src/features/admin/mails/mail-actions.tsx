import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminMails } from "../../../content/admin-mails.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { retryMail } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import styles from "./mails.module.css";

interface MailActionsProps {
  mail: OutboxMail;
  onTried: (mail: OutboxMail) => void;
  onDiscard: (mail: OutboxMail) => void;
}

/** The actions on an unsent mail: retry it if it is stored, or discard it. */
export function MailActions({ mail, onTried, onDiscard }: MailActionsProps) {
  const { kinds, retry: words, discard, refusals, notKept } = useContent(adminMails);
  const cell = useRef<HTMLSpanElement>(null);
  const { busy, run } = useAdminAction();
  const retry = () =>
    run(
      "retry",
      async () => {
        const tried = await retryMail(mail);
        // A sent mail loses its buttons, so the focus moves to its cell instead of getting lost.
        if (tried.status === "sent") cell.current?.focus({ preventScroll: true });
        onTried(tried);
        showToast(tried.status === "sent" ? { ...words.sent, tone: "success" } : { ...words.failed, tone: "error" });
      },
      ({ code }) => refusals[code],
    );
  const isOpen = mail.status === "waiting" || mail.status === "failed";
  const names = [kinds[mail.kind], mail.recipient ?? notKept] as const;
  return (
    <span ref={cell} tabIndex={-1} className={styles.actions}>
      {isOpen && mail.recipient !== null && (
        <Button variant="outline" size="s" busy={busy !== null} aria-label={words.forMail(...names)} onClick={() => void retry()}>
          {busy === null ? words.submit : words.busy}
        </Button>
      )}
      {isOpen && (
        <Button variant="quiet" size="s" aria-label={discard.forMail(...names)} onClick={() => onDiscard(mail)}>
          {discard.open}
        </Button>
      )}
      {!isOpen && "—"}
    </span>
  );
}
