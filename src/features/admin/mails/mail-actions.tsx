import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { adminMails } from "../../../content/admin-mails.ts";
import { admin } from "../../../content/admin.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { api } from "../../../lib/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useContent } from "../../../lib/visitor.tsx";
import styles from "./mails.module.css";

interface MailActionsProps {
  mail: OutboxMail;
  onRetried: (mail: OutboxMail) => void;
  onDiscard: (mail: OutboxMail) => void;
}

/** The actions on an unsent mail: retry it if it is stored, or discard it. */
export function MailActions({ mail, onRetried, onDiscard }: MailActionsProps) {
  const { kinds, retry: words, discard, refusals, notKept } = useContent(adminMails);
  const { failure } = useContent(admin);
  const cell = useRef<HTMLSpanElement>(null);
  const { busy, run } = useAction({ ...failure, explain: ({ code }) => refusals[code] });
  const retry = () =>
    run(async () => {
      const retried = await api.admin.mails[":mailId"].retry.$post({ param: { mailId: mail.id }, json: { attempts: mail.attempts } });
      // A sent mail loses its buttons, so the focus moves to its cell instead of getting lost.
      if (retried.status === "sent") cell.current?.focus({ preventScroll: true });
      onRetried(retried);
      showToast(retried.status === "sent" ? { ...words.sent, tone: "success" } : { ...words.failed, tone: "error" });
    });
  const isOpen = mail.status === "waiting" || mail.status === "failed";
  const names = [kinds[mail.kind], mail.recipient ?? notKept] as const;
  return (
    <span ref={cell} tabIndex={-1} className={styles.actions}>
      {isOpen && mail.recipient !== null && (
        <Button variant="outline" size="s" busy={busy} aria-label={words.forMail(...names)} onClick={() => void retry()}>
          {busy ? words.busy : words.submit}
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
