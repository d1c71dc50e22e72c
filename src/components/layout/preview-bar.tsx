import { shell } from "#content/shell.ts";
import { localizePath } from "#domain/language-path.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./preview-bar.module.css";

/** Its colours are not the brand's, so that nobody misses it. */
export function PreviewBar() {
  const words = useContent(shell).preview;
  const { language, preview } = useSiteContext();
  if (!preview) return null;
  return (
    <aside className={styles.bar} aria-label={words.label} data-field="preview">
      <p>
        <strong>{words.label}</strong> {words.text} <span>{words.expires(preview.expires)}</span>
      </p>
      {/* A plain link, because the real site has another configuration and needs a full load. */}
      <a href={localizePath("/", language)}>{words.leave}</a>
    </aside>
  );
}
