import { auth } from "../../content/auth.ts";
import { MIN_PASSWORD_LENGTH, newPasswordProblem } from "../../domain/accounts/password.ts";
import { useContent } from "../../lib/site-context.tsx";
import { type FieldErrors, useFieldError } from "./field.tsx";
import type { FormText } from "./form-values.ts";
import { Notice } from "./notice.tsx";
import { PasswordField } from "./password-field.tsx";

/** The name under which a form knows what is wrong with the two together. */
const BOTH = "newPassword";

/** The rules of a new password and its repetition, as a form's `check` (docs/product/accounts.md). */
export function useNewPasswordCheck(): (typed: FormText) => FieldErrors {
  const { signup: words } = useContent(auth);
  return ({ password = "", confirmPassword = "" }) => {
    const problem = newPasswordProblem(password, confirmPassword);
    return problem ? { [BOTH]: words[problem] } : {};
  };
}

/** A new password and its repetition. The rule that they break is an alert, as it is about both. */
export function NewPasswordFields({ label }: { label: string }) {
  const words = useContent(auth);
  const problem = useFieldError(BOTH);
  const rules = {
    required: true,
    minLength: MIN_PASSWORD_LENGTH,
    autoComplete: "new-password",
    messages: words,
  };
  return (
    <>
      <PasswordField {...rules} name="password" label={label} hint={words.passwordHint} />
      <PasswordField {...rules} name="confirmPassword" label={words.confirmPassword} />
      {problem && (
        <Notice role="alert" tone="error">
          {problem}
        </Notice>
      )}
    </>
  );
}
