import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Spinner } from "#components/ui/loading.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { waiting } from "#content/waiting.ts";
import { showToastOnNextPage, type ToastMessage } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { homePath } from "#lib/session/return-path.ts";
import { isRoleHeldBack } from "#lib/session/session-state.ts";
import { hasSignedOut, useSession } from "#lib/session/session.ts";
import { Queries } from "#lib/api/queries.tsx";
import styles from "./require-session.module.css";

type Revoked = Pick<ToastMessage, "title" | "description">;

export function RequireUser({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  useSignInWhen(status === "signed-out" || status === "second-step");
  return status === "signed-in" ? <Queries key={user.id}>{children}</Queries> : <Waiting />;
}

/** Only visitors who had a role here see `revoked`. The API checks every call independently. */
export function RequireStaff({ revoked, children }: { revoked: Revoked; children: ReactNode }) {
  const session = useSession();
  const { status, user, role } = session;
  const isHeldBack = status === "signed-in" && isRoleHeldBack(session);
  const section =
    status === "signed-in" && session.passkey === "required" ? "passkeys" : "two-step";
  useSignInWhen(status === "signed-out" || status === "second-step");
  const refused = status === "signed-in" && !role;
  const userId = user?.id;
  const lastStaff = useRef<string>(undefined);
  // A full load, because the home page takes its language from its path.
  useEffect(() => {
    if (role) lastStaff.current = userId;
    if (!refused) return;
    if (lastStaff.current === userId) showToastOnNextPage({ ...revoked, tone: "error" });
    location.replace(homePath());
  }, [role, refused, userId, revoked]);
  // The account page sets up the required second step and links back, or asks for the passkey.
  useEffect(() => {
    if (isHeldBack) location.replace(`/account#${section}`);
  }, [isHeldBack, section]);
  return role && !isHeldBack ? <Queries key={user.id}>{children}</Queries> : <Waiting />;
}

function useSignInWhen(needed: boolean): void {
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  // The location changes as soon as the redirect begins.
  const here = useRef(href);
  const { status } = useSession();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (needed) {
      const ended = wasSignedIn.current && !hasSignedOut();
      void navigate({ to: "/auth", state: { redirect: here.current, ended }, replace: true });
      return;
    }
    here.current = href;
    if (status === "signed-in") wasSignedIn.current = true;
  }, [needed, navigate, href, status]);
}

function Waiting() {
  const words = useContent(waiting);
  const session = useSession();
  const isLost = session.status === "loading" && session.isLost;
  return (
    <>
      <noscript>
        <div className={styles.noScript}>
          <Notice>
            <RichText>{words.noScript}</RichText>
          </Notice>
        </div>
      </noscript>
      <p role="status" className={`${styles.waiting} needs-script`} data-loading="">
        <Spinner /> {isLost ? words.lost : words.oneMoment}
      </p>
    </>
  );
}
