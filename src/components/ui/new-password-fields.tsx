import { auth } from "#content/auth.ts";
import { MIN_PASSWORD_LENGTH, newPasswordProblem } from "#domain/accounts/password.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { type FieldErrors, useFieldError } from "./field.tsx";
import type { FormText } from "./form-values.ts";
import { ErrorNotice } from "./notice.tsx";
import { PasswordField } from "./password-field.tsx";

const BOTH = "newPassword";

export function useNewPasswordCheck(): (typed: FormText) => FieldErrors {
  const { signup: words } = useContent(auth);
  return ({ password = "", confirmPassword = "" }) => {
    const problem = newPasswordProblem(password, confirmPassword);
    return problem ? { [BOTH]: words[problem] } : {};
  };
}

/** The error is a notice, because it is about both fields. */
export function NewPasswordFields({ label }: { label: string }) {
  const words = useContent(auth);
  const problem = useFieldError(BOTH);
  const rules = {
    required: true,
    minLength: MIN_PASSWORD_LENGTH,
    autoComplete: "new-password",
    messages: words,
    ...(problem && { "aria-invalid": true }),
  };
  return (
    <>
      <PasswordField {...rules} name="password" label={label} hint={words.passwordHint} />
      <PasswordField {...rules} name="confirmPassword" label={words.confirmPassword} />
      {problem && <ErrorNotice error={{ text: problem }} />}
    </>
  );
}
