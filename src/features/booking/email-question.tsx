import type { MouseEvent } from "react";
import { booking } from "#content/booking.ts";
import { suggestDomain } from "./suggest-domain.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./booking-form.module.css";

/** Asks about a domain that looks mistyped, in place of the hint. */
export default function EmailQuestion({ email }: { email: string }) {
  const { personal: words } = useContent(booking);
  const domain = suggestDomain(email);
  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const input = currentTarget.form?.elements.namedItem("email");
    if (!(input instanceof HTMLInputElement)) return;
    input.value = `${input.value.slice(0, input.value.lastIndexOf("@"))}@${domain}`;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <>
      {domain === undefined && words.emailHint}
      <span role="status">
        {domain !== undefined && (
          <button type="button" className={styles.question} onClick={accept}>
            {words.emailQuestion(domain)}
          </button>
        )}
      </span>
    </>
  );
}
