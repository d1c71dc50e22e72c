import { MAILBOX_PATH } from "./local-mail.ts";

interface MailToHandIn {
  /** The envelope's sender and recipient. */
  from: string;
  to: string;
  raw: Uint8Array;
}

/**
 * Hands a mail to a local product at `origin`, as Email Routing does to a deployed one. Returns why it was refused, or null.
 * The content type is one that no page of another site can send without asking first.
 */
export async function handInMail(
  origin: string,
  { from, to, raw }: MailToHandIn,
): Promise<string | null> {
  const query = new URLSearchParams({ from, to });
  const response = await fetch(`${origin}${MAILBOX_PATH}/received?${query}`, {
    method: "POST",
    headers: { "content-type": "message/rfc822", connection: "close" },
    body: Buffer.from(raw),
  });
  if (!response.ok)
    throw new Error(`The mail was not taken: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { reason: string | null }).reason;
}
