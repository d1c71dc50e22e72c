import type { ReactNode } from "react";
import { type FailureMessages, useAction } from "../../lib/use-action.ts";
import styles from "./dialog.module.css";
import { Dialog, DialogActions } from "./dialog.tsx";
import { Notice } from "./notice.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  words: { question: string; submit: string; busy: string; close?: string };
  /** What is said when the action fails: in the dialog, as a toast would lie beneath its backdrop. */
  failure?: FailureMessages;
  /** True for an action that takes something away. */
  danger?: boolean;
  /** Runs the action. The dialog closes once it is done, and shows why when it fails. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action that cannot simply be undone. */
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
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Dialog open={open} title={words.question} onClose={close}>
      {open && (
        <div className={styles.panel}>
          {children}
          {error && (
            <Notice role="alert" tone="error">
              {error.text}
            </Notice>
          )}
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
