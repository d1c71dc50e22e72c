import { createFileRoute } from "@tanstack/react-router";
import { adminAudit } from "#content/admin-audit.ts";
import { AuditList } from "#features/admin/roles/audit-list.tsx";
import { AdminPage } from "#features/admin/layout/admin-page.tsx";
import { parseAuditSearch } from "#features/admin/list/list-search.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: parseAuditSearch,
  component: Audit,
});

function Audit() {
  const words = useContent(adminAudit);
  return (
    <AdminPage title={words.title}>
      <AuditList search={Route.useSearch()} />
    </AdminPage>
  );
}
