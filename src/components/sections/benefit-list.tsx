import type { LucideIcon } from "lucide-react";
import { classNames } from "../ui/class-names.ts";
import styles from "./benefit-list.module.css";

interface Benefit {
  icon: LucideIcon;
  title: string;
  text: string;
}

interface BenefitListProps {
  benefits: Benefit[];
  /** On wide screens. */
  columns: 2 | 3;
  heading?: "h2" | "h3";
}

export function BenefitList({ benefits, columns, heading: Heading = "h3" }: BenefitListProps) {
  return (
    <ul className={classNames(styles.list, columns === 3 && styles.three)}>
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.card}>
          <Icon size={26} strokeWidth={1.6} aria-hidden className={styles.icon} />
          <Heading className={styles.title}>{title}</Heading>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
