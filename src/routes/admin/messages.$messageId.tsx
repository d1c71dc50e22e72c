import { createFileRoute } from "@tanstack/react-router";
import { MessagePage } from "#features/admin/messages/message-page.tsx";

export const Route = createFileRoute("/admin/messages/$messageId")({ component: Message });

function Message() {
  const { messageId } = Route.useParams();
  // The key focuses the next message's title, and drops the state of the last one.
  return <MessagePage key={messageId} messageId={messageId} />;
}
