import * as z from "zod/mini";
import { EXPORT_FORMATS } from "../csv.ts";
import { day, daysInOrder, ListQuerySchema, pageSchema, search } from "../paging.schema.ts";
import { choiceOf } from "../validation.schema.ts";
import { AUDIT_ACTIONS } from "./audit.ts";

const AuditEntrySchema = z.object({
  id: z.string(),
  /** Null for the product itself and for its owner at the command line. */
  actor_id: z.nullable(z.string()),
  /** Also null once the account is deleted. */
  actor_email: z.nullable(z.string()),
  action: z.string(),
  subject_id: z.string(),
  /** Address of a user or sender, or an order's number; null when deleted or nameless. */
  subject_name: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  created_at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

export const AuditListSchema = pageSchema(AuditEntrySchema);

const auditFilter = {
  action: z.optional(z.enum(AUDIT_ACTIONS, "Choose an action of the audit log")),
  person: search("How the address of the one who acted begins", 255),
  from: day("The first day, in the operator's zone"),
  to: day("The last day, in the operator's zone"),
  q: search("A word of the details, an order's number, or an address that the act was about"),
  sign_ins: z.optional(choiceOf(["without"])).register(z.globalRegistry, {
    description: "`without` leaves out sign-ins of staff and their failures",
  }),
};

export const AuditQuerySchema = z.extend(ListQuerySchema, auditFilter).check(daysInOrder);
export type AuditQuery = z.infer<typeof AuditQuerySchema>;

export const AuditExportQuerySchema = z
  .object({
    ...auditFilter,
    format: z._default(choiceOf(EXPORT_FORMATS), "standard"),
  })
  .check(daysInOrder);
export type AuditExportQuery = z.infer<typeof AuditExportQuerySchema>;
