import { Toaster as SonnerToaster, toast } from "sonner";
import type { ToasterProps, ToastMessage } from "#lib/api/toast.ts";
import "./toaster.css";

/** Holds the toast of each topic. No id is used twice, because the end of an old toast would take a new one with it. */
const shown = new Map<string, string | number>();

/** Errors stay longer, because they ask the visitor to act. */
export function raise({ title, description, tone, topic, action }: ToastMessage): void {
  const earlier = topic === undefined ? undefined : shown.get(topic);
  if (tone === "success") toast.dismiss();
  else if (earlier !== undefined) toast.dismiss(earlier);
  const duration = tone === "error" || action ? 10_000 : 6_000;
  const id = toast[tone](title, {
    description,
    duration,
    action: action && {
      label: action.label,
      onClick: () => ("run" in action ? action.run() : location.assign(action.href)),
    },
  });
  if (topic !== undefined) shown.set(topic, id);
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
