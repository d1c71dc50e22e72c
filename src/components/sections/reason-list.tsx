import styles from "./reason-list.module.css";

interface ReasonListProps {
  rows: { title: string; text: string }[];
}

/** A list in the manner of a departures board. */
export function ReasonList({ rows }: ReasonListProps) {
  return (
    <ul className={styles.board}>
      {rows.map((row) => (
        <li key={row.title} className={styles.row}>
          <h3 className={styles.title}>{row.title}</h3>
          <p className={styles.text}>{row.text}</p>
        </li>
      ))}
    </ul>
  );
}
