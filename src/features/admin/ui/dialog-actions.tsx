import { Button } from "../../../components/ui/button.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import styles from "./dialog-actions.module.css";

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
  const { act } = useContent(admin);
  return (
    <div className={styles.actions}>
      {words && (
        <Button type={onConfirm ? "button" : "submit"} className={danger ? styles.danger : undefined} busy={busy} onClick={onConfirm}>
          {busy ? words.busy : words.submit}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {act.cancel}
      </Button>
    </div>
  );
}
