import { Card } from "../../../components/ui/card.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageDetail } from "../../../domain/messages/message.schema.ts";
import { telephone } from "../../../domain/site/telephone.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { fetchMessage } from "../data/admin-api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { useAdminData } from "../data/use-admin-data.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { LoadProblem } from "../ui/load-problem.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { Conversation } from "./conversation.tsx";
import { MessageMoves } from "./message-moves.tsx";
import { ReplyForm } from "./reply-form.tsx";

/** One message: the conversation, a form to reply, and its status. */
export function MessagePage({ messageId }: { messageId: string }) {
  const words = useContent(adminMessages);
  const { data: message, busy, problem, reload, show } = useAdminData(`message ${messageId}`, () => fetchMessage(messageId));
  const title = message ? message.name || words.kinds[message.kind] : words.loadingTitle;
  return (
    <AdminPage
      title={title}
      back={{ link: adminLinks.messages(), label: words.title }}
      actions={message && <MessageMoves message={message} onMoved={show} onChanged={reload} />}
    >
      {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
      {message === null && !problem && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {message && (
        <div className={panel.columns} aria-busy={busy || undefined}>
          <div className={panel.column}>
            <Conversation message={message} />
            <ReplyForm key={message.id} message={message} onReplied={show} onChanged={reload} />
          </div>
          <SenderFacts message={message} />
        </div>
      )}
    </AdminPage>
  );
}

/** The sender, how to reach them, and the message's status. */
function SenderFacts({ message }: { message: MessageDetail }) {
  const words = useContent(adminMessages);
  const { facts } = words;
  return (
    <Panel id="sender" heading={facts.heading}>
      <FactList
        facts={[
          { label: words.status, value: <StatusBadge status={message.status} names={words.statuses} /> },
          { label: words.kind, value: words.kinds[message.kind] },
          { label: facts.email, value: <a href={`mailto:${message.email}`}>{message.email}</a> },
          { label: facts.phone, value: message.phone && <a href={telephone(message.phone)}>{message.phone}</a> },
          { label: facts.language, value: facts.languages[message.language] },
          { label: words.received, value: <AdminTime iso={message.created_at} /> },
        ]}
      />
    </Panel>
  );
}
