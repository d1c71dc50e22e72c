import type { PostedForm } from "#domain/posted-form.ts";
import { usePostedErrors, usePostedFailure } from "./form.tsx";

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
