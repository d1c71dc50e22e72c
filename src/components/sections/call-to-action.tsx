import { type ReactNode, useId } from "react";
import { Horizon } from "../art/painting.tsx";
import styles from "./call-to-action.module.css";
import { Ticket } from "./ticket.tsx";

interface CallToActionProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function CallToAction({ title, text, children }: CallToActionProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <Horizon hour="dusk" className={styles.horizon} />
      <div className={`container ${styles.ticket}`}>
        <Ticket shape="wide" stub={children}>
          <h2 id={id} className="section-title">
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </Ticket>
      </div>
    </section>
  );
}
