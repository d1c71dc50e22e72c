import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import { Button } from "../ui/button.tsx";
import styles from "./not-found.module.css";

/** Shown when a page breaks (docs/product.md, "Errors"). It does not name the cause, which only the log may hold. */
export function UnexpectedError() {
  const words = useContent(shell).unexpectedError;
  return (
    <main className={`container ${styles.page}`} role="alert">
      <h1>{words.title}</h1>
      <p className="lead">{words.text}</p>
      <Button onClick={() => location.reload()}>{words.reload}</Button>
      <a href="/">{words.home}</a>
    </main>
  );
}
