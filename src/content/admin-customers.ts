import { adminCustomers as en, type AdminCustomersContent } from "./en/admin-customers.ts";
import { adminCustomers as fr } from "./fr/admin-customers.ts";
import type { Localized } from "./schema.ts";

export const adminCustomers: Localized<AdminCustomersContent> = { en, fr };
