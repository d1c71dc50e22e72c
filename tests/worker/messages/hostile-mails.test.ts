import { expect, test } from "vitest";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";
import type { Page } from "#domain/paging.ts";
import type { Message } from "#domain/messages/message.schema.ts";

const INBOUND = "reply@mail.example";
const MB = 1_000_000;
const worker = builtSite({});
const { read } = adminCalls(worker);

let serial = 0;
interface MailToWrite {
  from?: string;
  envelope?: string;
  headers?: string[];
  body?: string;
}

/** Hands in a mail that is new. Each envelope is of a domain of its own, unless it is said. */
function handIn({ from, envelope, headers = [], body = "Bonjour" }: MailToWrite) {
  const id = ++serial;
  const sender = envelope ?? `a@example-${id}.example`;
  const raw = [
    ...headers,
    `From: ${from ?? sender}`,
    `Message-ID: <${id}@hostile.example>`,
    "Subject: EX2048",
    ...(headers.some((header) => header.startsWith("Content-Type"))
      ? []
      : ["Content-Type: text/plain"]),
    "",
    body,
  ].join("\r\n");
  return worker.receiveMail({ from: sender, to: INBOUND, raw: Buffer.from(raw) });
}

const HTML = ["Content-Type: text/html"];
const PARTS = ["Content-Type: multipart/mixed; boundary=b"];

test.each<[string, string[], string]>([
  ["977 kB of pictures without an end", [], "[cid:".repeat(200_000)],
  ["an answer below 20,000 quoted lines", [], `${"> a\r\n".repeat(20_000)}x`],
  ["16,000 lines in 4,000 quotations", HTML, "<blockquote>".repeat(4000) + "x<br>".repeat(16_000)],
  ["25,000 lines in 8,000 quotations", HTML, "<blockquote>".repeat(8000) + "x<br>".repeat(25_000)],
  ["spaces between 250,000 paragraphs", HTML, " <p>".repeat(250_000)],
  ["40,000 lines of introduction", [], "On a day somebody wrote:\r\n".repeat(40_000)],
  ["a million lines", [], "\r\n".repeat(MB)],
  ["a million parts", PARTS, "--b\n\n".repeat(MB)],
  ["9 MB in one line", [], "a ".repeat(4.5 * MB)],
])(
  // Proves V1.3.
  "a hostile mail is answered, and the rest of the site beside it: %s",
  async (_, headers, body) => {
    const mail = handIn({ headers, body: `Bonjour\r\n\r\n${body}` });
    const [reason, health] = await Promise.all([mail, worker.fetch("/api/health")]);
    expect([reason, health.status]).toEqual([null, 200]);
    expect((await worker.fetch("/api/health")).status).toBe(200);
  },
);

const said = (verdict: string) => [`Authentication-Results: mx.cloudflare.net; ${verdict}`];
const TOO_MANY = /Too many mails/;
const VICTIM = "victim@traveller.example";
const latest = async () => (await read<Page<Message>>("messages?limit=1")).items[0]!;

// Proves V2.2.
test("who forges a traveller's mails, in header and envelope, uses up what forgers have: the traveller is still heard", async () => {
  const forge = () => handIn({ from: VICTIM, envelope: VICTIM, headers: said("dmarc=fail") });
  const reasons: (string | null)[] = [];
  for (let mail = 0; mail < 30; mail++) reasons.push(await forge());
  expect(reasons.filter((reason) => reason === null)).toHaveLength(5);
  expect(reasons.at(-1)).toMatch(TOO_MANY);
  // Without a verdict neither, and a verdict that the forger wrote below counts for nothing.
  for (let mail = 0; mail < 25; mail++) await handIn({ from: VICTIM, envelope: VICTIM });
  expect(await handIn({ envelope: VICTIM })).toMatch(TOO_MANY);
  const headers = [...said("spf=fail; dkim=none"), ...said("dmarc=pass")];
  expect(await handIn({ envelope: VICTIM, headers })).toMatch(TOO_MANY);

  expect(await handIn({ envelope: VICTIM, headers: said("dmarc=pass") })).toBeNull();
  expect(await latest()).toMatchObject({ email: VICTIM, status: "new" });
});

// Proves V2.2.
test("mails under made-up senders are counted by their envelope: sender, then domain", async () => {
  const headers = said("dmarc=pass");
  const stored = await worker.count("messages");
  for (let mail = 0; mail < 25; mail++)
    await handIn({ from: `a${mail}@made-up.example`, envelope: "Flood+1@flood.example", headers });
  expect(await worker.count("messages")).toBe(stored + 20);
  expect(await handIn({ envelope: "flood+2@FLOOD.example", headers })).toMatch(TOO_MANY);
  expect(await handIn({ envelope: "other@flood.example", headers })).toBeNull();

  const forged = said("dmarc=fail");
  const reasons: (string | null)[] = [];
  for (let mail = 0; mail < 25; mail++)
    reasons.push(await handIn({ envelope: `a@host-${mail}.forger.co.uk`, headers: forged }));
  expect(reasons.filter((reason) => reason === null)).toHaveLength(20);
  expect(await handIn({ envelope: "a@honest.co.uk", headers: forged })).toBeNull();
});

// Proves V2.2.
test("mails are counted in all, however many domains send them, before they are parsed", async () => {
  const headers = said("dmarc=fail");
  const reasons: (string | null)[] = [];
  for (let mail = 0; mail < 110; mail++) reasons.push(await handIn({ from: "a@b", headers }));
  expect(reasons[0]).toMatch(/cannot be read/);
  expect(reasons.at(-1)).toMatch(TOO_MANY);
});
