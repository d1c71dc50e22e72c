import { csvLine } from "#domain/csv.ts";
import { deviceName } from "#domain/accounts/device.ts";
import { BookingInputSchema } from "#domain/orders/booking.schema.ts";
import { printFrench } from "#domain/french-typography.ts";
import { hostName } from "#domain/generator/brand.ts";
import { brandIssues } from "#lib/brand/brand.schema.ts";
import { readColor } from "#lib/brand/read-color.ts";
import { wordingProblem } from "#domain/generator/wording-check.ts";
import { languageHref, previewOfPath } from "#domain/language-path.ts";
import { htmlToText } from "#domain/messages/html-text.ts";
import { toMailbox } from "#domain/mail/mail.ts";
import { ownSubject, ownWords } from "#domain/messages/own-words.ts";
import { MessageInputSchema } from "#domain/messages/contact.schema.ts";
import { guessLanguage } from "#domain/messages/guess-language.ts";
import {
  fillPlaceholders,
  openPlaceholders,
  unknownPlaceholders,
} from "#domain/messages/reply-template.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import { canonicalPath, pageQuery, safeRedirect } from "#domain/page-url.ts";
import { search } from "#domain/paging.schema.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { parseSearch, shortenSearch } from "#domain/search/parse-search.ts";
import { findMatches, textField } from "#domain/search/search-match.ts";
import { TerminationSchema, WithdrawalSchema } from "#domain/statements/statement.schema.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import { toVisitorNetwork } from "#worker/platform/http/visitor-network.ts";
import { mailText } from "#worker/mail/mail-text.ts";
import { replyFacts } from "#worker/mail/reply-facts.ts";
import { takeStatementForm } from "#worker/pages/statement-form.ts";
import { stripeProvider } from "#worker/payments/stripe.ts";
import { cutMail, readProof } from "#worker/messages/mail-bytes.ts";
import { readMail } from "#worker/messages/read-mail.ts";
import { replyTarget } from "#worker/mail/reply-address.ts";
import { isGuessable } from "#worker/identity/passwords/guessable-password.ts";

export type Reader = (text: string) => unknown;

const bytes = (mail: string) => new TextEncoder().encode(mail);
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, " ");
const mail = (headers: string, body = "") =>
  readMail(bytes(`From: a@b.example\nSubject: a\n${headers}\n\n${body}`), "a@b.example").catch(
    () => undefined,
  );

/** Whatever reads a mail that came in, or a part of one. */
export const MAIL_READERS: Record<string, Reader> = {
  "words of HTML": htmlToText,
  "own words": ownWords,
  "own subject": (text) => ownSubject(text, ["Re: a"]),
  "a mail of text": (text) => mail("", text),
  "a mail of HTML": (text) => mail("Content-Type: text/html", text),
  "a mail of parts": (text) => mail("Content-Type: multipart/mixed; boundary=a", `--a\n\n${text}`),
  "a mail of pictures": (text) =>
    mail(
      "Content-Type: multipart/related; boundary=a",
      `--a\nContent-Type: text/html\n\n${text}\n${`--a\nContent-ID: <a>\nContent-Type: image/png\n\na\n`.repeat(text.length / 50)}`,
    ),
  "quoted-printable and flowed": (text) =>
    mail(
      "Content-Type: text/plain; format=flowed\nContent-Transfer-Encoding: quoted-printable",
      text,
    ),
  "the proof of a mail": (text) =>
    readProof(bytes(`Authentication-Results: mx.cloudflare.net; ${text}`)),
  "the lines of a mail": (text) => cutMail(bytes(text)),
  "the recipient of a mail": (text) =>
    replyTarget({ INBOUND_ADDRESS: "a@b.example", SIGNING_SECRET: "secret" }, text),
  "the language of a mail": (text) => guessLanguage(text),
};

/**
 * The same for its headers, of which postal-mime reads groups within groups 50 deep: shorter texts
 * do not show how they grow.
 */
export const HEADER_READERS: Record<string, Reader> = {
  "the headers of a mail": (text) =>
    readMail(
      bytes(
        `From: ${oneLine(text)}\nSubject: ${oneLine(text)}\nContent-Type: ${text.replaceAll(/[\r\n]+/g, "\n ")}\n\na`,
      ),
      text,
    ).catch(() => undefined),
};

