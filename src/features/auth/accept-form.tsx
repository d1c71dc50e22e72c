import { useRef } from "react";
import { TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import {
  NewPasswordFields,
  useNewPasswordCheck,
} from "../../components/ui/new-password-fields.tsx";
import { ErrorNotice } from "../../components/ui/notice.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { auth } from "../../content/auth.ts";
import { invitation } from "../../content/invitation.ts";
import type { ReceivedInvitation } from "../../domain/accounts/invitation.schema.ts";
import { ProfileFormSchema } from "../../domain/accounts/sign-in.schema.ts";
import { showToastOnNextPage } from "../../lib/api/toast.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { api } from "../../lib/session/api.ts";
import { callAuth, useAuthFailure } from "../../lib/session/auth-calls.ts";
import styles from "./auth-form.module.css";

interface AcceptFormProps {
  received: ReceivedInvitation;
  token: string;
  /** Looks the invitation up again: it was used meanwhile, or its account has changed. */
  onChanged: () => Promise<void>;
}

/** Accepts an invitation: with one click for a proved account that is signed in, else with a new password. Leads to the staff area. */
export function AcceptForm({ received: { email, account }, token, onChanged }: AcceptFormProps) {
  const words = useContent(invitation);
  const { fullName, password: label } = useContent(auth);
  const { explain } = useAuthFailure();
  const checkPassword = useNewPasswordCheck();
  const withPassword = account !== "proved";
  // The role is given once; what may fail after it is the sign-in, which is then tried again alone.
  const accepted = useRef(false);
  const form = useForm({
    toast: false,
    schema: withPassword ? ProfileFormSchema : undefined,
    check: withPassword ? checkPassword : undefined,
    explain: (error) => words.refusals[error.code] ?? explain?.(error),
    field: ({ code }) => (code === "weak_password" ? "password" : undefined),
    submit: async (_input, { fullName: full_name = "", password = "" }) => {
      if (!accepted.current) {
        const chosen = withPassword ? { password, full_name } : {};
        await api.session.invitations.accept
          .$post({ json: { token, ...chosen } })
          .catch(async (error: unknown) => {
            const status = (error as { status?: unknown }).status;
            if (status === 404 || status === 409) await onChanged();
            throw error;
          });
        accepted.current = true;
      }
      if (withPassword) await callAuth((client) => client.signInWithPassword({ email, password }));
      showToastOnNextPage({ ...words.success, tone: "success" });
      // A full load, so that the role is looked up anew.
      location.replace("/admin");
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label={words.title}>
      {withPassword && (
        <>
          <p>{words.choosePassword[account]}</p>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <TextField
            name="fullName"
            label={fullName}
            required
            autoComplete="name"
            maxLength={100}
          />
          <NewPasswordFields label={label} />
        </>
      )}
      <ErrorNotice error={form.error} />
      <SubmitButton
        size="l"
        wide
        busy={form.busy}
        disabled={form.busy}
        label={words.submit}
        busyLabel={words.busy}
      />
    </Form>
  );
}
