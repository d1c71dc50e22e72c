import styles from "./loading.module.css";

/** The outline of lines that are being loaded. It is silent: put words beside it that say so. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

/** A sign of work in progress. It is silent: put words beside it that say what is done. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
