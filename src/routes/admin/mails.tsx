import { createFileRoute } from "@tanstack/react-router";
import { adminMails } from "../../content/admin-mails.ts";
import { listSearch } from "../../features/admin/list/list-search.ts";
import type { MailSearch } from "../../features/admin/mails/mail-calls.ts";
import { MailList } from "../../features/admin/mails/mail-list.tsx";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/mails")({ validateSearch: listSearch<MailSearch>("status", "cursor"), component: Mails });

function Mails() {
  const words = useContent(adminMails);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <MailList search={Route.useSearch()} />
    </StaffPage>
  );
}
