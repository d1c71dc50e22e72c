import { type ReactNode, useId } from "react";
import { type FailureMessages, useAction } from "#lib/api/use-action.ts";
import styles from "./dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";
import { ErrorNotice } from "./notice.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  words: { question: string; submit: string; busy: string; close?: string };
  /** Shown inside the dialog, because its backdrop would cover a toast. */
  failure?: FailureMessages;
  danger?: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Says what the act means. */
  children: ReactNode;
}

export function ConfirmDialog({
  open,
  words,
  failure,
  danger,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { run, busy, error, clearError } = useAction({ ...failure, toast: false });
  const meaningId = useId();
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Dialog open={open} title={words.question} describedBy={meaningId} onClose={close}>
      {open && (
        <div className={styles.panel}>
          <div id={meaningId}>{children}</div>
          <ErrorNotice error={error} />
          <DialogActions
            words={words}
            busy={busy}
            danger={danger}
            onConfirm={() => void confirm()}
            onClose={close}
          />
        </div>
      )}
    </Dialog>
  );
}
