import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Archive from "lucide-react/icons/archive";
import Inbox from "lucide-react/icons/inbox";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import { Button } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import type { MessageStatus } from "#domain/messages/message.ts";
import type { MessageDetail, MessageStatement } from "#domain/messages/message.schema.ts";
import { telephone } from "#domain/site/site.ts";
import { isStatement } from "#domain/statements/statement.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminData, AdminPage } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { useAdminAction } from "../ui/use-admin-form.ts";
import { useKeys } from "../ui/use-keys.ts";
import { AssigneePanel } from "./assignee-panel.tsx";
import { Conversation } from "./conversation.tsx";
import { undoLastMove, useMessageChange, useNextMessage } from "./message-changes.ts";
import { OrderPanel } from "./order-panel.tsx";
import { ReplyForm } from "./reply-form.tsx";

export function MessagePage({ messageId }: { messageId: string }) {
  const words = useContent(adminMessages);
  const query = useQuery(adminQueries.message(messageId));
  const title = query.data ? query.data.name || words.kinds[query.data.kind] : words.loadingTitle;
  return (
    <AdminPage
      title={title}
      back={{ link: adminLinks.messages(), label: words.title }}
      actions={query.data && <MessageMoves message={query.data} />}
    >
      <AdminData query={query}>
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
            </div>
          </div>
        )}
      </AdminData>
    </AdminPage>
  );
}

const MOVES = [
  { to: "new", Icon: Inbox, key: undefined },
  { to: "archived", Icon: Archive, key: "e" },
  { to: "spam", Icon: ShieldAlert, key: "s" },
] as const satisfies readonly { to: MessageStatus; Icon: unknown; key: string | undefined }[];

function MessageMoves({ message }: { message: MessageDetail }) {
  const { id, status } = message;
  const { change } = useMessageChange(message);
  const { moves: words, refusals } = useContent(adminMessages);
  const { leave, skip } = useNextMessage();
  const { busy, busyWith, run } = useAdminAction(refusals);
  const move = (to: (typeof MOVES)[number]["to"]) => {
    if (to === status) return;
    void run(async () => {
      const changed = await change({ status: to });
      await leave(changed, status, { title: words.done[to], tone: "success" }, words.undo);
    }, to);
  };
  useKeys({
    e: () => move("archived"),
    s: () => move("spam"),
    n: () => void run(() => skip(id)),
    z: undoLastMove,
  });
  return (
    <div className="cluster">
      {MOVES.filter(({ to }) => to !== status).map(({ to, Icon, key }) => (
        <Button
          key={to}
          variant="outline"
          busy={busy}
          aria-keyshortcuts={key}
          onClick={() => move(to)}
        >
          <Icon size={18} aria-hidden />
          {busyWith === to ? words.busy : words[to]}
        </Button>
      ))}
    </div>
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

function StatementFacts({ kind, statement }: { kind: string; statement: MessageStatement }) {
  const { statement: words, refundDue } = useContent(adminMessages);
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
          { label: refundDue, value: refund_due_at && <AdminTime iso={refund_due_at} /> },
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
