import { Archive, Inbox, ShieldAlert } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { SETTABLE_MESSAGE_STATUSES } from "../../../domain/messages/message.ts";
import type { MessageDetail } from "../../../domain/messages/message.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import panel from "../ui/panel.module.css";
import { useAdminAction } from "../ui/use-admin-form.ts";
import { useKeys } from "../ui/use-keys.ts";
import { undoLastMove, useMessageChange, useNextMessage } from "./message-changes.ts";

type Settable = (typeof SETTABLE_MESSAGE_STATUSES)[number];

const MOVES = [
  { to: "new", Icon: Inbox, key: undefined },
  { to: "archived", Icon: Archive, key: "e" },
  { to: "spam", Icon: ShieldAlert, key: "s" },
] as const satisfies readonly { to: Settable; Icon: unknown; key: string | undefined }[];

/** Each button has its key, and opens the next message. */
export function MessageMoves({ message }: { message: MessageDetail }) {
  const { id, status } = message;
  const { change } = useMessageChange(message);
  const { moves: words, refusals } = useContent(adminMessages);
  const { leave, skip } = useNextMessage();
  const { busy, busyWith, run } = useAdminAction(refusals);
  const move = (to: Settable) => {
    if (to === status) return;
    void run(async () => {
      const changed = await change({ status: to });
      await leave(changed, status, { title: words.done[to], tone: "success" }, words.undo);
    }, to);
  };
  useKeys({
    e: () => move("archived"),
    s: () => move("spam"),
    n: () => void run(() => skip(id)),
    z: undoLastMove,
  });
  return (
    <div className={panel.actions}>
      {MOVES.filter(({ to }) => to !== status).map(({ to, Icon, key }) => (
        <Button
          key={to}
          variant="outline"
          busy={busy}
          aria-keyshortcuts={key}
          onClick={() => move(to)}
        >
          <Icon size={18} aria-hidden="true" />
          {busyWith === to ? words.busy : words[to]}
        </Button>
      ))}
    </div>
  );
}
