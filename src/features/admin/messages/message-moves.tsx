import { Archive, Inbox, ShieldAlert } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageChange, MessageDetail } from "../../../domain/messages/message.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { moveMessage } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import styles from "./messages.module.css";

const MOVES = [
  { to: "new", Icon: Inbox },
  { to: "archived", Icon: Archive },
  { to: "spam", Icon: ShieldAlert },
] as const;

interface MessageMovesProps {
  message: MessageDetail;
  onMoved: (message: MessageDetail) => void;
  /** Called when someone else has changed the message, so that it has to be loaded again. */
  onChanged: () => void;
}

/** Buttons for the statuses that the message does not have. */
export function MessageMoves({ message: { id, status, version }, onMoved, onChanged }: MessageMovesProps) {
  const { moves: words, refusals } = useContent(adminMessages);
  const group = useRef<HTMLDivElement>(null);
  const { busy, run } = useAdminAction();
  const move = async (to: MessageChange["status"]) => {
    const moved = await run(
      to,
      async () => onMoved(await moveMessage(id, { status: to, version })),
      ({ code }) => {
        if (code === "message_changed") onChanged();
        return refusals[code];
      },
    );
    if (!moved) return;
    showToast({ title: words.done[to], tone: "success" });
    // The pressed button is gone, so the focus moves to the group.
    group.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={group} tabIndex={-1} className={styles.moves}>
      {MOVES.filter(({ to }) => to !== status).map(({ to, Icon }) => (
        <Button key={to} variant="outline" busy={busy !== null} onClick={() => void move(to)}>
          <Icon size={18} aria-hidden="true" />
          {busy === to ? words.busy : words[to]}
        </Button>
      ))}
    </div>
  );
}
