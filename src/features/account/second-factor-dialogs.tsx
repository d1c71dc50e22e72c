import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { secondFactor } from "../../content/second-factor.ts";
import { authenticatorsOf, removeAuthenticator } from "../../lib/session/second-factor.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/site-context.tsx";
import { showToast } from "../../lib/toast.ts";
import { useAction } from "../../lib/use-action.ts";
import styles from "./account.module.css";
import { useFactorFailure } from "./use-account.ts";

/** Asks before the second factor is removed. */
export function RemoveFactorDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { remove: messages } = useContent(secondFactor);
  const { user } = useSession();
  const remove = async () => {
    for (const { id } of authenticatorsOf(user)) await removeAuthenticator(id);
    showToast({ ...messages.done, tone: "success" });
  };
  return (
    <AskDialog isOpen={isOpen} words={messages} danger onConfirm={remove} onClose={onClose}>
      {messages.lead}
    </AskDialog>
  );
}

interface RenewCodesDialogProps {
  isOpen: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before new recovery codes void the old ones. */
export function RenewCodesDialog({ isOpen, onConfirm, onClose }: RenewCodesDialogProps) {
  const { codes } = useContent(secondFactor);
  const words = { question: codes.renewQuestion, submit: codes.renew, busy: codes.making };
  return (
    <AskDialog isOpen={isOpen} words={words} onConfirm={onConfirm} onClose={onClose}>
      {codes.renewLead}
    </AskDialog>
  );
}

interface AskDialogProps extends RenewCodesDialogProps {
  words: { question: string; submit: string; busy: string };
  danger?: boolean;
  children: ReactNode;
}

function AskDialog({ isOpen, words, danger = false, onConfirm, onClose, children }: AskDialogProps) {
  const { cancel, close: closeLabel } = useContent(secondFactor);
  const { run, busy, error, clearError } = useAction({ ...useFactorFailure(), toast: false });
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Dialog open={isOpen} title={words.question} closeLabel={closeLabel} onClose={close}>
      <div className={styles.section}>
        <p>{children}</p>
        {error && (
          <Notice role="alert" tone="error">
            {error.text}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={() => void confirm()}>
            {busy ? words.busy : words.submit}
          </Button>
          <Button variant="outline" onClick={close}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
