import { toMailbox } from "#domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { countAttempt } from "../platform/attempts.ts";
import type { MailProof } from "./mail-bytes.ts";

/** The longest address of an envelope (RFC 5321). */
const MAX_ADDRESS = 320;

/** Returns the registered domain: two labels, three when the second is short ("example.co.uk"). */
function registeredDomain(domain: string): string {
  const labels = domain.split(".");
  const isShort = (labels.at(-2) ?? "").length <= 3;
  return labels.slice(isShort ? -3 : -2).join(".");
}

/**
 * Counts a mail before parsing, by sender, by domain and in all, separately for each verdict:
 * forged mails never use up a traveller's count. Returns true when we may take it.
 */
export async function countMail(ctx: Ctx, from: string, proof: MailProof): Promise<boolean> {
  const sender = toMailbox(from.slice(0, MAX_ADDRESS));
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  const network = registeredDomain(domain);
  const isForged = proof === "refuted";
  for (const [purpose, subject] of [
    [isForged ? "forgedSender" : "inboundSender", sender],
    [isForged ? "forgedNetwork" : "inboundNetwork", network],
    [isForged ? "forgedMail" : "inboundMail", ""],
  ] as const)
    if ((await countAttempt(ctx, { purpose, subject: `${proof} ${subject}` })) > 0) return false;
  return true;
}
