import { Link } from "@tanstack/react-router";
import { adminAudit } from "../../../content/admin-audit.ts";
import type { AuditEntry } from "../../../domain/audit/audit.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";

/** Where the subject of an act can be seen, by the noun of the act. */
const PAGES: Partial<Record<string, (id: string) => string>> = {
  order: (id) => `/admin/orders/${id}`,
  message: (id) => `/admin/messages/${id}`,
  orders: () => "/admin/orders",
  mail: () => "/admin/mails",
  role: () => "/admin/roles",
};

/** What an act was done to, by its name, with a link to its page where it has one. */
export function AuditSubject({ entry: { action, subject_id, subject_name } }: { entry: AuditEntry }) {
  const words = useContent(adminAudit);
  const noun = action.split(".")[0] ?? "";
  const name = subject_name ?? words.nouns[noun] ?? subject_id;
  const page = PAGES[noun]?.(subject_id);
  return page === undefined ? name : <Link to={page}>{name}</Link>;
}
