import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { DescriptionList } from "../../../components/ui/description-list.tsx";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { admin } from "../../../content/admin.ts";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageDetail, MessageStatement } from "../../../domain/messages/message.schema.ts";
import { telephone } from "../../../domain/site/site.ts";
import { isStatement } from "../../../domain/statements/statement.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { AssigneePanel } from "./assignee-panel.tsx";
import { Conversation } from "./conversation.tsx";
import { MessageMoves } from "./message-moves.tsx";
import styles from "./messages.module.css";
import { OrderPanel } from "./order-panel.tsx";
import { ReplyForm } from "./reply-form.tsx";

export function MessagePage({ messageId }: { messageId: string }) {
  const words = useContent(adminMessages);
  const { problems } = useContent(admin);
  const query = useQuery(adminQueries.message(messageId));
  const title = query.data ? query.data.name || words.kinds[query.data.kind] : words.loadingTitle;
  return (
    <AdminPage
      title={title}
      back={{ link: adminLinks.messages(), label: words.title }}
      actions={query.data && <MessageMoves message={query.data} />}
    >
      <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
        {(message) => (
          <div className={panel.columns} aria-busy={query.isFetching || undefined}>
            <div className={panel.column}>
              <Conversation message={message} />
              <ReplyForm key={message.id} message={message} />
            </div>
            <div className={panel.column}>
              {message.statement && (
                <StatementFacts kind={message.kind} statement={message.statement} />
              )}
              <AssigneePanel message={message} />
              <OrderPanel message={message} />
              <SenderFacts message={message} />
              <Shortcuts />
            </div>
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

function SenderFacts({ message }: { message: MessageDetail }) {
  const words = useContent(adminMessages);
  const { facts } = words;
  return (
    <Panel id="sender" heading={facts.heading}>
      <DescriptionList
        facts={[
          {
            label: words.status,
            value: <StatusBadge status={message.status} names={words.statuses} />,
          },
          { label: words.kind, value: words.kinds[message.kind] },
          { label: facts.email, value: <a href={`mailto:${message.email}`}>{message.email}</a> },
          {
            label: facts.person,
            value: <Link {...adminLinks.customer(message.id)}>{facts.personLink}</Link>,
          },
          {
            label: facts.phone,
            value: message.phone && <a href={telephone(message.phone)}>{message.phone}</a>,
          },
          { label: facts.language, value: facts.languages[message.language] },
          { label: words.received, value: <AdminTime iso={message.created_at} /> },
        ]}
      />
    </Panel>
  );
}

function Shortcuts() {
  const { shortcuts: words } = useContent(adminMessages);
  return (
    <details className={panel.note}>
      <summary>{words.heading}</summary>
      <dl className={styles.keys}>
        {words.list.map(([key, act]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}

/** The facts of a statement, its match with an order, and the day by which to act. */
function StatementFacts({ kind, statement }: { kind: string; statement: MessageStatement }) {
  const { statement: words } = useContent(adminMessages);
  if (!isStatement(kind)) return null;
  const { reference, match, order, refund_due_at } = statement;
  const doubt =
    match === "other_email"
      ? words.otherEmail
      : kind === "withdrawal" && match === "none"
        ? words.noOrder
        : undefined;
  return (
    <Panel id="statement" heading={words.heading[kind]}>
      <p>{words.guide[kind]}</p>
      <DescriptionList
        facts={[
          { label: words.refundBy, value: refund_due_at && <AdminTime iso={refund_due_at} /> },
          { label: words.reference, value: reference },
          {
            label: words.order,
            value: order && <Link {...adminLinks.order(order.id)}>{order.order_number}</Link>,
          },
        ]}
      />
      {doubt && (
        <p className={panel.note} data-match={match}>
          {doubt}
        </p>
      )}
    </Panel>
  );
}
