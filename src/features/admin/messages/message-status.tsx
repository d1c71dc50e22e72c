import { Badge } from "../../../components/ui/badge.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import type { MessageStatus as Status } from "../../../domain/messages/message.ts";
import { useContent } from "../../../lib/visitor.tsx";

const TONES = { new: "warning", answered: "success", archived: "neutral", spam: "danger" } as const;

/** Where a message stands: yellow while someone waits for an answer. */
export function MessageStatus({ status }: { status: Status }) {
  const { statuses } = useContent(adminMessages);
  return (
    <Badge tone={TONES[status]} data-status={status}>
      {statuses[status]}
    </Badge>
  );
}
