import type { FieldErrors } from "#components/ui/field.tsx";
import { usePostedErrors, usePostedFailure } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { errors as errorWords } from "#content/errors.ts";
import { findBooking } from "#content/find-booking.ts";
import type { PostedOutcome } from "#lib/site-context/page-input.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export interface PostedLookup {
  typed: FormText;
  errors: FieldErrors;
  failure: string | undefined;
  isSent: boolean;
}

export function usePostedLookup(
  posted: NonNullable<PostedOutcome["lookup"]> | null,
): PostedLookup | undefined {
  const words = useContent(findBooking);
  const { failed } = useContent(errorWords);
  const broken = usePostedErrors(posted, words.emailRequired);
  const failure = usePostedFailure(posted?.code) ?? failed;
  if (!posted) return undefined;
  const { typed, code, isSent } = posted;
  const refused = { code_invalid: words.codeInvalid, cookies_refused: words.cookiesRefused }[code];
  const errors = refused === undefined ? broken : { code: refused };
  const hasFailed = code !== "" && Object.keys(errors).length === 0;
  return { typed, errors, failure: hasFailed ? failure : undefined, isSent };
}
