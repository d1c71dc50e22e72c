import { createFileRoute } from "@tanstack/react-router";
import { MessagePage } from "../../features/admin/messages/message-page.tsx";

export const Route = createFileRoute("/admin/messages/$messageId")({ component: Message });

function Message() {
  const { messageId } = Route.useParams();
  // The next message is another page: its title takes the focus, and nothing of the one before stays.
  return <MessagePage key={messageId} messageId={messageId} />;
}
