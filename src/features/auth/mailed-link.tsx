import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { auth } from "#content/auth.ts";
import { authLinks } from "#content/auth-links.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./auth-form.module.css";

export const readMailedToken = () => new URLSearchParams(location.search).get("token_hash");

/** The form of a link without its token could not be sent, so the page says so instead. */
export function MailedLink({ title, children }: { title: string; children: ReactNode }) {
  const { reset } = useContent(authLinks);
  // The server does not know the token, because the page is prerendered without its query.
  const [isTokenLost, setIsTokenLost] = useState(false);
  useEffect(() => setIsTokenLost(readMailedToken() === null), []);
  if (!isTokenLost) return children;
  return (
    <div className="stack-l">
      <h1 className={styles.title}>{title}</h1>
      <Notice role="alert" tone="error">
        {reset.noToken}
      </Notice>
      <WaysToNewLink />
    </div>
  );
}

export function WaysToNewLink() {
  const { reset } = useContent(authLinks);
  const { forgot } = useContent(auth);
  return (
    <p className={styles.row}>
      <Link to="/auth/forgot">{reset.askAgain}</Link>
      <Link to="/auth">{forgot.back}</Link>
    </p>
  );
}
