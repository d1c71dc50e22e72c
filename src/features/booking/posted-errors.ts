import type { FieldErrors } from "../../components/ui/field.tsx";
import { validation } from "../../content/validation.ts";
import type { RefusedForm } from "../../domain/bookings/posted-form.ts";
import { useContent } from "../../lib/page/site-context.tsx";

/** Returns the refusals of a posted form by field, in words. An empty e-mail has its own. */
export function usePostedErrors(
  posted: RefusedForm | null | undefined,
  emailRequired: string,
): FieldErrors {
  const translate = useContent(validation);
  const errors = Object.fromEntries(
    (posted?.issues ?? []).map(({ path, message }) => [String(path[0]), translate(message)]),
  );
  return errors.email && !posted?.typed.email?.trim()
    ? { ...errors, email: emailRequired }
    : errors;
}
