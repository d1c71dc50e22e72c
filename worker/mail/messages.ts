import { siteConfig } from "../../app.config.ts";
import { mail } from "../../src/content/mail.ts";
import type { Language } from "../../src/domain/language.ts";

/** A mail without its addresses, plain text. */
export interface MailMessage {
  subject: string;
  text: string;
}

/** The mail with the one-time code that opens a booking; `minutes` is how long the code works. */
export function bookingCodeMessage(language: Language, code: string, orderNumber: string, minutes: number): MailMessage {
  return mail[language].bookingCode(siteConfig, { code, orderNumber, minutes });
}
