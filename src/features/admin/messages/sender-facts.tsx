import { Card } from "../../../components/ui/card.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageDetail } from "../../../domain/messages/message.schema.ts";
import { telephone } from "../../../domain/site/telephone.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { StaffTime } from "../staff-time.tsx";
import { MessageStatus } from "./message-status.tsx";
import styles from "./messages.module.css";

/** Who wrote, how to reach them, and where the message stands. */
export function SenderFacts({ message }: { message: MessageDetail }) {
  const words = useContent(adminMessages);
  const { facts } = words;
  return (
    <Card>
      <section className={styles.letter} aria-labelledby="sender">
        <h2 id="sender">{facts.heading}</h2>
        <FactList
          facts={[
            { label: words.status, value: <MessageStatus status={message.status} /> },
            { label: words.kind, value: words.kinds[message.kind] },
            { label: facts.email, value: <a href={`mailto:${message.email}`}>{message.email}</a> },
            { label: facts.phone, value: message.phone && <a href={telephone(message.phone)}>{message.phone}</a> },
            { label: facts.language, value: facts.languages[message.language] },
            { label: words.received, value: <StaffTime iso={message.created_at} /> },
          ]}
        />
      </section>
    </Card>
  );
}
