import { createFileRoute } from "@tanstack/react-router";
import { MessagePage } from "#features/admin/messages/message-page.tsx";

export const Route = createFileRoute("/admin/messages/$messageId")({ component: Message });

function Message() {
  const { messageId } = Route.useParams();
  // The key moves the focus to the next message's title, and keeps nothing of the last.
  return <MessagePage key={messageId} messageId={messageId} />;
}
