import type { MailMessage } from "../../src/domain/mail/mail.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

/** A mail as the `send_email` binding takes it, without sender and recipient. */
interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers: Record<string, string>;
}

/** A message that was stored before mails had parts. */
type StoredMessage = Partial<MailMessage> & { subject: string; text?: string };

/** Renders a mail: its words as HTML and as text, and what language they are in. */
export async function renderMail(stored: StoredMessage): Promise<RenderedMail> {
  const { language = "en", subject, preview, parts = [stored.text ?? ""], replyTo, headers } = stored;
  const message: MailMessage = { language, subject, parts, ...(preview !== undefined && { preview }) };
  return {
    subject,
    text: mailText(message),
    html: await mailHtml(message),
    ...(replyTo !== undefined && { replyTo }),
    headers: { ...headers, "Content-Language": language },
  };
}
