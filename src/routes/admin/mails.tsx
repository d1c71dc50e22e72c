import { createFileRoute } from "@tanstack/react-router";
import { adminMails } from "#content/admin-mails.ts";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseMailSearch } from "#features/admin/list/list-search.ts";
import { MailList } from "#features/admin/mails/mail-list.tsx";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: parseMailSearch,
  component: Mails,
});

function Mails() {
  const words = useContent(adminMails);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <MailList search={Route.useSearch()} />
    </AdminPage>
  );
}
