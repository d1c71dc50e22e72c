import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { invitation } from "#content/invitation.ts";
import type { ReceivedInvitation } from "#domain/accounts/invitation.schema.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { isMissing } from "#lib/api/api-client.ts";
import { useAction } from "#lib/api/use-action.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { INVITATION_PATH } from "#lib/session/return-path.ts";
import { signOut, useSession } from "#lib/session/session.ts";
import { tryStorage } from "#lib/storage/try-storage.ts";
import { AcceptForm } from "./accept-form.tsx";
import styles from "./auth-form.module.css";

export function InvitationPage() {
  const words = useContent(invitation);
  const { received, isVoid, error, busy, load } = useInvitation();
  if (isVoid) return <Intro title={words.void.title} lead={words.void.text} />;
  if (!received)
    return (
      <Intro title={words.title} lead={error ? "" : words.oneMoment}>
        {error && (
          <>
            <ErrorNotice error={error} />
            <Button variant="outline" busy={busy} onClick={() => void load()}>
              {words.retry}
            </Button>
          </>
        )}
      </Intro>
    );
  return <Received received={received} onChanged={load} />;
}

function Received({
  received,
  onChanged,
}: {
  received: ReceivedInvitation;
  onChanged: () => Promise<void>;
}) {
  const words = useContent(invitation);
  const { language } = useSiteContext();
  const { status, user } = useSession();
  const { email, role, invited_by: inviter, account } = received;
  const until = fullDateFormat(language, { dateStyle: "long" })(Date.parse(received.expires_at));
  const isOwn = status === "signed-in" && user.email === email;
  return (
    <Intro title={words.title} lead={words.lead[role](inviter)} more={words.for(email, until)}>
      {account !== "proved" || isOwn ? (
        <AcceptForm received={received} token={readToken() ?? ""} onChanged={onChanged} />
      ) : status === "signed-in" ? (
        <>
          <p>{words.otherAccount(user.email ?? "")}</p>
          <Button onClick={() => void signOut()}>{words.signOut}</Button>
        </>
      ) : (
        status !== "loading" && (
          <>
            <p>{words.signIn}</p>
            <p>
              <Link to="/auth" state={{ redirect: INVITATION_PATH }} onClick={keepToken}>
                {words.toSignIn}
              </Link>
            </p>
          </>
        )
      )}
    </Intro>
  );
}

function Intro({
  title,
  lead,
  more,
  children,
}: {
  title: string;
  lead: string;
  more?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <div className={styles.intro}>
        <h1>{title}</h1>
        <p role="status">{lead}</p>
        {more && <p>{more}</p>}
      </div>
      <div className="stack-l">{children}</div>
    </>
  );
}

function useInvitation() {
  const [received, setReceived] = useState<ReceivedInvitation | null>(null);
  const [isVoid, setIsVoid] = useState(false);
  const { run, busy, error } = useAction({ toast: false });
  const load = async () => {
    await run(async () => {
      const token = readToken();
      if (token === null) return setIsVoid(true);
      try {
        setReceived(await api.public.invitations.lookup.$post({ json: { token } }));
      } catch (failure) {
        if (!isMissing(failure)) throw failure;
        setIsVoid(true);
      }
    });
  };
  // oxlint-disable-next-line exhaustive-deps -- loads once, for the link that opened the page
  useEffect(() => void load(), []);
  return { received, isVoid, error, busy, load };
}

/** Keeps the link's secret during a sign-in. In an address it would reach a provider. */
const STORED = "envol.invitation";

function readToken(): string | null {
  const token = new URLSearchParams(location.search).get("token");
  return token ?? tryStorage(() => sessionStorage.getItem(STORED)) ?? null;
}

function keepToken(): void {
  const token = readToken();
  if (token !== null) tryStorage(() => sessionStorage.setItem(STORED, token));
}
