import type { Language } from "../domain/language.ts";
import { mail as en, type MailContent } from "./en/mail.ts";
import { mail as fr } from "./fr/mail.ts";

/** The words of mails in both languages. Used by the Worker only. */
export const mail: Record<Language, MailContent> = { en, fr };
