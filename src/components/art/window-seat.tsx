import { classNames } from "../ui/class-names.ts";
import { PLATES } from "./plates.ts";
import styles from "./window-seat.module.css";
import { WindowView } from "./window-view.tsx";

interface WindowSeatProps {
  className?: string;
  light?: "dawn" | "day" | "dusk" | "night";
}

export function WindowSeat({ className, light = "dawn" }: WindowSeatProps) {
  return (
    <WindowView
      className={className}
      clouds={PLATES.cloudSea.src}
      drift={styles.drift}
      sweep={styles.sweep}
      light={classNames(styles.light, styles[light])}
      dark={styles.dark}
    />
  );
}
