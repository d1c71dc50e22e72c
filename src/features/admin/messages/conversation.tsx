import { Link } from "@tanstack/react-router";
import { Card } from "#components/ui/card.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import { mayUse } from "#domain/accounts/role.ts";
import { SHOWN_REPLIES } from "#domain/messages/message.ts";
import type { MessageDetail, MessageReply } from "#domain/messages/message.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useSession } from "#lib/session/session.ts";
import { adminLinks } from "../data/admin-links.ts";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";

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
          {message.from_other_address && (
            <p className={styles.trouble} data-origin="other_address">
              {words.otherThanBooking}
            </p>
          )}
          <p className={styles.text} lang={isCancellation ? undefined : message.language}>
            {isCancellation ? words.cancellation : message.message}
          </p>
        </article>
      </Card>
      {message.replies.length >= SHOWN_REPLIES && <p>{words.onlyNewest(SHOWN_REPLIES)}</p>}
      {message.replies.map((reply) => (
        <Reply key={reply.id} reply={reply} message={message} />
      ))}
    </section>
  );
}

function Reply({ reply, message }: { reply: MessageReply; message: MessageDetail }) {
  const words = useContent(adminMessages);
  const { role } = useSession();
  const { origin } = reply;
  const sender = message.name || message.email;
  const writer = origin === "sender" ? sender : (reply.from_email ?? sender);
  const doubt = origin && words.origins[origin];
  return (
    <Card
      tone={origin ? undefined : "quiet"}
      className={origin ? undefined : styles.reply}
      data-field={origin ? "answer" : "reply"}
    >
      <article className={panel.panel}>
        <header className={styles.head}>
          <h2>
            {origin
              ? words.wroteBack(writer)
              : words.answered(reply.author_email ?? words.goneAuthor)}
          </h2>
          <span className={panel.note}>
            <AdminTime iso={reply.created_at} />
          </span>
        </header>
        {doubt && (
          <p className={styles.trouble} data-origin={origin}>
            {doubt}
          </p>
        )}
        <p className={styles.text} lang={message.language}>
          {reply.text}
        </p>
        {reply.mail && (
          <p className={styles.trouble} data-mail={reply.mail}>
            {words.mails[reply.mail]}{" "}
            {mayUse(role, "mails") && <Link {...adminLinks.mails()}>{words.toMails}</Link>}
          </p>
        )}
      </article>
    </Card>
  );
}
