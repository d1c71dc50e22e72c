import { type RefObject, useEffect, useRef } from "react";
import { contact } from "#content/contact.ts";
import type { HoneypotFields } from "#domain/messages/contact.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

const FIELD = "website";

/** Only robots fill this field in. */
export function Honeypot() {
  const { trap } = useContent(contact);
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {trap} <input name={FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The returned function reads the hidden field and the ms since the first input. */
export function useHoneypot(form: RefObject<HTMLFormElement | null>): () => HoneypotFields {
  const startedAt = useRef<number | null>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const start = () => {
      startedAt.current ??= performance.now();
    };
    const forget = () => {
      startedAt.current = null;
    };
    // Text typed before hydration counts from the page's load.
    if ([...new FormData(element).values()].some((value) => value !== "")) startedAt.current = 0;
    element.addEventListener("input", start);
    element.addEventListener("reset", forget);
    return () => {
      element.removeEventListener("input", start);
      element.removeEventListener("reset", forget);
    };
  }, [form]);
  return () => ({
    website: form.current?.querySelector<HTMLInputElement>(`[name="${FIELD}"]`)?.value ?? "",
    elapsedMs: startedAt.current === null ? 0 : Math.round(performance.now() - startedAt.current),
  });
}
