import styles from "./spinner.module.css";

/** A sign that something is under way. The words beside it carry the meaning. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
