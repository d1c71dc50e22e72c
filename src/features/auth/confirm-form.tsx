import type { EmailOtpType } from "@supabase/auth-js";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { useForm } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { authLinks } from "#content/auth-links.ts";
import { waiting } from "#content/waiting.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { verifyMailed, useAuthFailure } from "#lib/session/auth-calls.ts";
import { useSession } from "#lib/session/session.ts";
import { AuthForm, AuthSubmit } from "./auth-fields.tsx";
import styles from "./auth-form.module.css";
import { readMailedToken } from "./mailed-link.tsx";
import { ResetForm } from "./reset-form.tsx";

type ConfirmType = keyof ReturnType<typeof authLinks.en>["confirm"]["withPassword"];

/** The link alone does not prove who made the account (docs/decisions/0021). */
export function ConfirmForm({ type }: { type: ConfirmType | "email_change_undo" }) {
  const words = useContent(authLinks);
  const { oneMoment } = useContent(waiting);
  const { status } = useSession();
  const [isOutside, setIsOutside] = useState(false);
  // Following the link opens a session, and the form must stay.
  if (!isOutside && (status === "signed-out" || status === "second-step")) setIsOutside(true);
  // auth-js has no type for this link of ours, but sends the text unchanged.
  if (type === "email_change_undo")
    return (
      <ResetForm type={type as EmailOtpType} title={words.undo.title} lead={words.undo.lead} />
    );
  if (isOutside) return <ConfirmOutside type={type} />;
  if (status === "signed-in") return <ConfirmButton type={type} />;
  return (
    <div className={styles.intro}>
      <h1>{words.confirm.title}</h1>
      <p role="status">{oneMoment}</p>
    </div>
  );
}

/** The account's password or a session of the account also proves who made it. */
function ConfirmOutside({ type }: { type: ConfirmType }) {
  const { confirm: words } = useContent(authLinks);
  const here = useLocation({ select: ({ href }) => href });
  return (
    <>
      <div className={styles.intro}>
        <h1>{words.title}</h1>
        <p>{words.haveAccount}</p>
        <p>
          <ButtonLink to="/auth" state={{ redirect: here }} size="l" wide>
            {words.signIn}
          </ButtonLink>
        </p>
        <p>{words.haveCode}</p>
      </div>
      <ResetForm type={type} title={words.newPassword} lead={words.withPassword[type]} isSecond />
    </>
  );
}

function ConfirmButton({ type }: { type: ConfirmType }) {
  const { confirm: words } = useContent(authLinks);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const expired = type === "signup" ? `${words.expired} ${words.askAgain}` : words.expired;
  const form = useForm({
    ...useAuthFailure({ failures: { otp_expired: expired, email_exists: words.taken } }),
    toast: false,
    submit: async () => {
      await verifyMailed({
        type,
        token_hash: readMailedToken() ?? "",
      });
      setIsConfirmed(true);
    },
  });

  return (
    <AuthForm form={form} title={words.title} lead={words.lead}>
      {!isConfirmed && <AuthSubmit words={words} />}
      <div role="status">{isConfirmed && <Notice tone="success">{words.success}</Notice>}</div>
      <ErrorNotice error={form.error} />
      <p className={styles.row}>
        <Link to="/account">{words.toAccount}</Link>
      </p>
    </AuthForm>
  );
}
