import { sql } from "drizzle-orm";
import { emailField, type SearchedField, textField } from "#domain/search/search-match.ts";
import { MARKS } from "#domain/search/search-term.ts";
import { type MessageRow, messageReplies, messages } from "../tables/messages.ts";
import { searchIndex } from "../platform/db/search/search.ts";
import { nameField } from "../orders/order-search.ts";

/** migrations/0000_first.sql fills this index with the words of each message and its sender. */
export const messageSearch = searchIndex("message_search", messages);

/** In a `reply_search` rowid, the low bits number the reply. The message's rowid is above them. */
export const REPLY_BITS = sql.raw("31");
export const LAST_REPLY = sql.raw(String(2 ** 31 - 1));

/** A conversation's replies have neighbouring rowids (migrations/0000_first.sql). */
export const replySearch = searchIndex(
  "reply_search",
  messageReplies,
  (rowid) => sql`(${rowid} & ${LAST_REPLY})`,
);

/** Must match the view `message_words`, which indexes these words. */
export function messageFields({ name, email, phone, message }: MessageRow): SearchedField[] {
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  return [
    nameField("name", name),
    emailField(email),
    { ...textField("message", message), isLong: true },
    ...(phone === null
      ? []
      : [{ field: "phone" as const, text: phone, words: [MARKS.phone + digits.slice(-9)] }]),
  ];
}
