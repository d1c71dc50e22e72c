import { Check } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./service-panel.module.css";

interface ServicePanelProps {
  art: ReactNode;
  title: string;
  text: string;
  points: string[];
}

/** What one service does, beside its picture. */
export function ServicePanel({ art, title, text, points }: ServicePanelProps) {
  return (
    <div className={styles.panel}>
      {art}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check size={20} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
