import { useState } from "react";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminMails } from "../../../content/admin-mails.ts";
import { admin } from "../../../content/admin.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { discardMail } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import panel from "../ui/panel.module.css";

interface DiscardMailDialogProps {
  /** The mail to discard; null while the dialog is closed. */
  mail: OutboxMail | null;
  onClose: () => void;
  onDiscarded: (mail: OutboxMail) => void;
}

/** Asks before a mail is discarded. A refusal is shown in the dialog, which would cover a toast. */
export function DiscardMailDialog({ mail, onClose, onDiscarded }: DiscardMailDialogProps) {
  const { discard: words, kinds } = useContent(adminMails);
  const { act } = useContent(admin);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useAdminAction();
  const close = () => {
    setFailed(false);
    onClose();
  };
  const confirm = async (asked: OutboxMail) => {
    setFailed(false);
    const discarded = await run(
      "discard",
      async () => void (await discardMail(asked)),
      () => {
        setFailed(true);
        return undefined;
      },
    );
    if (!discarded) return;
    const gone = { status: "discarded", recipient: null, subject: null, next_attempt_at: null } as const;
    onDiscarded({ ...asked, ...gone });
    showToast({ ...words.done, tone: "success" });
    close();
  };
  return (
    <Dialog open={mail !== null} title={words.question} closeLabel={act.close} onClose={close}>
      {mail && (
        <div className={panel.panel}>
          <p>{mail.recipient ? words.explanation(kinds[mail.kind], mail.recipient) : words.explanationNotKept(kinds[mail.kind])}</p>
          {failed && (
            <Notice role="alert" tone="error">
              {act.failedMore}
            </Notice>
          )}
          <DialogActions words={words} busy={busy !== null} onConfirm={() => void confirm(mail)} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
