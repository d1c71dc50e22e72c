import { siteConfig } from "../../app.config.ts";
import {
  type MailFailure,
  mailFailure,
  type MailMessage,
  parseMailbox,
} from "#domain/mail/mail.ts";
import type { Settings } from "../platform/context/env.ts";
import { inTime } from "../platform/in-time.ts";
import { readSign } from "./sign.ts";

/** A call that never settles would hold up the results of all mails sent beside it, which would then leave again. */
const TIMEOUT_MS = 30_000;

/** Stores only a code or name, because the service's text may contain the address. */
export class MailNotSentError extends Error {
  /** The service's code, such as E_RECIPIENT_SUPPRESSED, or the error's name. */
  readonly reason: string;
  readonly failure: MailFailure;

  constructor(cause: unknown) {
    const reason = readReason(cause);
    super(`Mail not sent: ${reason}`);
    this.name = "MailNotSentError";
    this.reason = reason;
    this.failure = mailFailure(reason);
  }
}

/** The service's codes have this form. We store no other text of the error. */
const CODE = /^[A-Z][A-Z0-9_]{1,63}$/;

function readReason(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  const { code } = cause as { code?: unknown };
  return typeof code === "string" && CODE.test(code) ? code : cause.name;
}

/** Returns the service's id. Throws MailNotSentError. */
export async function sendMail(
  settings: Pick<Settings, "MAIL" | "MAIL_FROM" | "ASSETS">,
  to: string,
  message: MailMessage,
): Promise<string> {
  const { renderMail } = await import("./render-mail.ts");
  const rendered = await renderMail(message, await readSign(settings));
  try {
    const { name, email } = parseMailbox(settings.MAIL_FROM);
    const from = { name: name || siteConfig.company.name, email };
    const sent = settings.MAIL.send({ from, to, ...rendered });
    const { messageId } = await inTime(sent, TIMEOUT_MS);
    return messageId;
  } catch (error) {
    throw new MailNotSentError(error);
  }
}
