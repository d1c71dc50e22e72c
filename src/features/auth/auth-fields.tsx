import { use } from "react";
import { TextField } from "#components/ui/field.tsx";
import {
  FormBusyContext,
  SubmitButton,
  type SubmitButtonProps,
} from "#components/ui/submit-button.tsx";
import { auth } from "#content/auth.ts";
import { useContent } from "#lib/page/site-context.tsx";

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

export function AuthSubmit(button: SubmitButtonProps) {
  const isSent = use(FormBusyContext);
  const { busy = isSent, disabled = busy } = button;
  return <SubmitButton size="l" wide {...button} busy={busy} disabled={disabled} />;
}
