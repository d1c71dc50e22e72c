import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminMails } from "../../../content/admin-mails.ts";
import type { OutboxMail } from "../../../domain/mail/mail.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { fetchMails, type MailSearch } from "../data/admin-api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { AdminList } from "../list/admin-list.tsx";
import { parseMailSearch } from "../list/list-search.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { DiscardMailDialog } from "./discard-mail-dialog.tsx";
import { MailActions } from "./mail-actions.tsx";
import styles from "./mails.module.css";

/** The list of mails whose first attempt failed. A row shows the result of an action and stays where it is. */
export function MailList({ search }: { search: MailSearch }) {
  const words = useContent(adminMails);
  const [acted, setActed] = useState<ReadonlyMap<string, OutboxMail>>(new Map());
  const [asked, setAsked] = useState<OutboxMail | null>(null);
  const show = (mail: OutboxMail) => setActed((before) => new Map(before).set(mail.id, mail));
  /** The newer state of a mail: that of the list, or that an action returned. */
  const now = (mail: OutboxMail) => {
    const after = acted.get(mail.id);
    return after && after.updated_at >= mail.updated_at ? after : mail;
  };

  const columns: Column<OutboxMail>[] = [
    { label: words.kind, render: (mail) => <MailSubject mail={now(mail)} /> },
    {
      label: words.status,
      render: (mail) => (
        <span className={styles.subject}>
          <StatusBadge status={now(mail).status} names={words.statuses} />
          <span className={panel.note}>{words.tries(now(mail).attempts)}</span>
        </span>
      ),
    },
    { label: words.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    {
      label: words.next,
      render: (mail) => {
        const { next_attempt_at } = now(mail);
        return next_attempt_at === null ? "—" : <AdminTime iso={next_attempt_at} />;
      },
    },
    { label: words.act, render: (mail) => <MailActions mail={now(mail)} onTried={show} onDiscard={setAsked} /> },
  ];
  return (
    <>
      <AdminList
        link={(search) => adminLinks.mails(parseMailSearch(search))}
        search={search}
        fetchPage={fetchMails}
        columns={columns}
        rowKey={({ id }) => id}
        field="mail"
        filters={[
          {
            name: "status",
            label: words.status,
            any: words.anyStatus,
            choices: Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
          },
        ]}
        words={words.list}
      />
      <DiscardMailDialog mail={asked} onClose={() => setAsked(null)} onDiscarded={show} />
    </>
  );
}

/** A mail's kind, a link to its message and, while it is stored, its recipient and subject. */
function MailSubject({ mail: { kind, recipient, subject, subject_id, status } }: { mail: OutboxMail }) {
  const words = useContent(adminMails);
  const isAboutMessage = kind === "message-reply" || kind === "team-message";
  return (
    <span className={styles.subject}>
      {isAboutMessage && subject_id ? <Link {...adminLinks.message(subject_id)}>{words.kinds[kind]}</Link> : words.kinds[kind]}
      {recipient !== null && (
        <span className={panel.note}>
          {words.to(recipient)}
          <br />
          {subject}
        </span>
      )}
      {recipient === null && status === "failed" && <span className={panel.note}>{words.secret}</span>}
    </span>
  );
}
