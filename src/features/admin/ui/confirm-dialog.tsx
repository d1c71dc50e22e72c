import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { admin } from "../../../content/admin.ts";
import type { ApiError } from "../../../lib/api-client.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useContent } from "../../../lib/site-context.tsx";
import panel from "./panel.module.css";

interface DialogActionsProps {
  /** The label of the action's button. Absent, the dialog can only be closed. */
  words?: { submit: string; busy: string } | undefined;
  busy: boolean;
  /** Absent, the button submits the form around it. */
  onConfirm?: () => void;
  /** True for an action that takes something away. */
  danger?: boolean;
  onClose: () => void;
}

/** The buttons at the end of a dialog: the action, and closing. */
export function DialogActions({ words, busy, onConfirm, danger = false, onClose }: DialogActionsProps) {
  const { dialog } = useContent(admin);
  return (
    <div className={panel.actions}>
      {words && (
        <Button type={onConfirm ? "button" : "submit"} variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
          {busy ? words.busy : words.submit}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {dialog.cancel}
      </Button>
    </div>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  words: { question: string; submit: string; busy: string };
  danger?: boolean;
  /** Runs the action. The dialog closes once it is done, and shows why when it fails. */
  onConfirm: () => Promise<void>;
  /** The text of a refusal that only this action knows. */
  explain?: (error: ApiError) => string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before an action that cannot simply be undone. */
export function ConfirmDialog({ open, words, danger, onConfirm, explain, onClose, children }: ConfirmDialogProps) {
  const { failure, dialog } = useContent(admin);
  const { run, busy, error, clearError } = useAction({ ...failure, toast: false, explain });
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Dialog open={open} title={words.question} closeLabel={dialog.close} onClose={close}>
      {open && (
        <div className={panel.panel}>
          {children}
          {error && (
            <Notice role="alert" tone="error">
              {error.text}
            </Notice>
          )}
          <DialogActions words={words} busy={busy} danger={danger} onConfirm={() => void confirm()} onClose={close} />
        </div>
      )}
    </Dialog>
  );
}
