import { shell } from "../../content/shell.ts";
import { localizePath } from "../../domain/language-path.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./preview-bar.module.css";

/** Says on every page of a preview that it is one, until when, and how to leave it. Its colours are not the brand's. */
export function PreviewBar() {
  const words = useContent(shell).preview;
  const { language, preview } = useVisitor();
  if (!preview) return null;
  return (
    <aside className={styles.bar} aria-label={words.label} data-field="preview">
      <p>
        <strong>{words.label}</strong> {words.text} <span>{words.expires(preview.expires)}</span>
      </p>
      {/* Loads anew: the rest of the page is the preview's. */}
      <a href={localizePath("/", language)}>{words.leave}</a>
    </aside>
  );
}
