import type { EmailOtpType } from "@supabase/auth-js";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useForm } from "#components/ui/form.tsx";
import { NewPasswordFields, useNewPasswordCheck } from "#components/ui/new-password-fields.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { authLinks } from "#content/auth-links.ts";
import { secondFactor } from "#content/second-factor.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { showDone } from "#lib/api/toast.ts";
import { useLostAnswer } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { callAuth, verifyMailed } from "#lib/session/auth-calls.ts";
import { findAuthenticators } from "#lib/session/second-factor.ts";
import { useSession } from "#lib/session/session.ts";
import { AuthForm, AuthSubmit } from "./auth-fields.tsx";
import { readMailedToken, WaysToNewLink } from "./mailed-link.tsx";
import { SecondStepFields, useSecondStep } from "./second-step-fields.tsx";

interface ResetFormProps {
  type?: EmailOtpType;
  title?: string;
  lead?: string;
  isSecond?: boolean;
}

/** The link works once, and mail scanners open links, so only submitting uses it. */
export function ResetForm({ type = "recovery", title, lead, isSecond }: ResetFormProps) {
  const words = useContent(authLinks);
  const { forPassword } = useContent(secondFactor).step;
  const heading = title ?? words.reset.title;
  const navigate = useNavigate();
  const { user } = useSession();
  const authenticators = findAuthenticators(user);
  const [needsCode, setNeedsCode] = useState(false);
  const secondStep = useSecondStep(authenticators);
  const checkPassword = useNewPasswordCheck();
  const verified = useRef(false);
  const unconfirmed = useRef(false);
  const sent = useLostAnswer();

  const form = useForm({
    explain: (error) =>
      type === "email_change" && error.code === "otp_expired"
        ? words.confirm.expiredOutside
        : secondStep.explain(error),
    check: (typed) => ({ ...checkPassword(typed), ...(needsCode && secondStep.check(typed)) }),
    submit: async ({ password = "" }, typed, { isStillHere }) => {
      // The form can be sent before the state is set, so this reads the URL.
      const tokenHash = readMailedToken();
      if (tokenHash === null) return;
      if (!verified.current)
        await callAuth((client) => client.verifyOtp({ type, token_hash: tokenHash }));
      verified.current = true;
      if (needsCode) {
        await secondStep.send(typed);
        setNeedsCode(false);
        // A change of address requires the second step, so the link is verified again after it.
        unconfirmed.current = type === "email_change";
      }
      if (unconfirmed.current) await verifyMailed({ type, token_hash: tokenHash });
      unconfirmed.current = false;
      try {
        const call = callAuth((client) => client.updateUser({ password }));
        await sent(call, ({ code }) => code === "same_password");
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "insufficient_aal")) throw error;
        return setNeedsCode(true);
      }
      showDone(words.reset.success);
      if (isStillHere()) await navigate({ to: "/account", replace: true });
    },
    field: ({ code }) => (code.startsWith("mfa_") ? secondStep.field() : "password"),
  });

  return (
    <AuthForm
      form={form}
      title={heading}
      lead={lead ?? words.reset.lead}
      heading={isSecond ? "h2" : "h1"}
    >
      <NewPasswordFields label={words.reset.newPassword} />
      {needsCode && (
        <>
          <Notice role="status">{forPassword}</Notice>
          <SecondStepFields authenticators={authenticators} />
        </>
      )}
      <AuthSubmit words={words.reset} />
      <WaysToNewLink />
    </AuthForm>
  );
}
