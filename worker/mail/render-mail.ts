import { site } from "#content/site.ts";
import type { MailFile, MailMessage } from "#domain/mail/mail.ts";
import { frenchMail } from "./french-mail.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { QR_CONTENT_ID, qrPng } from "./qr-png.ts";
import { SIGN_CONTENT_ID } from "./sign.ts";

interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers: Record<string, string>;
  attachments?: EmailAttachment[];
}

/** Older stored mails have a text instead of parts. */
type StoredMessage = Partial<MailMessage> & { subject: string; text?: string };

/** `sign` is a PNG in base64. */
export async function renderMail(stored: StoredMessage, sign?: string): Promise<RenderedMail> {
  const {
    language = "en",
    subject,
    preview,
    parts = [stored.text ?? ""],
    replyTo,
    headers,
    files = [],
  } = stored;
  const written: MailMessage = {
    language,
    subject,
    parts,
    ...(preview !== undefined && { preview }),
  };
  const message = language === "fr" ? frenchMail(written) : written;
  const attachments = [
    ...parts.flatMap((part) =>
      typeof part === "object" && "qrCode" in part
        ? picture(QR_CONTENT_ID, "pass.png", qrPng(part.qrCode).toString("base64"))
        : [],
    ),
    ...files.map(toAttachment),
    ...(sign === undefined ? [] : [picture(SIGN_CONTENT_ID, "sign.png", sign)]),
  ];
  return {
    subject: message.subject,
    text: mailText(message),
    html: await mailHtml(message, site[language], { sign: sign && `cid:${SIGN_CONTENT_ID}` }),
    ...(replyTo !== undefined && { replyTo }),
    headers: { ...headers, "Content-Language": language },
    ...(attachments.length > 0 && { attachments }),
  };
}

// Attachments use base64, because the local simulator of the mail service accepts no bytes.

const picture = (contentId: string, filename: string, content: string): EmailAttachment => ({
  disposition: "inline",
  contentId,
  filename,
  type: "image/png",
  content,
});

const toAttachment = ({ name, type, text }: MailFile): EmailAttachment => ({
  disposition: "attachment",
  filename: name,
  type,
  content: Buffer.from(text).toString("base64"),
});
