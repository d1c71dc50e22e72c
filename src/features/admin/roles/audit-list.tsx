import { Link } from "@tanstack/react-router";
import type { Column } from "#components/ui/data-table.tsx";
import { admin } from "#content/admin.ts";
import { adminAudit } from "#content/admin-audit.ts";
import { adminGroupActs } from "#content/admin-group-acts.ts";
import { bookingFields } from "#content/booking-fields.ts";
import type { AuditEntry } from "#domain/audit/audit.schema.ts";
import { mayUse, type StaffPart } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { type AdminLink, adminLinks, type AuditSearch } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminList } from "../list/admin-list.tsx";
import { ExportButton } from "../ui/export-button.tsx";
import { operatorDate } from "#domain/time.ts";
import { api } from "#lib/session/api.ts";
import { toChoices } from "../list/list-filters.tsx";
import { AdminTime } from "../ui/formats.tsx";

/** Keyed by the noun in the action's name. */
const SUBJECT_LINKS: Partial<Record<string, (id: string) => AdminLink>> = {
  order: adminLinks.order,
  customer: adminLinks.customer,
  person: adminLinks.customer,
  account: adminLinks.account,
  message: adminLinks.message,
  reply_template: adminLinks.replyTemplates,
  orders: () => adminLinks.orders(),
  mail: () => adminLinks.mails(),
  role: adminLinks.roles,
  invitation: adminLinks.roles,
  group_act: adminLinks.groupAct,
};

/** Some readers of the log may not open these. */
const PARTS: Partial<Record<string, StaffPart>> = {
  account: "accounts",
  message: "messages",
  reply_template: "messages",
  mail: "mails",
  role: "roles",
  invitation: "roles",
  group_act: "group-acts",
};

export function AuditList({ search }: { search: AuditSearch }) {
  const words = useContent(adminAudit);
  const { cursor: _cursor, ...filter } = search;
  const nameOf = (action: string) => words.actions[action] ?? action;
  // The system has no account, and neither has the visitor whose sign-in failed.
  const nobody = (action: string) =>
    action === "staff.sign_in_failed" ? words.unknown : words.system;
  const columns: Column<AuditEntry>[] = [
    { label: words.what, render: ({ action }) => nameOf(action) },
    { label: words.subject, render: (entry) => <AuditSubject entry={entry} /> },
    { label: words.detail, render: ({ detail }) => <AuditDetail detail={detail} /> },
    {
      label: words.who,
      render: ({ action, actor_id, actor_email }) =>
        actor_email ?? (actor_id === null ? nobody(action) : words.gone),
    },
    { label: words.when, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  ];
  return (
    <AdminList
      link={adminLinks.audit}
      search={search}
      query={adminQueries.audit(search)}
      columns={columns}
      field="audit-entry"
      filters={[
        { name: "from", label: words.filters.from, type: "date" },
        { name: "to", label: words.filters.to, type: "date", notBefore: "from" },
        { name: "person", label: words.filters.person, type: "text" },
        {
          name: "sign_ins",
          label: words.filters.signIns,
          any: words.filters.withSignIns,
          choices: [{ value: "without", label: words.filters.without }],
        },
        {
          name: "action",
          label: words.action,
          any: words.anyAction,
          choices: toChoices(words.actions),
        },
      ]}
      words={words.list}
      actions={
        <ExportButton
          name={`audit-${operatorDate(Date.now())}.csv`}
          fetchCsv={(format) => api.admin["audit.csv"].$get({ query: { ...filter, format } })}
          formats
          words={words.export}
        />
      }
    />
  );
}

function AuditSubject({ entry: { action, subject_id, subject_name } }: { entry: AuditEntry }) {
  const words = useContent(adminAudit);
  const noun = action.split(".")[0] ?? "";
  const name = subject_name ?? words.nouns[noun] ?? words.nouns.account;
  const { role } = useSession();
  const part = PARTS[noun];
  const link = (!part || mayUse(role, part)) && SUBJECT_LINKS[noun]?.(subject_id);
  return link ? <Link {...link}>{name}</Link> : name;
}

/** These ids mean nothing to a reader. */
const NAMELESS = new Set([
  "reply",
  "assignee",
  "order",
  "note",
  "redemption",
  "device",
  "payment",
  "refund",
  "searched",
  "address",
  "format",
  "request",
  "group_act",
]);

function AuditDetail({ detail }: { detail: Record<string, unknown> }) {
  const words = useContent(adminAudit);
  const { statuses, colon } = useContent(admin);
  const { acts } = useContent(adminGroupActs);
  const { date, moment } = useSiteContext().facts;
  const fields: Partial<Record<string, string>> = useContent(bookingFields);
  const toField = (name: unknown) => fields[String(name)] ?? String(name);
  const named: Partial<Record<string, string>> = {
    ...statuses,
    ...words.actions,
    ...acts,
    ...words.values,
  };
  const toText = (name: string, value: unknown): string => {
    // Staff wrote this text.
    if (name === "reason" && typeof value === "string") return words.values[value] ?? value;
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return Object.entries(value)
        .filter(([, count]) => count !== 0)
        .map(([name, count]) => `${toField(name)} ${count}`)
        .join(", ");
    const text = typeof value === "string" ? value : [value].flat().map(toField).join(", ");
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return moment(text);
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return date(text);
    return named[text] ?? text;
  };
  const facts = Object.entries(detail).filter(
    ([name, value]) => value !== null && value !== "" && !NAMELESS.has(name),
  );
  if (facts.length === 0) return "—";
  return facts
    .map(([name, value]) =>
      [words.details[name.replace("_status", "")] ?? name, toText(name, value)]
        .filter(Boolean)
        .join(colon),
    )
    .join(" · ");
}
