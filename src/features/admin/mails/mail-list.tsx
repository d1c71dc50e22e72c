import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Column } from "#components/ui/data-table.tsx";
import { adminMails } from "#content/admin-mails.ts";
import { mailNames } from "#content/mail-names.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import type { OutboxMail } from "#domain/mail/mail.schema.ts";
import { isAboutOrder } from "#domain/orders/order-mail.ts";
import type { Page } from "#domain/paging.ts";
import { showDone, showToast } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminLinks, type MailSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { toChoices } from "../list/list-filters.tsx";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { useAdminAction } from "../ui/use-admin-form.ts";
import styles from "./mails.module.css";

export function MailList({ search }: { search: MailSearch }) {
  const words = useContent(adminMails);
  const { kinds, statuses } = useContent(mailNames);
  const queries = useQueryClient();
  const [discarded, setDiscarded] = useState<OutboxMail | null>(null);
  const show = (mail: OutboxMail) =>
    queries.setQueriesData<Page<OutboxMail>>(
      { queryKey: ["mails"] },
      (page) =>
        page && {
          ...page,
          items: page.items.map((item) => (item.id === mail.id ? mail : item)),
        },
    );

  const columns: Column<OutboxMail>[] = [
    { label: words.kind, render: (mail) => <MailSubject mail={mail} /> },
    {
      label: words.status,
      render: ({ status, attempts }) => (
        <span className={styles.subject}>
          <StatusBadge status={status} names={statuses} />
          <span className={panel.note}>{words.tries(attempts)}</span>
        </span>
      ),
    },
    { label: words.since, render: ({ created_at }) => <AdminTime iso={created_at} /> },
    {
      label: words.next,
      render: ({ next_attempt_at }) =>
        next_attempt_at === null ? "—" : <AdminTime iso={next_attempt_at} />,
    },
    {
      label: words.action,
      render: (mail) => <MailActions mail={mail} onRetried={show} onDiscard={setDiscarded} />,
    },
  ];
  return (
    <>
      <AdminList
        link={adminLinks.mails}
        search={search}
        query={adminQueries.mails(search)}
        columns={columns}
        field="mail"
        filters={[
          {
            name: "status",
            label: words.status,
            any: words.anyStatus,
            choices: toChoices(statuses),
          },
        ]}
        words={words.list}
      />
      <ConfirmAction
        subject={discarded}
        words={words.discard}
        explain={({ kind, recipient }) =>
          recipient
            ? words.discard.explanation(kinds[kind], recipient)
            : words.discard.explanationNotKept(kinds[kind])
        }
        onConfirm={async (mail) => {
          await api.admin.mails[":mailId"].$delete({ param: { mailId: mail.id } });
          const removed = { recipient: null, subject: null, next_attempt_at: null };
          show({ ...mail, ...removed, status: "discarded" });
          showDone(words.discard.done);
        }}
        onClose={() => setDiscarded(null)}
      />
    </>
  );
}

function MailSubject({
  mail: { kind, recipient, subject, subject_id, status, failure, last_error },
}: {
  mail: OutboxMail;
}) {
  const words = useContent(adminMails);
  return (
    <span className={styles.subject}>
      <MailKindName kind={kind} subjectId={subject_id} />
      {recipient !== null && (
        <span className={panel.note}>
          {words.to(recipient)}
          {subject !== null && (
            <>
              <br />
              {subject}
            </>
          )}
        </span>
      )}
      {failure !== null && (status === "waiting" || status === "failed") && (
        <span className={panel.note}>
          {words.failures[failure]} <code>{last_error}</code>
        </span>
      )}
      {recipient === null && status === "failed" && (
        <span className={panel.note}>{words.secret}</span>
      )}
    </span>
  );
}

function MailKindName({ kind, subjectId }: { kind: MailKind; subjectId: string | null }) {
  const name = useContent(mailNames).kinds[kind];
  if (subjectId !== null && isAboutOrder(kind))
    return <Link {...adminLinks.order(subjectId)}>{name}</Link>;
  if (kind === "team-message") return <Link {...adminLinks.messages()}>{name}</Link>;
  return subjectId !== null && kind === "message-reply" ? (
    <Link {...adminLinks.message(subjectId)}>{name}</Link>
  ) : (
    name
  );
}

interface MailActionsProps {
  mail: OutboxMail;
  onRetried: (mail: OutboxMail) => void;
  onDiscard: (mail: OutboxMail) => void;
}

function MailActions({ mail, onRetried, onDiscard }: MailActionsProps) {
  const { retry: words, discard, refusals, notKept } = useContent(adminMails);
  const { kinds } = useContent(mailNames);
  const { busy, run } = useAdminAction(refusals);
  const retry = () =>
    run(async () => {
      const retried = await api.admin.mails[":mailId"].retry.$post({
        param: { mailId: mail.id },
        json: { attempts: mail.attempts },
      });
      onRetried(retried);
      if (retried.status === "sent") showDone(words.sent);
      else if (retried.status === "discarded") showToast({ ...words.outdated, tone: "info" });
      else showToast({ ...words.failed, tone: "error" });
    });
  const isOpen = mail.status === "waiting" || mail.status === "failed";
  const names = [kinds[mail.kind], mail.recipient ?? notKept] as const;
  return (
    <span className={styles.actions}>
      {isOpen && mail.recipient !== null && (
        <Button
          variant="outline"
          size="s"
          busy={busy}
          aria-label={words.forMail(...names)}
          onClick={() => void retry()}
        >
          {busy ? words.busy : words.submit}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="quiet"
          size="s"
          aria-label={discard.forMail(...names)}
          onClick={() => onDiscard(mail)}
        >
          {discard.open}
        </Button>
      )}
      {!isOpen && "—"}
    </span>
  );
}
