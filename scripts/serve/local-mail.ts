import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Address = string | { name?: string; email: string };

/** What the product hands to `env.MAIL.send()`: Cloudflare's message builder form. */
export interface LocalMail {
  from: Address;
  to: Address | Address[];
  subject: string;
  text?: string;
  html?: string;
  replyTo?: Address;
  headers?: Record<string, string>;
}

/** The name under which the local mailbox's Worker runs, and the class it exports. */
export const LOCAL_MAIL_WORKER = "envol-local-mail";
export const LOCAL_MAIL_ENTRYPOINT = "LocalMail";

/**
 * A Worker that stands in for the `send_email` binding: it refuses the addresses that the configuration does not allow, and
 * hands the message to Node, which keeps it as a file before `send()` answers. Miniflare's own stand-in keeps texts
 * without their recipient in a temporary folder, and some time after the answer.
 */
export const localMailScript = `
import { WorkerEntrypoint } from "cloudflare:workers";
export class ${LOCAL_MAIL_ENTRYPOINT} extends WorkerEntrypoint {
  async send({ from, to, subject, text, html, replyTo, headers }) {
    if (typeof subject !== "string") throw new TypeError("The local mailbox takes { from, to, subject, text } only");
    const { allowed } = this.ctx.props;
    if (allowed && ![to].flat().every((address) => allowed.includes(address.email ?? address)))
      throw new Error("The recipient is not an allowed destination address");
    const message = { from, to, subject, text, html, replyTo, headers };
    const kept = await this.env.KEEP.fetch("http://mailbox/", { method: "POST", body: JSON.stringify(message) });
    if (!kept.ok) throw new Error("The local mailbox could not keep the message");
    return { messageId: await kept.text() };
  }
}
export default { fetch: () => new Response(null, { status: 404 }) };
`;

/** Keeps a message as one readable text file in `directory`, named by time and recipient; answers its id. */
export function keepMail(directory: string, mail: LocalMail, now = new Date()): string {
  const id = crypto.randomUUID();
  const recipients = [mail.to].flat().map(format).join(", ");
  const headers = {
    Date: now.toUTCString(),
    From: format(mail.from),
    To: recipients,
    ...(mail.replyTo ? { "Reply-To": format(mail.replyTo) } : {}),
    Subject: mail.subject,
    "Message-ID": `<${id}@local>`,
    ...mail.headers,
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  mkdirSync(directory, { recursive: true });
  const stamp = now.toISOString().replaceAll(":", "-");
  const file = `${stamp}_${recipients.replaceAll(/[^\w.@+-]+/g, "_").slice(0, 80)}_${id.slice(0, 8)}.txt`;
  writeFileSync(join(directory, file), `${head.join("\n")}\n\n${mail.text ?? mail.html ?? ""}\n`);
  return id;
}

function format(address: Address): string {
  if (typeof address === "string") return address;
  return address.name ? `${address.name} <${address.email}>` : address.email;
}
