import { MAILBOX_PATH } from "./local-mail.ts";

interface MailToHandIn {
  from: string;
  to: string;
  raw: Uint8Array;
}

/**
 * Returns the reason for a refusal, or null. Because of the content type, a page of another site
 * cannot send this request without a CORS preflight.
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
