import type { Column } from "../../../components/ui/data-table.tsx";
import { adminAudit } from "../../../content/admin-audit.ts";
import type { AuditEntry } from "../../../domain/audit/audit.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { StaffList } from "../list/staff-list.tsx";
import { StaffTime } from "../staff-time.tsx";
import { type AuditSearch, fetchAuditEntries } from "./audit-calls.ts";
import { AuditDetail } from "./audit-detail.tsx";
import { AuditSubject } from "./audit-subject.tsx";

/** The audit log: who did what, to what, and when. */
export function AuditList({ search }: { search: AuditSearch }) {
  const words = useContent(adminAudit);
  const wordOf = (action: string) => words.actions[action] ?? action;
  const columns: Column<AuditEntry>[] = [
    { label: words.what, render: ({ action }) => wordOf(action) },
    { label: words.subject, render: (entry) => <AuditSubject entry={entry} /> },
    { label: words.detail, render: ({ detail }) => <AuditDetail detail={detail} /> },
    { label: words.who, render: ({ actor_id, actor_email }) => actor_email ?? (actor_id === null ? words.system : words.gone) },
    { label: words.when, render: ({ created_at }) => <StaffTime iso={created_at} /> },
  ];
  return (
    <StaffList
      path="/admin/audit"
      search={search}
      fetchPage={fetchAuditEntries}
      columns={columns}
      rowKey={({ id }) => id}
      field="audit-entry"
      filters={[
        {
          name: "action",
          label: words.action,
          any: words.anyAction,
          choices: Object.keys(words.actions).map((action) => ({ value: action, label: wordOf(action) })),
        },
      ]}
      words={words.list}
    />
  );
}
