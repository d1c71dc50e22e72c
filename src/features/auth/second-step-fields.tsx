import type { Factor, User } from "@supabase/auth-js";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { CodeField, SelectField, TextField } from "#components/ui/field.tsx";
import { useForm } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { secondFactor } from "#content/second-factor.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useAuthFailure } from "#lib/session/auth-calls.ts";
import { findAuthenticators, showCode, showRecoveryCode } from "#lib/session/second-factor.ts";
import { signOut } from "#lib/session/session.ts";
import { AuthForm, AuthSubmit } from "./auth-fields.tsx";
import styles from "./auth-form.module.css";

export function SecondStepFields({ authenticators }: { authenticators: readonly Factor[] }) {
  const { step: words } = useContent(secondFactor);
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  // oxlint-disable-next-line no-autofocus -- there is nothing else to do
  const field = { required: true, autoFocus: true };
  return (
    <>
      {byRecoveryCode ? (
        <TextField
          name="recoveryCode"
          label={words.recoveryCode}
          hint={words.recoveryLead}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      ) : (
        <>
          {authenticators.length > 1 && (
            <SelectField name="factorId" label={words.authenticator}>
              {authenticators.map(({ id, friendly_name: name }) => (
                <option key={id} value={id}>
                  {name || words.authenticator}
                </option>
              ))}
            </SelectField>
          )}
          <CodeField label={words.code} hint={words.lead} maxLength={7} {...field} />
        </>
      )}
      <p className={styles.row}>
        <Button variant="quiet" onClick={() => setByRecoveryCode(!byRecoveryCode)}>
          {byRecoveryCode ? words.useApp : words.useRecoveryCode}
        </Button>
      </p>
    </>
  );
}

export function useSecondStep(authenticators: readonly Factor[]) {
  const { step: words } = useContent(secondFactor);
  const { explain } = useAuthFailure();
  const sent = useRef<"code" | "recoveryCode">("code");
  return {
    check: ({ code, recoveryCode }: FormText) => ({
      ...(code !== undefined && !code.trim() && { code: words.codeRequired }),
      ...(recoveryCode !== undefined &&
        !recoveryCode.trim() && { recoveryCode: words.codeRequired }),
    }),
    send({ code = "", recoveryCode, factorId = authenticators[0]?.id ?? "" }: FormText) {
      sent.current = recoveryCode === undefined ? "code" : "recoveryCode";
      return recoveryCode === undefined ? showCode(factorId, code) : showRecoveryCode(recoveryCode);
    },
    explain(error: ApiError) {
      const isRecoveryCode =
        sent.current === "recoveryCode" && error.code === "mfa_verification_failed";
      return words.failures[isRecoveryCode ? "recovery" : error.code] ?? explain?.(error);
    },
    field: () => sent.current,
  };
}

export function SecondStepForm({ user }: { user: User }) {
  const { step: words } = useContent(secondFactor);
  const authenticators = findAuthenticators(user);
  const { check, send, explain, field } = useSecondStep(authenticators);
  const form = useForm({
    check,
    toast: false,
    explain,
    submit: (_input, typed) => send(typed),
    field,
  });
  return (
    <AuthForm form={form} title={words.title}>
      <SecondStepFields authenticators={authenticators} />
      <AuthSubmit words={words} />
      <p className={styles.row}>
        <Button variant="quiet" onClick={() => void signOut()}>
          {words.cancel}
        </Button>
      </p>
    </AuthForm>
  );
}
