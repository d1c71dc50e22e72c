import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./not-found.module.css";

/** Shown when a page breaks (docs/product.md, "Errors"). It does not name the cause, which only the log may hold. */
export function UnexpectedError() {
  const messages = useContent(shell).unexpectedError;
  return (
    <main className={`container ${styles.page}`} role="alert">
      <h1>{messages.title}</h1>
      <p className="lead">{messages.text}</p>
      <Button onClick={() => location.reload()}>{messages.reload}</Button>
      <a href="/">{messages.home}</a>
    </main>
  );
}
