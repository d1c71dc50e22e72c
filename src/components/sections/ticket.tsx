import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import styles from "./ticket.module.css";

export interface TicketProps {
  stub: ReactNode;
  /** `wide` puts the stub at the side if there is room. */
  shape?: "tall" | "wide";
  className?: string;
  children: ReactNode;
}

export function Ticket({ stub, shape = "tall", className, children }: TicketProps) {
  return (
    <div className={classNames(styles.ticket, styles[shape], className)} data-scheme="ticket">
      <div className={styles.body}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </div>
  );
}
