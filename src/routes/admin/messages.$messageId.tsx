import { createFileRoute } from "@tanstack/react-router";
import { MessagePage } from "../../features/admin/messages/message-page.tsx";

export const Route = createFileRoute("/admin/messages/$messageId")({ component: Message });

function Message() {
  return <MessagePage messageId={Route.useParams().messageId} />;
}
