import { Toaster as SonnerToaster, toast } from "sonner";
import "sonner/dist/styles.css";
import type { ToasterProps, ToastMessage } from "../../lib/toast.ts";
import "./toaster.css";

/** Shows a message with sonner. Errors stay longer than successes, because they ask the visitor to do something. */
export function raise({ title, description, tone, action }: ToastMessage): void {
  if (tone === "success") toast.dismiss();
  const duration = tone === "error" || action ? 10_000 : 6_000;
  toast[tone](title, { description, duration, action: action && { label: action.label, onClick: action.run } });
}

/** Below the header, which stays at the top of the window. */
const BELOW_HEADER = { top: "calc(var(--top) + var(--s3))" };

/** The region in which sonner announces and shows toasts. */
export function Toaster({ label, position }: ToasterProps) {
  const offset = position === "below-header" ? BELOW_HEADER : undefined;
  return (
    <SonnerToaster
      theme="light"
      position={position === "below-header" ? "top-right" : position}
      offset={offset}
      mobileOffset={offset}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: "×" }}
    />
  );
}
