import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { Spinner } from "../../components/ui/spinner.tsx";
import { auth as authWords } from "../../content/auth.ts";
import { homePath } from "../../lib/session/return-path.ts";
import { useSession } from "../../lib/session/session.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./require-session.module.css";

/** Shows its content to whoever is signed in, and leads others to /auth, which leads back (spec section 6). */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status } = useSession();
  useSignInWhen(status === "signed-out");
  return status === "signed-in" ? children : <Waiting />;
}

/** Shows its content to admins. Not signed in: to /auth. Signed in but not admin: to / (spec section 6). The API decides for itself. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { status, isAdmin } = useSession();
  useSignInWhen(status === "signed-out");
  const refused = status === "signed-in" && !isAdmin;
  // A full load, as the home page's language is its path's.
  useEffect(() => {
    if (refused) location.replace(homePath());
  }, [refused]);
  return isAdmin ? children : <Waiting />;
}

function useSignInWhen(signedOut: boolean): void {
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  // The page that was last seen: once the way to /auth is taken, the location is already the next page's.
  const here = useRef(href);
  useEffect(() => {
    if (signedOut) void navigate({ to: "/auth", state: { redirect: here.current }, replace: true });
    else here.current = href;
  }, [signedOut, navigate, href]);
}

function Waiting() {
  const words = useContent(authWords);
  return (
    <p role="status" className={styles.waiting}>
      <Spinner /> {words.oneMoment}
    </p>
  );
}
