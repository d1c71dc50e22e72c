import { Toaster as SonnerToaster, toast } from "sonner";
import "sonner/dist/styles.css";
import type { ToasterProps, ToastMessage } from "../../lib/toast.ts";
import "./toaster.css";

/** Shows a message with sonner. Errors stay longer than successes, because they ask the visitor to do something. */
export function raise({ title, description, tone, action }: ToastMessage): void {
  if (tone === "success") toast.dismiss();
  const duration = tone === "error" || action ? 10_000 : 6_000;
  toast[tone](title, {
    description,
    duration,
    action: action && { label: action.label, onClick: action.run },
  });
}

/** Below the header, in the middle: clear of the buttons at the end of a form and at the edges of a list. */
const PLACE = { top: "calc(var(--header) + var(--preview-bar) + var(--s3))" };

/** The region in which sonner announces and shows toasts. Its colours are the page's own (toaster.css), in either scheme. */
export function Toaster({ label }: ToasterProps) {
  return (
    <SonnerToaster
      theme="light"
      position="top-center"
      offset={PLACE}
      mobileOffset={PLACE}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: "×" }}
    />
  );
}
