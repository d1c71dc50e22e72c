import { toMailbox } from "#domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { countAttempt } from "../platform/attempts.ts";
import type { MailProof } from "./mail-bytes.ts";

/** The longest address that RFC 5321 allows. */
const MAX_ADDRESS = 320;

/** Takes two labels, or three if the second is short ("example.co.uk"). */
function registeredDomain(domain: string): string {
  const labels = domain.split(".");
  const isShort = (labels.at(-2) ?? "").length <= 3;
  return labels.slice(isShort ? -3 : -2).join(".");
}

/** Each verdict has its own counts, so that forged mails never use up a traveller's limit. */
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
