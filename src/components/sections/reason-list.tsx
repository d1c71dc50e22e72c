import styles from "./reason-list.module.css";

export function ReasonList({ rows }: { rows: { title: string; text: string }[] }) {
  return (
    <ul className={styles.board}>
      {rows.map((row) => (
        <li key={row.title} className={styles.card}>
          <h3 className={styles.title}>{row.title}</h3>
          <p className={styles.text}>{row.text}</p>
        </li>
      ))}
    </ul>
  );
}
