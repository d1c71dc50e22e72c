import { adminAudit } from "../../../content/admin-audit.ts";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";

/** What an act says of itself, in words where there are words for it. */
export function AuditDetail({ detail }: { detail: Record<string, unknown> }) {
  const words = useContent(adminAudit);
  const { statuses } = useContent(admin);
  const valueOf = (value: unknown) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return (statuses as Partial<Record<string, string>>)[text] ?? words.values[text] ?? text;
  };
  const facts = Object.entries(detail).filter(([, value]) => value !== null && value !== "");
  if (facts.length === 0) return "—";
  return facts.map(([name, value]) => `${words.details[name] ?? name}${words.colon}${valueOf(value)}`).join(" · ");
}
