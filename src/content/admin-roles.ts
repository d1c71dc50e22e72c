import { adminRoles as en, type AdminRolesContent } from "./en/admin-roles.ts";
import { adminRoles as fr } from "./fr/admin-roles.ts";
import type { Localized } from "./schema.ts";

export const adminRoles: Localized<AdminRolesContent> = { en, fr };
