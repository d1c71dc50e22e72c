import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { showToast } from "../../lib/toast.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { account as accountWords } from "../../content/account.ts";
import { auth as authWords } from "../../content/auth.ts";
import { validation } from "../../content/validation.ts";
import { newPasswordProblem } from "../../domain/accounts/new-password.ts";
import { VALIDATION_MESSAGES } from "../../domain/validation.ts";
import { useSession, usesPassword } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./account.module.css";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useAuthAttempt } from "./use-auth-attempt.ts";

/** Changes the password of whoever knows the current one. All other sessions end. */
export function AccountPassword({ onChanged }: { onChanged: () => void }) {
  const words = useContent(accountWords);
  const signUpWords = useContent(authWords);
  const { user } = useSession();
  const { busy, inFlight, attempt } = useAuthAttempt(words.failure);
  const [alert, setAlert] = useState<string | null>(null);
  const inWords = useContent(validation);
  const hasPassword = usesPassword(user);
  const [refused, setRefused] = useState<{ current?: string; next?: string }>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const form = event.currentTarget;
    const { currentPassword = "", password = "", confirmPassword = "" } = formValues(form);
    const problem = newPasswordProblem(password, confirmPassword);
    const currentMissing = hasPassword && currentPassword === "";
    setAlert(problem ? signUpWords.signup[problem] : null);
    setRefused(currentMissing ? { current: inWords(VALIDATION_MESSAGES.passwordRequired) } : {});
    if (problem || currentMissing) return;

    const refusal = await attempt((auth) => auth.updateUser({ password, current_password: currentPassword || undefined }));
    if (refusal) {
      setRefused(refusal.code?.startsWith("current_password") ? { current: refusal.text } : { next: refusal.text });
      return;
    }
    form.reset();
    showToast({ ...words.password.changed, tone: "success" });
    onChanged();
  };

  return (
    <Card>
      <form method="post" noValidate className={styles.section} onSubmit={(event) => void submit(event)} aria-labelledby="password">
        <h2 id="password">{words.password.heading}</h2>
        <p className={styles.lead}>{words.password.lead}</p>
        {/* Tells password managers which account the password belongs to. */}
        <input name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
        {hasPassword && (
          <PasswordField
            name="currentPassword"
            label={words.password.current}
            required
            autoComplete="current-password"
            error={refused.current}
            words={signUpWords}
          />
        )}
        <NewPasswordFields label={words.password.next} alert={alert} refused={refused.next ?? null} />
        <Button type="submit" busy={busy}>
          {busy ? words.password.busy : words.password.submit}
        </Button>
      </form>
    </Card>
  );
}
