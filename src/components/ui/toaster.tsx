import { Toaster as SonnerToaster, toast } from "sonner";
import "sonner/dist/styles.css";
import type { ToasterProps, ToastMessage } from "../../lib/toast.ts";
import "./toaster.css";

/** Shows a message with sonner. Errors stay longer than successes, because they ask the visitor to do something. */
export function raise({ title, description, tone }: ToastMessage): void {
  if (tone === "success") toast.dismiss();
  toast[tone](title, { description, duration: tone === "error" ? 10_000 : 6_000 });
}

/** The region in which sonner announces and shows toasts. */
export function Toaster({ label, position }: ToasterProps) {
  return (
    <SonnerToaster theme="light" position={position} closeButton containerAriaLabel={label} toastOptions={{ closeButtonAriaLabel: "×" }} />
  );
}
