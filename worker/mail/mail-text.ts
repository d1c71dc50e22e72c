import { printFrench } from "#domain/french-typography.ts";
import type { MailMessage, MailPart } from "#domain/mail/mail.ts";
import { inGroups, passCodeIn, toShortCode } from "#domain/passes/pass.ts";

export function mailText({ language, parts }: Pick<MailMessage, "language" | "parts">): string {
  return parts
    .flatMap((part) => partText(part, language === "fr" ? printFrench(" : ") : ": ") ?? [])
    .join("\n\n");
}

function partText(part: MailPart, colon: string): string | undefined {
  if (typeof part === "string") return part;
  if ("written" in part) return part.written;
  if ("heading" in part) return part.heading;
  if ("facts" in part) return factLines(part.facts, colon).join("\n");
  if ("trip" in part) {
    const { airport, trip } = part;
    const place = airport && (airport.name ? `${airport.name} (${airport.code})` : airport.code);
    return [...(place ? [place] : []), ...factLines(trip, colon)].join("\n");
  }
  if ("code" in part) return part.code;
  if ("qrCode" in part) return typedCode(part.qrCode);
  if ("href" in part) return part.label === undefined ? part.href : `${part.label}\n${part.href}`;
  if ("quote" in part) return `${part.text}\n${quoted(part.quote)}`;
  return part.footer;
}

/** Lane staff can type this code, so that a mail without pictures is a pass too. */
export function typedCode(address: string): string | undefined {
  const code = passCodeIn(address);
  return code && inGroups(toShortCode(code));
}

const factLines = (facts: readonly (readonly [string, string])[], colon: string) =>
  facts.map(([label, value]) => `${label}${colon}${value}`);

function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
