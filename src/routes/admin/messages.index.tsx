import { createFileRoute } from "@tanstack/react-router";
import { adminMessages } from "#content/admin-messages.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseMessageSearch } from "#features/admin/list/list-search.ts";
import { MessageList } from "#features/admin/messages/message-list.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/messages/")({
  validateSearch: parseMessageSearch,
  component: Messages,
});

function Messages() {
  const words = useContent(adminMessages);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <MessageList search={Route.useSearch()} />
    </AdminPage>
  );
}
