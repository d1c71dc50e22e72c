import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { shell } from "#content/shell.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { ButtonLink } from "../ui/button.tsx";
import styles from "./not-found.module.css";
import { PageHead } from "./page-head.tsx";
import { Shell } from "./shell.tsx";

/** The path that the browser loaded, until the visitor leaves it. The inline script logged it. */
let loadedPath = import.meta.env.SSR ? "" : location.pathname;

export function NotFound() {
  const { notFound: words, header, footer } = useContent(shell);
  const pathname = useLocation({ select: (location) => location.pathname });
  // The location changes before the page does.
  const [missing] = useState(pathname);
  useEffect(() => {
    if (location.pathname === loadedPath) loadedPath = "";
    else console.error("404 Error: User attempted to access non-existent route:", missing);
  }, [missing]);
  return (
    <Shell>
      <PageHead title={words.text} />
      <NightSky>
        <h1 className={styles.number}>{words.title}</h1>
        <p className={styles.what}>{words.text}</p>
        <p className={styles.explanation}>{words.explanation}</p>
        <ButtonLink to="/" variant="on-night" size="l">
          {words.home}
        </ButtonLink>
        <div className={styles.ways}>
          <Link to="/services">{header.services}</Link>
          <Link to="/fast-track-form">{header.book}</Link>
          <Link to="/find-booking">{footer.findBooking}</Link>
          <Link to="/contact">{header.contact}</Link>
        </div>
      </NightSky>
    </Shell>
  );
}

export function NightSky({
  art,
  role,
  children,
}: {
  art?: ReactNode;
  role?: "alert";
  children: ReactNode;
}) {
  return (
    <div role={role} className={styles.sky} data-scheme="night">
      <div className={`container ${styles.page}`}>
        <div className={styles.text}>{children}</div>
        {art}
      </div>
    </div>
  );
}
