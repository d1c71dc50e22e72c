import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { TESTED_CONFIG } from "../tested-build.ts";

/**
 * A configuration of the built Worker whose `send_email` binding takes mails to these addresses and refuses all others,
 * as Cloudflare's does with addresses that are not verified. Returns its path.
 * @param name of the file, one for each test file
 */
export function onlyMailsTo(addresses: string[], name: string): string {
  const config = JSON.parse(readFileSync(TESTED_CONFIG, "utf8")) as { send_email: object[] };
  const path = join(dirname(TESTED_CONFIG), `wrangler.${name}.json`);
  const send_email = config.send_email.map((binding) => ({
    ...binding,
    allowed_destination_addresses: addresses,
  }));
  writeFileSync(path, JSON.stringify({ ...config, send_email }));
  return path;
}

/** A mail service that takes each mail after `beforehand`, and keeps what it took. */
export function recordingMail(beforehand: () => Promise<void> = () => Promise.resolve()) {
  const sent: EmailMessageBuilder[] = [];
  const send = async (message: EmailMessageBuilder) => {
    await beforehand();
    sent.push(message);
    return { messageId: String(sent.length) };
  };
  return { sent, mail: { send } as unknown as SendEmail };
}

/** A mail service that refuses each mail with a code, in words that quote the address, as Cloudflare's does. */
export function refusingMail(code: string): SendEmail {
  const send = ({ to }: EmailMessageBuilder) =>
    Promise.reject(Object.assign(new Error(`refused for ${String(to)}`), { code }));
  return { send } as unknown as SendEmail;
}
