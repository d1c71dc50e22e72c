import type { HTMLAttributes } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** `plain` is for paper; `quiet` is less important, and has no shadow (docs/decisions/0045). */
  tone?: "plain" | "night" | "quiet";
}

export function Card({ tone = "plain", className, ...props }: CardProps) {
  return <div {...props} className={classNames(styles.card, styles[tone], className)} />;
}
