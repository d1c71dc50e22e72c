import type { ReactNode } from "react";
import type { LocalLight } from "#domain/airports/local-light.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./hero.module.css";

interface HeroProps {
  title: ReactNode;
  lead: string;
  note?: string;
  actions?: ReactNode;
  size?: "l" | "xl";
  /** The start of a booking: below the words on phones, otherwise on the lower edge. */
  start?: ReactNode;
  /** The light of the sky. The default is dusk. */
  light?: LocalLight | undefined;
  /** A wide picture at the bottom of the sky. */
  scene?: ReactNode;
  children: ReactNode;
}

export function Hero({
  title,
  lead,
  note,
  actions,
  size = "l",
  start,
  light,
  scene,
  children,
}: HeroProps) {
  return (
    <section className={styles.hero} data-scheme="night" data-light={light}>
      <div className={classNames("container", styles.grid)}>
        <div className={styles.text}>
          <h1 className={styles[size]}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {actions && <div className="cluster">{actions}</div>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {start && <div className={styles.start}>{start}</div>}
        {children}
      </div>
      {scene && <div className={styles.scene}>{scene}</div>}
    </section>
  );
}
