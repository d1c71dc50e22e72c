import { siteConfig } from "../../app.config.ts";
import type { MailKind, MailMessage } from "../../src/domain/mail/mail.ts";
import { isAboutOrder } from "../../src/domain/mail/order-mail.ts";
import type { Settings } from "../platform/context/env.ts";
import { fromLowerBase32, toHex, toLowerBase32 } from "../platform/crypto/encoding.ts";
import { equalInConstantTime, sign } from "../platform/crypto/hash.ts";
import { isUuid } from "../platform/crypto/random.ts";

/** What an answer to a mail belongs to. */
export interface ReplyTarget {
  kind: "message" | "order";
  id: string;
}

type Vars = Pick<Settings, "INBOUND_ADDRESS" | "SIGNING_SECRET">;

const LETTERS = { message: "m", order: "o" } as const satisfies Record<ReplyTarget["kind"], string>;
/** 80 bits, so that nobody guesses the address of a conversation. */
const SIGNATURE_CHARACTERS = 16;

/**
 * The address to which an answer to a mail goes: "reply+m<id><signature>@…" (RFC 5233). At most 59 characters stand before the @, all
 * of them letters and digits of one case, because some mail programs change the case. Undefined while no mail is taken.
 */
async function replyAddress(vars: Vars, target: ReplyTarget): Promise<string | undefined> {
  if (vars.INBOUND_ADDRESS === undefined || !isUuid(target.id)) return undefined;
  const [local, domain] = vars.INBOUND_ADDRESS.split("@");
  const id = toLowerBase32(new Uint8Array(Buffer.from(target.id.replaceAll("-", ""), "hex")));
  return `${local}+${LETTERS[target.kind]}${id}${await signatureOf(vars, target)}@${domain}`;
}

/** What a mail to an address of ours belongs to; null for no conversation, also when the signature is not ours; undefined for another's address. */
export async function replyTarget(
  vars: Vars,
  address: string,
): Promise<ReplyTarget | null | undefined> {
  const [local, tag, domain] =
    /^([^+@]+)(?:\+([^@]*))?@(.+)$/.exec(address.trim().toLowerCase())?.slice(1) ?? [];
  if (
    vars.INBOUND_ADDRESS === undefined ||
    `${local}@${domain}` !== vars.INBOUND_ADDRESS.toLowerCase()
  )
    return undefined;
  const [, letter, id, signature = ""] =
    /^([mo])([a-z2-7]{26})([a-z2-7]{16})$/.exec(tag ?? "") ?? [];
  const bytes = id === undefined ? undefined : fromLowerBase32(id);
  if (!bytes) return null;
  const target: ReplyTarget = {
    kind: letter === LETTERS.order ? "order" : "message",
    id: toUuid(toHex(bytes)),
  };
  return equalInConstantTime(signature, await signatureOf(vars, target)) ? target : null;
}

/** A mail whose answers would go to the company's address, led back to its conversation or order where mails are taken. */
export async function withReplyAddress(
  vars: Vars,
  { kind, subjectId, message }: { kind: MailKind; subjectId: string | null; message: MailMessage },
): Promise<MailMessage> {
  if (subjectId === null || message.replyTo !== siteConfig.company.email) return message;
  const replyTo = await replyAddress(vars, {
    kind: isAboutOrder(kind) ? "order" : "message",
    id: subjectId,
  });
  return replyTo === undefined ? message : { ...message, replyTo };
}

async function signatureOf({ SIGNING_SECRET }: Vars, { kind, id }: ReplyTarget): Promise<string> {
  const signature = await sign(SIGNING_SECRET, `reply:${kind}:${id.toLowerCase()}`);
  return toLowerBase32(new Uint8Array(Buffer.from(signature, "base64url"))).slice(
    0,
    SIGNATURE_CHARACTERS,
  );
}

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
