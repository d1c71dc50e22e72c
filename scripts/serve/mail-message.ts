/** A mail in the local mailbox, and as a message for mail programs (RFC 5322, MIME). */

type Address = string | { name?: string; email: string };

interface LocalAttachment {
  filename: string;
  type: string;
  /** Base64. */
  content: string;
  disposition?: "attachment" | "inline";
  contentId?: string;
}

/** The input of `env.MAIL.send()`, in Cloudflare's message builder format. */
export interface LocalMail {
  from: Address;
  to: Address | Address[];
  subject: string;
  text?: string;
  html?: string;
  replyTo?: Address;
  headers?: Record<string, string>;
  attachments?: LocalAttachment[];
}

export interface KeptMail {
  mail: LocalMail;
  headers: Record<string, string>;
}

// These three functions also run in workerd as source text, so they use only each other.

export function toMailbox(address: Address): string {
  if (typeof address === "string") return address;
  return address.name ? `${address.name} <${address.email}>` : address.email;
}

export function mailHeaders(mail: LocalMail, id: string, now: Date): Record<string, string> {
  return {
    Date: now.toUTCString(),
    From: toMailbox(mail.from),
    To: [mail.to].flat().map(toMailbox).join(", "),
    ...(mail.replyTo ? { "Reply-To": toMailbox(mail.replyTo) } : {}),
    Subject: mail.subject,
    "Message-ID": `<${id}@local>`,
    ...mail.headers,
  };
}

/** Keyed by path: a readable text, and JSON from which the mailbox page makes an .eml file. */
export function toMailFiles(mail: LocalMail, id: string, now: Date): Record<string, string> {
  const headers = mailHeaders(mail, id, now);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const stamp = now.toISOString().replaceAll(":", "-");
  const name = `${stamp}_${String(headers["To"])
    .replaceAll(/[^\w.@+-]+/g, "_")
    .slice(0, 80)}_${id.slice(0, 8)}`;
  return {
    [`mailbox/${name}.json`]: JSON.stringify({ mail, headers }),
    [`mail/${name}.txt`]: `${head.join("\n")}\n\n${mail.text ?? mail.html ?? ""}\n`,
  };
}

/** Inline pictures go with the bodies (RFC 2387). Lines end with CRLF; everything is ASCII. */
export function toEml(mail: LocalMail, headers: Record<string, string>): string {
  const head = Object.entries({ ...headers, "MIME-Version": "1.0" }).map(
    ([name, value]) => `${name}: ${asciiWords(value)}`,
  );
  const bodies = [
    ...(mail.text === undefined ? [] : [bodyPart("text/plain", mail.text)]),
    ...(mail.html === undefined ? [] : [bodyPart("text/html", mail.html)]),
  ];
  const pictures = mail.attachments?.filter(({ disposition }) => disposition === "inline") ?? [];
  const files = mail.attachments?.filter(({ disposition }) => disposition !== "inline") ?? [];
  const shown = multipart("alternative", bodies);
  const withPictures =
    pictures.length === 0 ? shown : multipart("related", [shown, ...pictures.map(attachmentPart)]);
  const body =
    files.length === 0
      ? withPictures
      : multipart("mixed", [withPictures, ...files.map(attachmentPart)]);
  return `${head.join("\r\n")}\r\n${body}`;
}

/** No part contains the boundary, because base64 has no "=_". */
function multipart(kind: "alternative" | "related" | "mixed", parts: readonly string[]): string {
  const boundary = `=_${kind}`;
  const inside = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${inside}--${boundary}--\r\n`;
}

const bodyPart = (type: string, text: string) =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(Buffer.from(text).toString("base64"))}`;

function attachmentPart({
  filename,
  type,
  content,
  disposition = "attachment",
  contentId,
}: LocalAttachment): string {
  const name = filename.replaceAll(/["\\\r\n]/g, "_");
  const head = [
    `Content-Type: ${type}; name="${name}"`,
    "Content-Transfer-Encoding: base64",
    `Content-Disposition: ${disposition}; filename="${name}"`,
    ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
  ];
  return `${head.join("\r\n")}\r\n\r\n${wrapped(content)}`;
}

/** Base64 in lines of 76 characters (RFC 2045, section 6.8). */
const wrapped = (base64: string) => base64.replaceAll(/.{76}(?=.)/g, "$&\r\n");

/** Encodes other characters in short pieces (RFC 2047, section 2). */
function asciiWords(value: string): string {
  // All visible ASCII characters and the space.
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  const [, text = value, address = ""] = /^(.*?)( <[^<>]+>)$/.exec(value) ?? [];
  const pieces = [...text].reduce<string[]>(
    (all, character) => {
      const piece = all.at(-1)! + character;
      if (Buffer.byteLength(piece) > 42) all.push(character);
      else all[all.length - 1] = piece;
      return all;
    },
    [""],
  );
  return (
    pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString("base64")}?=`).join("\r\n ") +
    address
  );
}
