import { Link } from "@tanstack/react-router";
import { Card } from "../../components/ui/card.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { admin } from "../../content/admin.ts";
import type { Summary } from "../../domain/dashboard/dashboard.schema.ts";
import { NEW_ORDER_STATUS } from "../../domain/orders/order-status.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./dashboard.module.css";

/** What waits for staff, from real counts, each with a link to where it is done. */
export function TodoList({ summary }: { summary: Summary | null }) {
  const { todo: words } = useContent(admin);
  const entries = summary
    ? [
        { key: "messages", count: summary.unanswered_messages, inWords: words.messages, to: "/admin/messages", search: { status: "new" } },
        { key: "unpaid", count: summary.unpaid_orders, inWords: words.unpaid, to: "/admin/orders", search: { status: NEW_ORDER_STATUS } },
        {
          key: "expiring",
          count: summary.expiring_orders,
          inWords: words.expiring,
          to: "/admin/orders",
          search: { status: NEW_ORDER_STATUS, sort: "oldest" },
        },
        { key: "mails", count: summary.failed_mails, inWords: words.mails, to: "/admin/mails", search: { status: "failed" } },
      ].filter(({ count }) => count > 0)
    : [];
  return (
    <Card>
      <section className={styles.section} aria-labelledby="todo">
        <h2 id="todo">{words.heading}</h2>
        {summary === null ? (
          <Skeleton />
        ) : entries.length === 0 ? (
          <p>{words.nothing}</p>
        ) : (
          <ul className={styles.todo}>
            {entries.map(({ key, count, inWords, to, search }) => (
              <li key={key} data-todo={key}>
                <Link to={to} search={search as never}>
                  {inWords(count)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
