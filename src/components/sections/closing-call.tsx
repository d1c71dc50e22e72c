import { type ReactNode, useId } from "react";
import styles from "./closing-call.module.css";
import { Ticket } from "./ticket.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** The button. */
  children: ReactNode;
}

/** The end of a page: a boarding pass with one action on its stub. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className="container">
        <Ticket
          shape="wide"
          stub={
            <>
              {children}
              <span className={styles.bars} />
            </>
          }
        >
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
        </Ticket>
      </div>
    </section>
  );
}
