import { toMailbox } from "../../src/domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { countAttempt } from "../platform/attempts.ts";
import type { MailProof } from "./mail-bytes.ts";

/** The longest address of an envelope (RFC 5321). */
const MAX_ADDRESS = 320;
/**
 * Who has a domain has all that end in it: two labels, or three where the second is as short as
 * "co" in "example.co.uk".
 */
const NETWORK = /[^.]+(?:\.[^.]{1,3})?\.[^.]+$/;

/**
 * Counts a mail before it is parsed: by its envelope's sender, by their domain, and in all. Each
 * verdict is counted by itself, so that whoever forges a traveller's mails uses up what forgers
 * have, and the traveller is still heard.
 * @returns true when it may be taken.
 */
export async function countMail(ctx: Ctx, from: string, proof: MailProof): Promise<boolean> {
  const sender = toMailbox(from.slice(0, MAX_ADDRESS));
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const network = NETWORK.exec(domain)?.[0] ?? domain;
  const isForged = proof === "refuted";
  for (const [purpose, subject] of [
    [isForged ? "forgedSender" : "inboundSender", sender],
    [isForged ? "forgedNetwork" : "inboundNetwork", network],
    [isForged ? "forgedMail" : "inboundMail", ""],
  ] as const)
    if ((await countAttempt(ctx, { purpose, subject: `${proof} ${subject}` })) > 0) return false;
  return true;
}
