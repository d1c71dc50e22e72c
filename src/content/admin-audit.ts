import { adminAudit as en, type AdminAuditContent } from "./en/admin-audit.ts";
import { adminAudit as fr } from "./fr/admin-audit.ts";
import type { Localized } from "./schema.ts";

export const adminAudit: Localized<AdminAuditContent> = { en, fr };
