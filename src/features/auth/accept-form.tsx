import { useRef } from "react";
import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "#components/ui/new-password-fields.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { auth } from "#content/auth.ts";
import { invitation } from "#content/invitation.ts";
import type { ReceivedInvitation } from "#domain/accounts/invitation.schema.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { showToastOnNextPage } from "#lib/api/toast.ts";
import { useLostAnswer } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { callAuth, useAuthFailure } from "#lib/session/auth-calls.ts";
import { AuthSubmit } from "./auth-fields.tsx";

interface AcceptFormProps {
  received: ReceivedInvitation;
  token: string;
  onChanged: () => Promise<void>;
}

export function AcceptForm({ received: { email, account }, token, onChanged }: AcceptFormProps) {
  const words = useContent(invitation);
  const { fullName, password: label } = useContent(auth);
  const checkPassword = useNewPasswordCheck();
  const withPassword = account !== "proved";
  // Accepting works once, so a retry after a failed sign-in repeats only the sign-in.
  const accepted = useRef(false);
  const sent = useLostAnswer();
  const form = useForm({
    ...useAuthFailure({ failures: words.refusals }),
    toast: false,
    schema: withPassword
      ? async () => (await import("#domain/accounts/sign-in.schema.ts")).ProfileFormSchema
      : undefined,
    check: withPassword ? checkPassword : undefined,
    field: ({ code }) => (code === "weak_password" ? "password" : undefined),
    submit: async (_input, { fullName: full_name = "", password = "" }, { isStillHere }) => {
      if (!accepted.current) {
        const chosen = withPassword ? { password, full_name } : {};
        const call = api.session.invitations.accept.$post({ json: { token, ...chosen } });
        // After a lost response, 404 means that the invitation was accepted.
        await sent(call, ({ status }) => status === 404).catch(async (error: ApiError) => {
          if (error.status === 404 || error.status === 409) await onChanged();
          throw error;
        });
        accepted.current = true;
      }
      if (withPassword) await callAuth((client) => client.signInWithPassword({ email, password }));
      showToastOnNextPage({ ...words.success, tone: "success" });
      // A full load makes the session look up the new role.
      if (isStillHere()) location.replace("/admin");
    },
  });
  return (
    <Form form={form} className="stack-l" aria-label={words.title}>
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
      <AuthSubmit words={words} />
    </Form>
  );
}
