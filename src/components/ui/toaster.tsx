import { Toaster as SonnerToaster, toast } from "sonner";
import type { ToasterProps, ToastMessage } from "#lib/api/toast.ts";
import "./toaster.css";

/** Errors stay longer, because they ask the visitor to act. */
export function raise({ title, description, tone, topic, action }: ToastMessage): void {
  if (tone === "success") toast.dismiss();
  const duration = tone === "error" || action ? 10_000 : 6_000;
  toast[tone](title, {
    id: topic,
    description,
    duration,
    action: action && {
      label: action.label,
      onClick: () => ("run" in action ? action.run() : location.assign(action.href)),
    },
  });
}

/** Keeps clear of the page's heading, and of buttons at the end of forms. */
const PLACE = { top: "calc(var(--preview-bar) + var(--s2))" };

/** sonner adds its own style element (toast-styles.ts). toaster.css adds the page's colours. */
export function Toaster({ label, close }: ToasterProps) {
  return (
    <SonnerToaster
      theme="light"
      position="top-center"
      offset={PLACE}
      mobileOffset={PLACE}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: close }}
    />
  );
}
