import type { ReactNode } from "react";
import styles from "./not-found.module.css";

/** The sky of a page that is not there or that broke: what happened, the ways on, and beside it a drawing. */
export function NightSky({ art, role, children }: { art?: ReactNode; role?: "alert"; children: ReactNode }) {
  return (
    <div role={role} className={styles.sky} data-scheme="night">
      <div className={`container ${styles.page}`}>
        <div className={styles.text}>{children}</div>
        {art}
      </div>
    </div>
  );
}
