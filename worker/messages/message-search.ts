import { sql } from "drizzle-orm";
import { emailField, type SearchedField, textField } from "../../src/domain/search/search-match.ts";
import { MARKS } from "../../src/domain/search/search-term.ts";
import { type MessageRow, messageReplies, messages } from "./tables.ts";
import { searchIndex } from "../platform/db/search/search.ts";
import { nameField } from "../orders/order-search.ts";

/** The words of each message: of who sent it, and what it says (migrations/0000_first.sql). */
export const messageSearch = searchIndex("message_search", messages);

/** How many bits of a rowid of `reply_search` are the reply's own; those above are its message's. */
export const REPLY_BITS = sql.raw("31");
/** The highest rowid of a reply. */
export const LAST_REPLY = sql.raw(String(2 ** 31 - 1));

/** The words of each reply, those of a conversation side by side (migrations/0000_first.sql). */
export const replySearch = searchIndex(
  "reply_search",
  messageReplies,
  (rowid) => sql`(${rowid} & ${LAST_REPLY})`,
);

/** What a reply says, as a field of its message. */
export const replyField = (text: string): SearchedField => ({
  ...textField("reply", text),
  isLong: true,
});

/** The words of a message, by field: the same ones that the view `message_words` puts into the index. */
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
