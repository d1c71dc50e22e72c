import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ButtonLink } from "#components/ui/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import type { Column } from "#components/ui/data-table.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import { INBOX_BOXES } from "#domain/messages/message.ts";
import type { Message } from "#domain/messages/message.schema.ts";
import { refundDueAt } from "#domain/statements/statement.ts";
import { operatorDate } from "#domain/time.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries, toBox } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { MessageBulk } from "./message-bulk.tsx";
import styles from "./messages.module.css";

export function MessageList({ search }: { search: MessageSearch }) {
  const words = useContent(adminMessages);
  const { facts } = useSiteContext();
  const { user } = useSession();
  const box = toBox(search);
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
              {words.refundBy(facts.date(operatorDate(refundDueAt(Date.parse(created_at)))))}
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
      link={adminLinks.messages}
      search={search}
      query={adminQueries.messages(search)}
      columns={columns}
      field="message"
      filters={[
        { name: "kind", label: words.kind, any: words.anyKind, choices: toChoices(words.kinds) },
        {
          name: "sort",
          label: words.sort,
          choices: toChoices(isOpen ? { oldest: orders.oldest, newest: orders.newest } : orders),
        },
      ]}
      words={words.list}
      bulk={MessageBulk}
      actions={
        <ButtonLink {...adminLinks.replyTemplates()} variant="quiet">
          {words.templates.title}
        </ButtonLink>
      }
    />
  );
}

function InboxBoxes({ search }: { search: MessageSearch }) {
  const { boxes: words, refundsDue } = useContent(adminMessages);
  const { facts } = useSiteContext();
  const { data: summary } = useQuery(adminQueries.summary());
  const current = toBox(search);
  const { q, kind } = search;
  const due = current === "open" ? summary?.refund_due_at : null;
  return (
    <>
      <nav aria-label={words.label}>
        <ul className={styles.boxes}>
          {INBOX_BOXES.map((box) => (
            <li key={box}>
              <Link
                {...adminLinks.messages({
                  ...(q && { q }),
                  ...(kind && { kind }),
                  ...((box !== "open" || q || kind) && { box }),
                })}
                className={styles.box}
                // The router's own mark would compare whole addresses, including searches.
                activeProps={{ "aria-current": undefined }}
                aria-current={box === current ? "page" : undefined}
              >
                {words.names[box]}
                {box === "open" && (
                  <span className={styles.count} data-scheme="light">
                    {summary?.unanswered_messages || ""}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {due && summary && (
        <Notice>
          <Link {...adminLinks.message(summary.open_withdrawal ?? "")}>
            {refundsDue(summary.open_withdrawals, facts.date(operatorDate(Date.parse(due))))}
          </Link>
        </Notice>
      )}
    </>
  );
}
