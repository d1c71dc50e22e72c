import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { INBOX_BOXES } from "../../../domain/messages/message.ts";
import { useContent, useSiteContext } from "../../../lib/page/site-context.tsx";
import { adminLinks, type MessageSearch } from "../data/admin-links.ts";
import { adminQueries, boxOf } from "../data/admin-queries.ts";
import styles from "./messages.module.css";

/** The parts of the inbox, which keep what is searched for. Withdrawals whose refund is due stand above what is to be answered. */
export function InboxBoxes({ search }: { search: MessageSearch }) {
  const { boxes: words, refundsDue } = useContent(adminMessages);
  const { facts } = useSiteContext();
  const { data: summary } = useQuery(adminQueries.summary());
  const current = boxOf(search);
  const { q, kind } = search;
  const due = current === "open" ? summary?.refund_due_at : null;
  return (
    <>
      <nav aria-label={words.label}>
        <ul className={styles.boxes}>
          {INBOX_BOXES.map((box) => (
            <li key={box}>
              <Link
                {...adminLinks.messages({
                  ...(q && { q }),
                  ...(kind && { kind }),
                  ...((box !== "open" || q || kind) && { box }),
                })}
                className={styles.box}
                // The router's own mark compares whole addresses.
                activeProps={{ "aria-current": undefined }}
                aria-current={box === current ? "page" : undefined}
              >
                {words.names[box]}
                {box === "open" && summary !== undefined && summary.unanswered_messages > 0 && (
                  <span className={styles.count}>{summary.unanswered_messages}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {due && summary && (
        <Notice>
          <Link {...adminLinks.messages({ kind: "withdrawal", sort: "oldest" })}>
            {refundsDue(summary.open_withdrawals, facts.date(due.slice(0, 10)))}
          </Link>
        </Notice>
      )}
    </>
  );
}
