import { Notice } from "../../components/ui/notice.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password.ts";
import { useContent } from "../../lib/visitor.tsx";

interface NewPasswordFieldsProps {
  label: string;
  /** The rule that the two break, shown as an alert (docs/product.md, "Passwords"). */
  alert: string | null;
  /** Why the auth server refused the password. */
  refused: string | null;
}

/** A new password and its repetition. */
export function NewPasswordFields({ label, alert, refused }: NewPasswordFieldsProps) {
  const words = useContent(authWords);
  const rules = { required: true, minLength: MIN_PASSWORD_LENGTH, autoComplete: "new-password", words };
  return (
    <>
      <PasswordField {...rules} name="password" label={label} hint={words.passwordHint} error={refused ?? undefined} />
      <PasswordField {...rules} name="confirmPassword" label={words.confirmPassword} />
      {alert && (
        <Notice role="alert" tone="error">
          {alert}
        </Notice>
      )}
    </>
  );
}
