import { useEffect, useMemo } from "react";
import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./not-found.module.css";

/** Shown when a page breaks (docs/product.md, "Errors"). It does not name the cause, which only the log may hold. */
export function UnexpectedError({ error }: { error: unknown }) {
  const messages = useContent(shell).unexpectedError;
  const missing = useMemo(() => missingStyles(error), [error]);
  useEffect(() => {
    if (missing === undefined) return;
    sessionStorage.setItem(missing, "reloaded");
    location.reload();
  }, [missing]);
  if (missing !== undefined) return <main aria-busy="true" />;
  return (
    <main className={`container ${styles.page}`} role="alert">
      <h1>{messages.title}</h1>
      <p className="lead">{messages.text}</p>
      <Button onClick={() => location.reload()}>{messages.reload}</Button>
      <a href="/">{messages.home}</a>
    </main>
  );
}

/**
 * Names a style sheet of the next page that is gone, as it is after a deployment: the page loaded anew knows the new one.
 * Undefined for any other error, and where that has been tried. The router does the same for a missing script.
 */
function missingStyles(error: unknown): string | undefined {
  if (import.meta.env.SSR || !(error instanceof Error) || !error.message.startsWith("Unable to preload CSS")) return undefined;
  const key = `envol.reload:${error.message}`;
  return sessionStorage.getItem(key) === null ? key : undefined;
}
