import { Link } from "@tanstack/react-router";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { classNames } from "../../../components/ui/class-names.ts";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { Message } from "../../../domain/messages/message.schema.ts";
import { refundDueAt } from "../../../domain/statements/statement.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries, boxOf } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { parseMessageSearch } from "../list/list-search.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { InboxBoxes } from "./inbox-boxes.tsx";
import styles from "./messages.module.css";

/** The inbox, which opens on what is to be answered. Unanswered messages are highlighted. */
export function MessageList({ search }: { search: MessageSearch }) {
  const words = useContent(adminMessages);
  const { facts } = useSiteContext();
  const { user } = useSession();
  const box = boxOf(search);
  const isOpen = box === "open" || box === "mine";
  const orders = { newest: words.newest, oldest: words.oldest };
  const columns: Column<Message>[] = [
    {
      label: words.sender,
      render: ({ id, name, email, status }) => (
        <span className={classNames(styles.sender, status === "new" && styles.waiting)}>
          <Link {...adminLinks.message(id)}>{name || email}</Link>
          {name && <span className={panel.note}>{email}</span>}
        </span>
      ),
    },
    {
      label: words.message,
      render: ({ kind, message, language }) => (
        <span className={styles.excerpt} lang={kind === "cancellation" ? undefined : language}>
          {kind === "cancellation" ? words.cancellation : message}
        </span>
      ),
    },
    {
      label: words.kind,
      render: ({ kind, created_at }) => (
        <span className={styles.sender}>
          <span className={styles.kind}>{words.kinds[kind]}</span>
          {kind === "withdrawal" && (
            <span className={panel.note}>
              {words.refundBy(
                facts.date(
                  new Date(refundDueAt(Date.parse(created_at))).toISOString().slice(0, 10),
                ),
              )}
            </span>
          )}
        </span>
      ),
    },
    {
      label: words.status,
      render: ({ status, assignee_id, assignee_email }) => (
        <span className={styles.sender}>
          <span>
            <StatusBadge status={status} names={words.statuses} />
          </span>
          {assignee_id && (
            <span className={panel.note} data-field="assignee">
              {words.takenBy}{" "}
              {assignee_id === user?.id ? words.you : (assignee_email ?? words.goneAuthor)}
            </span>
          )}
        </span>
      ),
    },
    { label: words.received, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <AdminList
      above={<InboxBoxes search={search} />}
      link={(asked) => adminLinks.messages(parseMessageSearch(asked))}
      search={search}
      query={adminQueries.messages(search)}
      columns={columns}
      rowKey={({ id }) => id}
      field="message"
      filters={[
        { name: "kind", label: words.kind, any: words.anyKind, choices: toChoices(words.kinds) },
        {
          name: "sort",
          label: words.order,
          choices: toChoices(isOpen ? { oldest: orders.oldest, newest: orders.newest } : orders),
        },
      ]}
      words={words.list}
      actions={
        <ButtonLink {...adminLinks.replyTemplates()} variant="quiet">
          {words.templates.title}
        </ButtonLink>
      }
    />
  );
}
