import { Link } from "@tanstack/react-router";
import { classNames } from "../../../components/ui/class-names.ts";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { Message } from "../../../domain/messages/message.schema.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { parseMessageSearch } from "../list/list-search.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import styles from "./messages.module.css";

/** The inbox. Unanswered messages are highlighted. */
export function MessageList({ search }: { search: MessageSearch }) {
  const words = useContent(adminMessages);
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
    { label: words.kind, render: ({ kind }) => <span className={styles.kind}>{words.kinds[kind]}</span> },
    { label: words.status, render: ({ status }) => <StatusBadge status={status} names={words.statuses} /> },
    { label: words.received, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <AdminList
      link={(asked) => adminLinks.messages(parseMessageSearch(asked))}
      search={search}
      query={adminQueries.messages(search)}
      columns={columns}
      rowKey={({ id }) => id}
      field="message"
      filters={[
        { name: "status", label: words.status, any: words.anyStatus, choices: toChoices(words.statuses) },
        { name: "kind", label: words.kind, any: words.anyKind, choices: toChoices(words.kinds) },
        {
          name: "sort",
          label: words.order,
          choices: toChoices({ newest: words.newest, oldest: words.oldest }),
        },
      ]}
      words={words.list}
    />
  );
}
