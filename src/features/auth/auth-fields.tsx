import { use } from "react";
import { TextField } from "#components/ui/field.tsx";
import { FormBusyContext, SubmitButton } from "#components/ui/submit-button.tsx";
import { auth } from "#content/auth.ts";
import { useContent } from "#lib/page/site-context.tsx";

/** The address that signs in. */
export const EmailField = ({ defaultValue }: { defaultValue?: string }) => (
  <TextField
    name="email"
    type="email"
    label={useContent(auth).email}
    required
    autoComplete="username"
    autoCapitalize="none"
    defaultValue={defaultValue}
  />
);

interface AuthSubmitProps {
  words: { submit: string; busy: string };
  busy?: boolean;
  disabled?: boolean;
}

/** The button of a form of `/auth`; it is off while the form is sent. */
export function AuthSubmit({ words, ...state }: AuthSubmitProps) {
  const isSent = use(FormBusyContext);
  const { busy = isSent, disabled = busy } = state;
  const labels = { label: words.submit, busyLabel: words.busy };
  return <SubmitButton size="l" wide busy={busy} disabled={disabled} {...labels} />;
}
