import styles from "./spinner.module.css";

/** A sign of work in progress. It is silent: put words beside it that say what is done. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
