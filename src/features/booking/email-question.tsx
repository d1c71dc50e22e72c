import { useEffect, useRef, useState } from "react";
import { booking } from "#content/booking.ts";
import { suggestDomain } from "./suggest-domain.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./booking-form.module.css";

export function EmailQuestion() {
  const { personal: words } = useContent(booking);
  const line = useRef<HTMLSpanElement>(null);
  const [domain, setDomain] = useState<string>();
  const findInput = () => {
    const input = line.current?.closest("form")?.elements.namedItem("email");
    return input instanceof HTMLInputElement ? input : undefined;
  };
  useEffect(() => {
    const input = findInput();
    const read = () => setDomain(suggestDomain(input?.value ?? ""));
    read();
    input?.addEventListener("input", read);
    return () => input?.removeEventListener("input", read);
  }, []);
  const accept = () => {
    const input = findInput();
    if (!input) return;
    input.value = `${input.value.slice(0, input.value.lastIndexOf("@"))}@${domain}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <span ref={line} role="status">
      {domain === undefined ? (
        words.emailHint
      ) : (
        <button type="button" className={styles.question} onClick={accept}>
          {words.emailQuestion(domain)}
        </button>
      )}
    </span>
  );
}
