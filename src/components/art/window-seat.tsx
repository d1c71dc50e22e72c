import { classNames } from "../ui/class-names.ts";
import { PLATES } from "./plates.ts";
import styles from "./window-seat.module.css";
import { WindowView } from "./window-view.tsx";

interface WindowSeatProps {
  className?: string;
  /** The hour's light; without one it is dawn. */
  light?: "dawn" | "day" | "dusk" | "night";
}

/** The clouds drift by, and the light moves along the wing. */
export function WindowSeat({ className, light = "dawn" }: WindowSeatProps) {
  return (
    <WindowView
      className={className}
      clouds={PLATES.cloudSea.src}
      drift={styles.drift}
      sweep={styles.sweep}
      light={classNames(styles.light, styles[light])}
    />
  );
}
