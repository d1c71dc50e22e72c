import { Link } from "@tanstack/react-router";
import { Card } from "../../../components/ui/card.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageDetail, MessageReply } from "../../../domain/messages/message.schema.ts";
import { useContent } from "../../../lib/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";

/** A person's message and the replies to it. */
export function Conversation({ message }: { message: MessageDetail }) {
  const words = useContent(adminMessages);
  const isCancellation = message.kind === "cancellation";
  return (
    <section className={panel.column} aria-label={words.conversation}>
      <Card data-field="original">
        <article className={panel.panel}>
          <header className={styles.head}>
            <h2>{isCancellation ? words.kinds.cancellation : words.wrote(message.name)}</h2>
            <span className={panel.note}>
              <AdminTime iso={message.created_at} />
            </span>
          </header>
          <p className={styles.text} lang={isCancellation ? undefined : message.language}>
            {isCancellation ? words.cancellation : message.message}
          </p>
        </article>
      </Card>
      {message.replies.map((reply) => (
        <Reply key={reply.id} reply={reply} language={message.language} />
      ))}
    </section>
  );
}

function Reply({ reply, language }: { reply: MessageReply; language: string }) {
  const words = useContent(adminMessages);
  return (
    <Card tone="quiet" className={styles.reply} data-field="reply">
      <article className={panel.panel}>
        <header className={styles.head}>
          <h2>{words.answered(reply.author_email ?? words.goneAuthor)}</h2>
          <span className={panel.note}>
            <AdminTime iso={reply.created_at} />
          </span>
        </header>
        <p className={styles.text} lang={language}>
          {reply.text}
        </p>
        {reply.mail && (
          <p className={styles.trouble} data-mail={reply.mail}>
            {words.mails[reply.mail]} <Link {...adminLinks.mails()}>{words.toMails}</Link>
          </p>
        )}
      </article>
    </Card>
  );
}
