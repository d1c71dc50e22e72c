import { type ContactContent, contact as en } from "./en/contact.ts";
import { contact as fr } from "./fr/contact.ts";
import type { Localized } from "./schema.ts";

export const contact: Localized<ContactContent> = { en, fr };
