import { adminMails as en, type AdminMailsContent } from "./en/admin-mails.ts";
import { adminMails as fr } from "./fr/admin-mails.ts";
import type { Localized } from "./schema.ts";

export const adminMails: Localized<AdminMailsContent> = { en, fr };
