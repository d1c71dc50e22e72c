import { Button } from "../../../components/ui/button.tsx";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import styles from "./dialog-actions.module.css";

interface DialogActionsProps {
  /** What the first button says; without them there is nothing to do but close. */
  words?: { submit: string; busy: string } | undefined;
  busy: boolean;
  /** Without it the button sends the form that it stands in. */
  onConfirm?: () => void;
  /** It takes something away. */
  danger?: boolean;
  onClose: () => void;
}

/** The end of a dialog: the act, and the way out. */
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
