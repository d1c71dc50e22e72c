import Check from "lucide-react/icons/check";
import styles from "./paid-tick.module.css";

export function PaidTick() {
  return (
    <span className={styles.tick}>
      <Check size={20} aria-hidden />
    </span>
  );
}
