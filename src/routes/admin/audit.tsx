import { createFileRoute } from "@tanstack/react-router";
import { adminAudit } from "../../content/admin-audit.ts";
import type { AuditSearch } from "../../features/admin/audit/audit-calls.ts";
import { AuditList } from "../../features/admin/audit/audit-list.tsx";
import { listSearch } from "../../features/admin/list/list-search.ts";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/audit")({ validateSearch: listSearch<AuditSearch>("action", "cursor"), component: Audit });

function Audit() {
  const words = useContent(adminAudit);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <AuditList search={Route.useSearch()} />
    </StaffPage>
  );
}
