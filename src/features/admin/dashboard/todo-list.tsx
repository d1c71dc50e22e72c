import { Link } from "@tanstack/react-router";
import { Skeleton } from "#components/ui/loading.tsx";
import { admin } from "#content/admin.ts";
import { mayUse } from "#domain/accounts/role.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { PAYMENT_PROBLEMS } from "#domain/payments/payment.ts";
import { operatorDate } from "#domain/time.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";

/** These tasks are messages, so their links open the inbox. */
const INBOX = new Set(["messages", "withdrawals", "terminations"]);

export function TodoList({ summary }: { summary: Summary | undefined }) {
  const { todo: words } = useContent(admin);
  const { facts } = useSiteContext();
  const { role } = useSession();
  const entries = summary
    ? [
        {
          key: "messages",
          count: summary.unanswered_messages,
          text: words.messages,
          link: adminLinks.messages(),
        },
        {
          key: "withdrawals",
          count: summary.open_withdrawals,
          text: (count: number) =>
            words.withdrawals(
              count,
              facts.date(operatorDate(Date.parse(summary.refund_due_at ?? ""))),
            ),
          link: adminLinks.message(summary.open_withdrawal ?? ""),
        },
        {
          key: "terminations",
          count: summary.open_terminations,
          text: words.terminations,
          link: adminLinks.message(summary.open_termination ?? ""),
        },
        {
          key: "held",
          count: summary.held_orders,
          text: words.held,
          link: adminLinks.order(summary.held_order ?? ""),
        },
        {
          key: "due",
          count: summary.due_orders,
          text: words.due,
          link: adminLinks.orders({ balance: "due", sort: "oldest" }),
        },
        ...PAYMENT_PROBLEMS.map((kind) => ({
          key: kind,
          count: summary.payment_problems[kind],
          text: words.problems[kind],
          link: adminLinks.problems({ kind }),
        })),
        {
          key: "refund-requests",
          count: mayUse(role, "refunds") ? summary.refund_requests : 0,
          text: words.refundRequests,
          link: adminLinks.order(summary.refund_request_order ?? ""),
        },
        {
          key: "group-requests",
          count: mayUse(role, "refunds") ? summary.group_refund_requests : 0,
          text: words.groupRequests,
          link: adminLinks.groupAct(summary.group_refund_request ?? ""),
        },
        {
          key: "unreached",
          count: summary.unreached_orders,
          text: words.unreached,
          link: adminLinks.order(summary.unreached_order ?? ""),
        },
        {
          key: "overused",
          count: summary.overused_orders,
          text: words.overused,
          link: adminLinks.order(summary.overused_order ?? ""),
        },
        {
          key: "mails",
          count: mayUse(role, "mails") ? summary.failed_mails : 0,
          text: words.mails,
          link: adminLinks.mails({ status: "failed" }),
        },
      ].filter(({ count, key }) => count > 0 && (mayUse(role, "messages") || !INBOX.has(key)))
    : [];
  return (
    <Panel id="todo" heading={words.heading}>
      {summary === undefined ? (
        <Skeleton />
      ) : entries.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul className={styles.todo}>
          {entries.map(({ key, count, text, link }) => (
            <li key={key} data-todo={key}>
              <Link {...link}>{text(count)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
