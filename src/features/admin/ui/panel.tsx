import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import styles from "./panel.module.css";

interface PanelProps {
  id: string;
  heading: ReactNode;
  tone?: "plain" | "quiet";
  busy?: boolean;
  children: ReactNode;
}

export function Panel({ id, heading, tone, busy, children }: PanelProps) {
  return (
    <Card tone={tone}>
      <section className={styles.panel} aria-labelledby={id} aria-busy={busy || undefined}>
        <h2 id={id}>{heading}</h2>
        {children}
      </section>
    </Card>
  );
}
