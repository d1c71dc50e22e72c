import styles from "./board.module.css";

interface BoardProps {
  rows: { title: string; text: string }[];
}

/** A list in the manner of a departures board. */
export function Board({ rows }: BoardProps) {
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
