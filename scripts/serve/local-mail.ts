import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LocalMail, mailHeaders } from "./mail-message.ts";

/** The name under which the local mailbox's Worker runs, and the class it exports. */
export const LOCAL_MAIL_WORKER = "envol-local-mail";
export const LOCAL_MAIL_ENTRYPOINT = "LocalMail";
/** Where the local product shows its mails; no deployment has this path. */
export const MAILBOX_PATH = "/__mailbox";

/**
 * A Worker that stands in for the `send_email` binding: it refuses the addresses that the configuration does not allow, and
 * hands the message to Node, which keeps it as files before `send()` answers. Miniflare's own stand-in keeps texts
 * without their recipient in a temporary folder, and some time after the answer. It also lets Node show what was kept.
 */
export const localMailScript = `
import { WorkerEntrypoint } from "cloudflare:workers";
const toBase64 = (content) => typeof content === "string" ? content : new Uint8Array(content.buffer ?? content).toBase64();
export class ${LOCAL_MAIL_ENTRYPOINT} extends WorkerEntrypoint {
  async send({ from, to, subject, text, html, replyTo, headers, attachments }) {
    if (typeof subject !== "string") throw new TypeError("The local mailbox takes { from, to, subject, text, html } only");
    const { allowed } = this.ctx.props;
    if (allowed && ![to].flat().every((address) => allowed.includes(address.email ?? address)))
      throw new Error("The recipient is not an allowed destination address");
    const kept = attachments?.map((attachment) => ({ ...attachment, content: toBase64(attachment.content) }));
    const message = { from, to, subject, text, html, replyTo, headers, attachments: kept };
    const answer = await this.env.KEEP.fetch("http://mailbox/", { method: "POST", body: JSON.stringify(message) });
    if (!answer.ok) throw new Error("The local mailbox could not keep the message");
    return { messageId: await answer.text() };
  }
}
export default { fetch: (request, env) => env.SHOW.fetch(request) };
`;

/** A mail as the local mailbox shows it. */
export interface KeptMail {
  mail: LocalMail;
  headers: Record<string, string>;
}

/** The folders of a state directory that hold its mails: readable texts, and what the mailbox page shows. */
export function mailFolders(stateDir: string): { texts: string; mailbox: string } {
  return { texts: join(stateDir, "mail"), mailbox: join(stateDir, "mailbox") };
}

/**
 * Keeps a message as one readable text file, named by time and recipient, and as JSON for the mailbox page, which makes an .eml file
 * of it when it is asked to. Answers its id.
 */
export function keepMail(stateDir: string, mail: LocalMail, now = new Date()): string {
  const id = crypto.randomUUID();
  const headers = mailHeaders(mail, id, now);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const { texts, mailbox } = mailFolders(stateDir);
  if (!existsSync(mailbox)) for (const folder of [texts, mailbox]) mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().replaceAll(":", "-");
  const name = `${stamp}_${headers.To!.replaceAll(/[^\w.@+-]+/g, "_").slice(0, 80)}_${id.slice(0, 8)}`;
  writeFileSync(join(mailbox, `${name}.json`), JSON.stringify({ mail, headers } satisfies KeptMail));
  writeFileSync(join(texts, `${name}.txt`), `${head.join("\n")}\n\n${mail.text ?? mail.html ?? ""}\n`);
  return id;
}
