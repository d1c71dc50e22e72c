import type { MailMessage } from "../../src/domain/mail/mail.ts";
import type { Settings } from "../env.ts";

/** The mail service refused a mail. It carries only the name of the cause, because the cause's text may hold the address. */
export class MailNotSentError extends Error {
  /** The name of the cause. */
  readonly reason: string;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.name : typeof cause;
    super(`Mail not sent: ${reason}`);
    this.name = "MailNotSentError";
    this.reason = reason;
  }
}

/**
 * Hands one mail to the `send_email` binding.
 * @throws MailNotSentError when the binding refuses it.
 */
export async function sendMail({ MAIL, MAIL_FROM }: Pick<Settings, "MAIL" | "MAIL_FROM">, to: string, message: MailMessage): Promise<void> {
  try {
    await MAIL.send({ from: parseMailbox(MAIL_FROM), to, ...message });
  } catch (error) {
    throw new MailNotSentError(error);
  }
}

/** "Envol <hello@envol.example>" in the shape that the binding takes. */
function parseMailbox(mailbox: string): string | EmailAddress {
  const [, name, email] = /^(.*?)\s*<(.+)>$/.exec(mailbox) ?? [];
  return name && email ? { name, email } : mailbox;
}
