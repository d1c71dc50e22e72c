import { Link } from "@tanstack/react-router";
import styles from "./route-index.module.css";

interface RouteIndexProps {
  label: string;
  stops: { hash: string; name: string; text: string }[];
}

export function RouteIndex({ label, stops }: RouteIndexProps) {
  return (
    <nav aria-label={label} className={styles.route}>
      <ol>
        {stops.map(({ hash, name, text }) => (
          <li key={hash}>
            <Link to="." hash={hash} activeOptions={{ includeHash: true }} className={styles.stop}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
