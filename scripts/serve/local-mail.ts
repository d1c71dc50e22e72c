import { join } from "node:path";
import { mailHeaders, toMailbox, toMailFiles } from "./mail-message.ts";

export const LOCAL_MAIL_WORKER = "envol-local-mail";
export const LOCAL_MAIL_ENTRYPOINT = "LocalMail";
/** The local mailbox's path; a deployment does not have it. */
export const MAILBOX_PATH = "/__mailbox";

/**
 * Replaces the `send_email` binding, and writes a message to files before `send()` resolves.
 * Miniflare's own replacement writes later, and without the recipient. workerd writes the files
 * directly, because a detour through Node would take longer than the whole booking.
 */
export const localMailScript = `
import { WorkerEntrypoint } from "cloudflare:workers";
${String(toMailbox)}
${String(mailHeaders)}
${String(toMailFiles)}
const toBase64 = (content) => typeof content === "string" ? content : new Uint8Array(content.buffer ?? content).toBase64();
export class ${LOCAL_MAIL_ENTRYPOINT} extends WorkerEntrypoint {
  async send({ from, to, subject, text, html, replyTo, headers, attachments }) {
    if (typeof subject !== "string") throw new TypeError("The local mailbox takes { from, to, subject, text, html } only");
    const { allowed } = this.ctx.props;
    if (allowed && ![to].flat().every((address) => allowed.includes(address.email ?? address)))
      throw new Error("The recipient is not an allowed destination address");
    const kept = attachments?.map((attachment) => ({ ...attachment, content: toBase64(attachment.content) }));
    const messageId = crypto.randomUUID();
    const files = toMailFiles({ from, to, subject, text, html, replyTo, headers, attachments: kept }, messageId, new Date());
    for (const [path, body] of Object.entries(files)) {
      const response = await this.env.FILES.fetch("http://files/" + path, { method: "PUT", body });
      if (!response.ok) throw new Error("The local mailbox could not keep the message");
    }
    const trouble = TROUBLES[firstOf(to).split("@")[0].toLowerCase()];
    if (trouble) await this.env.EVENTS.send(toEvent(trouble, messageId, firstOf(to)), { delaySeconds: 1 });
    return { messageId };
  }
}
const firstOf = (to) => [to].flat().map((address) => address.email ?? address)[0];
/** Addresses that no mail reaches here: bounce@, soft-bounce@ and complain@ any domain. */
const TROUBLES = { bounce: ["bounced", { bounce: { type: "hard" } }], "soft-bounce": ["bounced", { bounce: { type: "soft" } }], complain: ["complained", {}] };
/** The event of Cloudflare's Email Sending, as far as the product reads it. */
const toEvent = ([type, detail], messageId, recipient) => ({
  type: "cf.email.sending.message." + type,
  source: { type: "email.sending" },
  payload: { eventId: crypto.randomUUID(), messageId, recipient, terminal: true, ...detail },
});
/** Hands a mail to the product as Email Routing does, and answers with what became of it. */
async function receive(request, env) {
  const { searchParams } = new URL(request.url);
  const raw = await request.arrayBuffer();
  let reason = null;
  const refused = { setReject: (given) => void (reason = given), forward: async () => {}, reply: async () => {} };
  const headers = new Headers();
  const message = { from: searchParams.get("from") ?? "", to: searchParams.get("to") ?? "", headers, raw: new Response(raw).body, rawSize: raw.byteLength, ...refused };
  await env.SITE.email(message);
  // What it called on the message comes a moment later than its answer.
  await scheduler.wait(0);
  return Response.json({ reason });
}
export default {
  fetch: (request, env) =>
    request.method === "POST" && request.headers.get("content-type") === "message/rfc822" ? receive(request, env) : env.SHOW.fetch(request),
};
`;

/** `texts` has readable texts, `mailbox` the data of the mailbox page. */
export function mailFolders(stateDir: string): { texts: string; mailbox: string } {
  return { texts: join(stateDir, "mail"), mailbox: join(stateDir, "mailbox") };
}
