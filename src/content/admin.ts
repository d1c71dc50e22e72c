import { admin as en, type AdminContent } from "./en/admin.ts";
import { admin as fr } from "./fr/admin.ts";
import type { Localized } from "./schema.ts";

export const admin: Localized<AdminContent> = { en, fr };

/** The pages of the staff navigation. */
export type StaffPageName = keyof AdminContent["nav"]["pages"];
