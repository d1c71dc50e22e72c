import { clearance, type RetentionRule, stillDue } from "./rule.ts";

/**
 * The rule that deletes messages with their replies: old messages, and spam sooner.
 * @param before epoch ms, for messages
 * @param spamBefore epoch ms, for spam
 */
export function oldMessages(before: number, spamBefore: number): RetentionRule {
  const table = "messages";
  const due = `(created_at < ${before} OR (status = 'spam' AND created_at < ${spamBefore}))`;
  const chosen = stillDue(table, due);
  return clearance({
    name: "messages",
    table,
    due,
    statements: (db, ids) => [
      db.prepare(`DELETE FROM message_replies WHERE message_id IN ${chosen}`).bind(ids),
      db.prepare(`DELETE FROM mail_outbox WHERE subject_id IN ${chosen}`).bind(ids),
      db.prepare(`DELETE FROM messages WHERE id IN ${chosen} RETURNING id`).bind(ids),
    ],
  });
}
