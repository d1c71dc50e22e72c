import { PLATES } from "./plates.ts";
import styles from "./window-seat.module.css";
import { WindowView } from "./window-view.tsx";

/** The clouds drift by, and the light moves along the wing. */
export function WindowSeat({ className }: { className?: string }) {
  return (
    <WindowView
      className={className}
      clouds={PLATES.cloudSea.src}
      drift={styles.drift}
      sweep={styles.sweep}
    />
  );
}
