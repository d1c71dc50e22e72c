import { shell } from "../../content/shell.ts";
import { useContent } from "../../lib/site-context.tsx";
import styles from "./skip-link.module.css";

/** The first stop of the keyboard, which skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {useContent(shell).skipToContent}
    </a>
  );
}
