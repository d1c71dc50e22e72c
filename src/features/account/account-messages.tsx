import { Badge } from "#components/ui/badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { ownMessages } from "#content/own-messages.ts";
import type { OwnMessage } from "#domain/messages/message.schema.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import styles from "./account.module.css";
import { PagedList } from "./loaded-list.tsx";

export function AccountMessages({ email }: { email: string }) {
  const words = useContent(ownMessages);
  const { messages: calls } = api.session.account;
  return (
    <Card>
      <section className={styles.section} aria-labelledby="messages">
        <h2 id="messages">{words.heading}</h2>
        <PagedList
          queryKey={["own-messages", email]}
          read={(cursor) => calls.$get({ query: cursor === null ? {} : { cursor } })}
          words={words}
        >
          {(messages) =>
            messages.length === 0 ? (
              <p>
                <RichText>{words.empty}</RichText>
              </p>
            ) : (
              <ul className={styles.sessions}>
                {messages.map((message) => (
                  <MessageItem key={message.id} message={message} />
                ))}
              </ul>
            )
          }
        </PagedList>
      </section>
    </Card>
  );
}

function MessageItem({ message: { message, created_at: sent, answers } }: { message: OwnMessage }) {
  const words = useContent(ownMessages);
  const { facts } = useSiteContext();
  return (
    <li className={styles.session} data-field="message">
      <p className={`note ${styles.booking}`}>{words.sent(facts.moment(sent))}</p>
      <Badge tone={answers.length > 0 ? "success" : "neutral"}>
        {answers.length > 0 ? words.answered : words.received}
      </Badge>
      <div className={`stack ${styles.ways}`}>
        <p className={styles.written}>{message}</p>
        {answers.map(({ text, created_at: at }) => (
          <div key={at}>
            <p className="note">{words.answer(facts.moment(at))}</p>
            <p className={styles.written}>{text}</p>
          </div>
        ))}
      </div>
    </li>
  );
}
