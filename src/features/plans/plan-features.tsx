import Check from "lucide-react/icons/check";
import styles from "./plan-features.module.css";

export function PlanFeatures({ features }: { features: string[] }) {
  return (
    <ul className={styles.features}>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={18} aria-hidden />
          {feature}
        </li>
      ))}
    </ul>
  );
}
