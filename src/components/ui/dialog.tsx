import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef } from "react";
import { dialog as content } from "#content/dialog.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog. If its content loads late, the first field still gets the focus. */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const { close } = useContent(content);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);
  // The event comes late, when the dialog may be open again.
  const onClosed = () => !dialog.current?.open && onClose();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClosed}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <Suspense>
        {children}
        {open && <ShowModal dialog={dialog} />}
      </Suspense>
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        ×
      </button>
    </dialog>
  );
}

function ShowModal({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  useEffect(() => dialog.current?.showModal(), [dialog]);
  return null;
}

interface DialogActionsProps {
  /** `close` is for dialogs whose action could be "Cancel". Without words there is no action. */
  words?: { submit: string; busy: string; close?: string } | undefined;
  busy: boolean;
  /** Without it, the button submits the form around it. */
  onConfirm?: () => void;
  danger?: boolean;
  onClose: () => void;
}

export function DialogActions({
  words,
  busy,
  onConfirm,
  danger = false,
  onClose,
}: DialogActionsProps) {
  const { cancel } = useContent(content);
  return (
    <div className="cluster">
      {words && (
        <Button
          type={onConfirm ? "button" : "submit"}
          variant={danger ? "danger" : "primary"}
          busy={busy}
          onClick={onConfirm}
        >
          {busy ? words.busy : words.submit}
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {words?.close ?? cancel}
      </Button>
    </div>
  );
}
