import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./mosaic.module.css";

interface MosaicProps {
  items: { hash: string; picture: ReactNode; title: string; text: string }[];
}

export function Mosaic({ items }: MosaicProps) {
  return (
    <ul className={styles.mosaic}>
      {items.map(({ hash, picture, title, text }) => (
        <li key={title} className={styles.tile}>
          <div className={classNames("frame", styles.picture)}>{picture}</div>
          <div className={styles.words}>
            <h3>
              <Link to="/services" hash={hash} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
