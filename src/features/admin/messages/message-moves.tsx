import { Archive, Inbox, ShieldAlert } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import type { MessageChange, MessageDetail } from "../../../domain/messages/message.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useAction } from "../../../lib/use-action.ts";
import { useContent } from "../../../lib/site-context.tsx";
import panel from "../ui/panel.module.css";

const MOVES = [
  { to: "new", Icon: Inbox },
  { to: "archived", Icon: Archive },
  { to: "spam", Icon: ShieldAlert },
] as const;

interface MessageMovesProps {
  message: MessageDetail;
  /** Shows the message as the change returns it, and fails as the change does. */
  showChange: (change: Promise<MessageDetail>) => Promise<MessageDetail>;
}

/** Buttons for the statuses that the message does not have. */
export function MessageMoves({ message: { id, status, version }, showChange }: MessageMovesProps) {
  const { moves: words, refusals } = useContent(adminMessages);
  const { failure } = useContent(admin);
  const group = useRef<HTMLDivElement>(null);
  const { busy, busyWith, run } = useAction({ ...failure, explain: ({ code }) => refusals[code] });
  const move = (to: MessageChange["status"]) =>
    run(async () => {
      await showChange(api.admin.messages[":messageId"].$patch({ param: { messageId: id }, json: { status: to, version } }));
      showToast({ title: words.done[to], tone: "success" });
      // The pressed button is gone, so the focus moves to the group.
      group.current?.focus({ preventScroll: true });
    }, to);
  return (
    <div ref={group} tabIndex={-1} className={panel.actions}>
      {MOVES.filter(({ to }) => to !== status).map(({ to, Icon }) => (
        <Button key={to} variant="outline" busy={busy} onClick={() => void move(to)}>
          <Icon size={18} aria-hidden="true" />
          {busyWith === to ? words.busy : words[to]}
        </Button>
      ))}
    </div>
  );
}
