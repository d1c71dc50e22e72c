import type { PostedForm } from "#domain/orders/posted-form.ts";
import { usePostedErrors, usePostedFailure } from "./form.tsx";
import { Notice } from "./notice.tsx";

/** What a form shows that a browser without script posted. `failure` is for a failure without words of its own. */
export function usePostedForm(posted: PostedForm | null, failure: string) {
  const errors = usePostedErrors(posted);
  const shared = usePostedFailure(posted?.code);
  const [first] = Object.values(errors);
  return {
    typed: posted?.typed ?? {},
    errors,
    problem: posted && !posted.isSent ? (first ?? shared ?? failure) : undefined,
    sentTo: posted?.isSent ? (posted.typed.email ?? null) : null,
  };
}

/** The browser scrolls to it. */
export function PostedNotice({ text }: { text: string | undefined }) {
  return (
    text !== undefined && (
      // oxlint-disable-next-line no-autofocus -- the result of a posted form comes first
      <div tabIndex={-1} autoFocus>
        <Notice tone="error" role="alert">
          {text}
        </Notice>
      </div>
    )
  );
}
