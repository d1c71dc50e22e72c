import { Toaster as SonnerToaster, toast } from "sonner";
import type { ToasterProps, ToastNews } from "#lib/api/toast.ts";
import "./toaster.css";

/** The toast of each topic. Ids are never reused, because the end of an old toast would also end a new one. */
const shown = new Map<string, string | number>();

/** Errors stay longer, because they ask the visitor to act. */
export function raise(news: ToastNews): void {
  const { topic } = news;
  const earlier = topic === undefined ? undefined : shown.get(topic);
  if (news.tone === "success") toast.dismiss();
  else if (earlier !== undefined) toast.dismiss(earlier);
  if (news.tone === "over") return;
  const { title, description, tone, action } = news;
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

/** Below the header, so that the toast covers none of its links. */
const PLACE = { top: "calc(var(--top) + var(--s1))" };
/** A phone has room for the toast above the page's heading, and none below its forms. */
const PHONE_PLACE = { top: "calc(var(--preview-bar) + var(--s2))" };

/** sonner adds its own style element (toast-styles.ts). toaster.css adds the page's colours. */
export function Toaster({ label, close }: ToasterProps) {
  return (
    <SonnerToaster
      theme="light"
      position="top-right"
      offset={PLACE}
      mobileOffset={PHONE_PLACE}
      closeButton
      containerAriaLabel={label}
      toastOptions={{ closeButtonAriaLabel: close }}
    />
  );
}
