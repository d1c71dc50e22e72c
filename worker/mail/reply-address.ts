import { siteConfig } from "../../app.config.ts";
import type { MailKind, MailMessage } from "#domain/mail/mail.ts";
import { isAboutOrder } from "#domain/orders/order-mail.ts";
import type { Settings } from "../platform/context/env.ts";
import { fromLowerBase32, toHex, toLowerBase32 } from "../platform/crypto/encoding.ts";
import { equalInConstantTime, signShort } from "../platform/crypto/hash.ts";
import { isUuid } from "../platform/crypto/random.ts";

export interface ReplyTarget {
  kind: "message" | "order";
  id: string;
}

type Vars = Pick<Settings, "INBOUND_ADDRESS" | "SIGNING_SECRET">;

const LETTERS = { message: "m", order: "o" } as const satisfies Record<ReplyTarget["kind"], string>;
/** 80 bits, so that nobody can guess a conversation's address. */
const SIGNATURE_CHARACTERS = 16;

/**
 * Returns "reply+m<id><signature>@…" (RFC 5233), or undefined without inbound mail. The local part
 * has at most 59 characters of one case, because some programs change the case.
 */
async function replyAddress(vars: Vars, target: ReplyTarget): Promise<string | undefined> {
  if (vars.INBOUND_ADDRESS === undefined || !isUuid(target.id)) return undefined;
  const [local, domain] = vars.INBOUND_ADDRESS.split("@");
  const id = toLowerBase32(new Uint8Array(Buffer.from(target.id.replaceAll("-", ""), "hex")));
  return `${local}+${LETTERS[target.kind]}${id}${await signTarget(vars, target)}@${domain}`;
}

/** Returns null without a valid signature, and undefined for addresses that are not ours. */
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
  return equalInConstantTime(signature, await signTarget(vars, target)) ? target : null;
}

/** Replaces only the company's address as reply address. */
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

const signTarget = ({ SIGNING_SECRET }: Vars, { kind, id }: ReplyTarget) =>
  signShort(SIGNING_SECRET, `reply:${kind}:${id.toLowerCase()}`, SIGNATURE_CHARACTERS);

const toUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
