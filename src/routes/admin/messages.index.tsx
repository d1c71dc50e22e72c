import { createFileRoute } from "@tanstack/react-router";
import { adminMessages } from "../../content/admin-messages.ts";
import { listSearch } from "../../features/admin/list/list-search.ts";
import type { MessageSearch } from "../../features/admin/messages/message-calls.ts";
import { MessageList } from "../../features/admin/messages/message-list.tsx";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/messages/")({
  validateSearch: listSearch<MessageSearch>("q", "status", "kind", "sort", "cursor"),
  component: Messages,
});

function Messages() {
  const words = useContent(adminMessages);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <MessageList search={Route.useSearch()} />
    </StaffPage>
  );
}
