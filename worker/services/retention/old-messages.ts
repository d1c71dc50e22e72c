import { dueRows, type RetentionRule, stillDue } from "./rule.ts";

/**
 * Deletes messages with their answers: those written long ago, and sooner what the spam trap or staff set apart.
 * @param before epoch ms, for messages
 * @param spamBefore epoch ms, for spam
 */
export function oldMessages(before: number, spamBefore: number): RetentionRule {
  const table = "messages";
  const due = `(created_at < ${before} OR (status = 'spam' AND created_at < ${spamBefore}))`;
  const chosen = stillDue(table, due);
  return {
    name: "messages",
    table,
    due,
    async apply(db, limit) {
      const rows = await dueRows<{ id: string }>(db, table, due, "id", limit);
      if (rows.length === 0) return 0;
      const ids = JSON.stringify(rows.map(({ id }) => id));
      const results = await db.batch([
        db.prepare(`DELETE FROM message_replies WHERE message_id IN ${chosen}`).bind(ids),
        db.prepare(`DELETE FROM mail_outbox WHERE subject_id IN ${chosen}`).bind(ids),
        db.prepare(`DELETE FROM messages WHERE id IN ${chosen} RETURNING id`).bind(ids),
      ]);
      return results.at(-1)!.results.length;
    },
  };
}
