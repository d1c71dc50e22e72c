import { Card } from "#components/ui/card.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "#components/ui/new-password-fields.tsx";
import { PasswordField } from "#components/ui/password-field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { account } from "#content/account.ts";
import { auth } from "#content/auth.ts";
import { validation } from "#content/validation.ts";
import type { ValidationMessage } from "#domain/validation.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import styles from "./account.module.css";
import { useAccount } from "./use-account.ts";

/** A new password ends all other sessions; `onChanged` reloads their list. */
export function AccountPassword({ onChanged }: { onChanged: () => void }) {
  const { password: words } = useContent(account);
  const fieldMessages = useContent(auth);
  const translate = useContent(validation);
  const { email, hasPassword } = useAccount();
  const checkNew = useNewPasswordCheck();
  const form = useForm({
    ...useAuthFailure(),
    check: (typed) => ({
      ...(hasPassword &&
        !typed.currentPassword && {
          currentPassword: translate("Enter your password" satisfies ValidationMessage),
        }),
      ...checkNew(typed),
    }),
    submit: async ({ currentPassword, password = "" }) => {
      await callAuth((client) =>
        client.updateUser({ password, current_password: currentPassword || undefined }),
      );
      form.reset();
      showDone(words.changed);
      onChanged();
    },
    field: ({ code }) => (code.startsWith("current_password") ? "currentPassword" : "password"),
  });

  return (
    <Card>
      <Form form={form} className={styles.section} aria-labelledby="password">
        <h2 id="password">{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        {/* Tells password managers which account the password belongs to. */}
        <input name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            name="currentPassword"
            label={words.current}
            required
            autoComplete="current-password"
            messages={fieldMessages}
          />
        )}
        <NewPasswordFields label={words.next} />
        <SubmitButton words={words} />
      </Form>
    </Card>
  );
}
