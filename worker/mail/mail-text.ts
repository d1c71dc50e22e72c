import { printFrench } from "../../src/domain/french-typography.ts";
import type { MailMessage, MailPart } from "../../src/domain/mail/mail.ts";

/** Returns the plain text of a mail: its parts, separated by empty lines. */
export function mailText({ language, parts }: Pick<MailMessage, "language" | "parts">): string {
  return parts
    .flatMap((part) => partText(part, language === "fr" ? printFrench(" : ") : ": ") ?? [])
    .join("\n\n");
}

function partText(part: MailPart, colon: string): string | undefined {
  if (typeof part === "string") return part;
  if ("written" in part) return part.written;
  if ("heading" in part) return part.heading;
  if ("facts" in part)
    return part.facts.map(([label, value]) => `${label}${colon}${value}`).join("\n");
  if ("code" in part) return part.code;
  if ("qrCode" in part) return undefined;
  if ("href" in part) return part.label === undefined ? part.href : `${part.label}\n${part.href}`;
  if ("quote" in part) return `${part.text}\n${quoted(part.quote)}`;
  return part.footer;
}

function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
