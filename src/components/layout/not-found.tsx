import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { LostContrail } from "../art/lost-contrail.tsx";
import styles from "./not-found.module.css";
import { PageHead } from "./page-head.tsx";
import { Shell } from "./shell.tsx";

/** The page of an unknown path. On a first load the inline script has logged the path already, so this logs only later ones. */
export function NotFound() {
  const messages = useContent(shell).notFound;
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.page !== "not-found") console.error("404 Error: User attempted to access non-existent route:", pathname);
    delete dataset.page;
  }, [pathname]);
  return (
    <Shell>
      <PageHead title={messages.text} />
      <div className={`container ${styles.page}`}>
        <LostContrail className={styles.art} />
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.text}>{messages.text}</p>
        <p className="lead">{messages.explanation}</p>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </div>
    </Shell>
  );
}
