import styles from "./loading.module.css";

/** Screen readers skip it, so put words beside it. */
export function Skeleton({ lines = 1 }: { lines?: number }) {
  return (
    <span className="stack" aria-hidden data-loading="">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

/** Screen readers skip it, so put words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