const stripe = stripeProvider({
  STRIPE_SECRET_KEY: "sk_test_growth",
  STRIPE_WEBHOOK_SECRET: "whsec_growth",
  STRIPE_API: "https://stripe.example",
});
const recognize = (signature: string, body: string) =>
  stripe
    .recognize({ headers: new Headers({ "stripe-signature": signature }), body })
    .catch(() => undefined);
const inHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "a").trim();
const attempt = (read: Reader) => (text: string) => {
  try {
    return read(text);
  } catch {
    return undefined;
  }
};
const BRAND = {
  companyName: "",
  phone: "",
  email: "",
  address: "",
  mainDomain: "",
  fastTrackDomain: "",
  checkInDomain: "",
  primaryColor: "",
  accentColor: "",
};
const everywhere = <T extends object>(fields: T, text: string) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, text]));
const postForm = (body: string) =>
  takeStatementForm({
    request: new Request("https://a.example/withdraw", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    }),
    requestId: "",
    kind: "termination",
    language: "fr",
    apiKey: "key",
    callApi: async () => Response.json({ received_at: "2026-01-01T00:00:00Z" }),
  });
const MEMBER = { firstName: null, lastName: null, language: "en" as const };

/** Whatever else reads what strangers wrote, through the door by which it comes. */
export const OTHER_READERS: Record<string, Reader> = {
  "search words": (text) => {
    const asked = search("").safeParse(text);
    return asked.success && parseSearch(asked.data ?? "", 0);
  },
  // Longer from the start than what is searched as it stands, so that both lengths are shortened.
  "a pasted search": (text) => shortenSearch("a ".repeat(120) + text),
  "what a search found": (text) =>
    findMatches(parseSearch("anna", 0), [{ ...textField("message", text), isLong: true }]),
  "an order number": parseOrderNumber,
  "a booking": (text) =>
    BookingInputSchema.safeParse({
      ...everywhere({ firstName: 0, lastName: 0, companyName: 0, vatNumber: 0 }, text),
      email: text,
      flightNumber: text,
      airport: text,
    }),
  "a message": (text) => MessageInputSchema.safeParse({ name: text, email: text, message: text }),
  "a statement": (text) => WithdrawalSchema.safeParse({ name: text, reference: text, email: text }),
  "the end of a membership": (text) =>
    TerminationSchema.safeParse({ name: text, reference: text, email: text, endsOn: text }),
  "a form without scripts": (text) => postForm(`name=${text}&reference=${text}&email=a@b.example`),
  "a confirmed form": (text) =>
    postForm(
      `name=a&reference=${encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ""))}&email=a@b.example&key=a&action=confirm`,
    ),
  "a brand file": attempt(parseSiteConfigFile),
  "a brand file after its head": attempt((text) =>
    parseSiteConfigFile(`/* */ export default {${text}`),
  ),
  "a brand file with one long text": attempt((text) =>
    parseSiteConfigFile(JSON.stringify({ company: { name: text } })),
  ),
  "the fields of a brand": (text) => brandIssues(everywhere(BRAND, text) as typeof BRAND),
  "a domain": hostName,
  "a colour": readColor,
  "a wording": (text) =>
    wordingProblem({
      path: "hero.title",
      original: text,
      text,
      companyName: text.slice(0, 60),
      language: "en",
    }),
  "a webhook's signature": (text) => recognize(inHeader(text), "{}"),
  "a webhook's body": (text) => recognize("t=1,v1=a", text),
  "open placeholders": openPlaceholders,
  "unknown placeholders": unknownPlaceholders,
  "filled placeholders": (text) => fillPlaceholders(text, { airport: text }),
  "the names of a message": (text) =>
    replyFacts({ message: { ...MEMBER, name: text }, order: null, customer: null, origin: "" }),
  "a cell": (text) => csvLine([text], "standard"),
  "a French cell": (text) => csvLine([text], "french"),
  "a text in French": printFrench,
  "typed words in a mail": (text) =>
    mailText({ language: "fr", parts: [{ written: text }, { text: "a", quote: text }] }),
  "a path": canonicalPath,
  "a query": (text) => pageQuery("/fast-track-form", `?airport=${text}`),
  "a page in the other language": (text) => languageHref(`/${text}`, text, "fr"),
  "a preview's path": (text) => previewOfPath(`/preview/${text}`),
  "where to go next": (text) => safeRedirect(`/${text}`, "https://a.example"),
  "a scanned pass": passCodeIn,
  "a device": deviceName,
  "a mailbox": toMailbox,
  "a visitor's address": (text) => toVisitorNetwork(`::${text}`),
  "a password": (text) => isGuessable(text, "a@b.example"),
};
