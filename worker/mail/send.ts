import { type MailFailure, mailFailure, type MailMessage } from "../../src/domain/mail/mail.ts";
import type { Settings } from "../platform/context/env.ts";

/** The mail service refused a mail. It carries only a code or a name, because the cause's text may hold the address. */
export class MailNotSentError extends Error {
  /** The mail service's code, such as E_RECIPIENT_SUPPRESSED, or the name of a cause without one. */
  readonly reason: string;
  readonly failure: MailFailure;

  constructor(cause: unknown) {
    const reason = reasonOf(cause);
    super(`Mail not sent: ${reason}`);
    this.name = "MailNotSentError";
    this.reason = reason;
    this.failure = mailFailure(reason);
  }
}

/** A code as the mail service writes them; no other text of the error is taken. */
const CODE = /^[A-Z][A-Z0-9_]{1,63}$/;

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const { code } = cause as { code?: unknown };
  return typeof code === "string" && CODE.test(code) ? code : cause.name;
}

/**
 * Hands one mail to the `send_email` binding, as HTML and as text.
 * @throws MailNotSentError when the binding refuses it.
 */
export async function sendMail(
  { MAIL, MAIL_FROM }: Pick<Settings, "MAIL" | "MAIL_FROM">,
  to: string,
  message: MailMessage,
): Promise<void> {
  const { renderMail } = await import("./render-mail.ts");
  const rendered = await renderMail(message);
  try {
    await MAIL.send({ from: parseMailbox(MAIL_FROM), to, ...rendered });
  } catch (error) {
    throw new MailNotSentError(error);
  }
}

/** "Envol <hello@envol.example>" in the shape that the binding takes. */
function parseMailbox(mailbox: string): string | EmailAddress {
  const [, name, email] = /^(.*?)\s*<(.+)>$/.exec(mailbox) ?? [];
  return name && email ? { name, email } : mailbox;
}
