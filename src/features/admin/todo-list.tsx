import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { admin } from "../../content/admin.ts";
import type { Summary } from "../../domain/admin.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./dashboard.module.css";

/** What waits for staff, from real counts. */
export function TodoList({ summary }: { summary: Summary | null }) {
  const { todo: words } = useContent(admin);
  const items = summary
    ? [
        { key: "messages", count: summary.unanswered_messages, text: words.messages(summary.unanswered_messages) },
        { key: "unpaid", count: summary.unpaid_orders, text: words.unpaid(summary.unpaid_orders) },
      ].filter(({ count }) => count > 0)
    : [];
  return (
    <Card>
      <section className={styles.section} aria-labelledby="todo">
        <h2 id="todo">{words.heading}</h2>
        {summary === null ? (
          <Skeleton />
        ) : items.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul className={styles.todo}>
            {items.map(({ key, text }) => (
              <li key={key} data-todo={key}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
