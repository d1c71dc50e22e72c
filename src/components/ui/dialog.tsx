import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
} from "react";
import { dialog as content } from "#content/dialog.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  title: string;
  /** The id of the text that a screen reader reads after the title. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A held Enter, which has opened the dialog, does nothing in it but write lines. */
const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
};

/** The browser's own dialog. If its content loads late, the first field still gets the focus. */
export function Dialog({ open, title, describedBy, onClose, children }: DialogProps) {
  const { close } = useContent(content);
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) dialog.current?.close();
  }, [open]);
  // The event comes late, when the dialog may be open again.
  const onClosed = () => !dialog.current?.open && onClose();
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Enter of its controls
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClosed}
      onKeyDown={ignoreHeldEnter}
    >
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
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-focus]")?.focus();
  }, [dialog]);
  return null;
}

interface DialogActionsProps {
  /** `close` is for dialogs whose action could be "Cancel". Without words there is no action. */
  words?: { submit: string; busy: string; close?: string } | undefined;
  busy: boolean;
  /** For a question, whose focus begins on the button that changes nothing. Without it, the button submits its form. */
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
  // Nobody can call off an act that is under way, so the button that promises it waits too.
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
      <Button variant="outline" busy={busy} data-focus={onConfirm && ""} onClick={onClose}>
        {words?.close ?? cancel}
      </Button>
    </div>
  );
}
