import type { HTMLAttributes } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: "success" | "warning" | "danger" | "neutral";
}

/** The text alone has the meaning, so that nobody depends on the colour. */
export function Badge({ tone = "neutral", className, ...props }: BadgeProps) {
  return <span {...props} className={classNames(styles.badge, styles[tone], className)} />;
}
