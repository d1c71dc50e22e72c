import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { LoadProblem } from "../load-problem.tsx";
import { StaffPage } from "../staff-page.tsx";
import { useStaffData } from "../use-staff-data.ts";
import { Conversation } from "./conversation.tsx";
import { fetchMessage } from "./message-calls.ts";
import { MessageMoves } from "./message-moves.tsx";
import styles from "./messages.module.css";
import { ReplyForm } from "./reply-form.tsx";
import { SenderFacts } from "./sender-facts.tsx";

/** One message: what was written and answered, a form to answer, and where to put it. */
export function MessagePage({ messageId }: { messageId: string }) {
  const words = useContent(adminMessages);
  const { data: message, busy, problem, reload, show } = useStaffData(`message ${messageId}`, () => fetchMessage(messageId));
  const title = message ? message.name || words.kinds[message.kind] : words.loadingTitle;
  return (
    <StaffPage
      title={title}
      back={{ to: "/admin/messages", label: words.title }}
      actions={message && <MessageMoves message={message} onMoved={show} onChanged={reload} />}
    >
      {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
      {message === null && !problem && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {message && (
        <div className={styles.grid} aria-busy={busy || undefined}>
          <div className={styles.column}>
            <Conversation message={message} />
            <ReplyForm key={message.id} message={message} onReplied={show} onChanged={reload} />
          </div>
          <SenderFacts message={message} />
        </div>
      )}
    </StaffPage>
  );
}
