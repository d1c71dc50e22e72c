import { adminMessages as en, type AdminMessagesContent } from "./en/admin-messages.ts";
import { adminMessages as fr } from "./fr/admin-messages.ts";
import type { Localized } from "./schema.ts";

export const adminMessages: Localized<AdminMessagesContent> = { en, fr };
