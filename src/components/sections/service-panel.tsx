import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./service-panel.module.css";

interface ServicePanelProps {
  art: ReactNode;
  title: string;
  text: string;
  points: string[];
  actions: ReactNode;
}

export function ServicePanel({ art, title, text, points, actions }: ServicePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={classNames("frame", styles.picture)}>{art}</div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check size={20} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
