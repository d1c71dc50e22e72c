import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Page } from "#domain/paging.ts";
import type { Message, MessageDetail } from "#domain/messages/message.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { replyTarget } from "#worker/mail/reply-address.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const INBOUND = "reply@mail.example";
const THEO = "theo@voyage.example";
const worker = builtSite();
const { send, read } = adminCalls(worker);

let serial = 0;
/** A message of Théo's that was answered: its id, and the address to which answers to that answer go. */
async function answered(email = THEO): Promise<{ id: string; to: string }> {
  const message = `Je pars demain #${++serial}`;
  await worker.post(
    "/api/contact",
    { name: "Théo Exemple", email, message },
    { "x-language": "fr" },
  );
  const [{ id } = { id: "" }] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages ORDER BY rowid DESC LIMIT 1",
  );
  const text = `Bonjour Théo, réponse ${serial}.`;
  expect((await send("POST", `messages/${id}/replies`, { text })).status).toBe(201);
  const to = /^Reply-To: (.+)$/m.exec(await worker.mailAbout(text))![1]!;
  return { id, to };
}
const detail = (id: string) => read<MessageDetail>(`messages/${id}`);
/** A mail of tests/mails as the bytes that came in, addressed to `to`. `change` edits it before, byte for byte a character. */
function mailBytes(
  name: string,
  to: string,
  change: (mail: string) => string = (mail) => mail,
): Buffer {
  const mail = readFileSync(
    join(import.meta.dirname, `../../mails/${name}.eml`),
    "latin1",
  ).replaceAll("{{to}}", to);
  return Buffer.from(change(mail), "latin1");
}

/** Hands in such a mail under a Message-ID of its own. */
const handIn = (name: string, to: string, from = THEO, change = (mail: string) => mail) =>
  worker.receiveMail({
    from,
    to,
    raw: mailBytes(name, to, (mail) =>
      change(mail.replace(/(Message-I[Dd]: <)/, `$1${++serial}.`)),
    ),
  });
const newest = async () => (await read<Page<Message>>("messages?limit=1")).items[0]!;
const stored = () =>
  worker.rows(
    "SELECT (SELECT COUNT(*) FROM messages) AS messages, (SELECT COUNT(*) FROM message_replies) AS replies",
  );

test.each([
  ["gmail-fr", "Oui, c'est bien l'EX2048, départ à 6 h 40 !\n\nMerci beaucoup,\nThéo"],
  [
    "outlook-fr",
    "Bonjour,\n\nC'est bien ce vol. Vous trouverez mon billet ci-joint.\n\nBien à vous,\nThéo Exemple\n\n[Non conservé\u00a0: billet EX2048.pdf]",
  ],
  ["apple-fr", "Parfait, merci.\n\nEnvoyé de mon iPhone"],
  [
    "thunderbird-fr",
    "Le 22/11/2026 à 05:01, Envol a écrit :\n> Votre vol est bien le EX2048 ?\nOui, à 6 h 40.\n> Combien de bagages ?\nDeux, dont une poussette.",
  ],
  [
    "apple-photo-fr",
    "Voici la photo de ma carte d’embarquement, elle a été prise ce matin\u00a0: le vol est bien noté.\n\nEnvoyé de mon iPhone\n\n[Non conservé\u00a0: IMG_2048.jpeg]",
  ],
  // The picture that stands in the history is ours, and not named.
  [
    "pasted-picture-fr",
    "Ci-dessous, l’heure – et le prix\u00a0: 22\u00a0€.\n\n[image001.png]\n\nThéo\n\n[Non conservé\u00a0: image001.png]",
  ],
  ["winmail-fr", "Mon vol coûte 22 € de plus, c’est noté.\n\n[Non conservé\u00a0: winmail.dat]"],
  [
    "html-only-fr",
    "Bonjour,\n\nMon numéro de vol était faux\u00a0: c’est EX2048.\n\nMerci & à bientôt",
  ],
])(
  "an answer from %s goes to its conversation without the history, and the message is to be answered again",
  async (name, text) => {
    const { id, to } = await answered();
    const before = await detail(id);
    expect(before.status).toBe("answered");
    expect(await handIn(name, to)).toBeNull();
    const after = await detail(id);
    expect(after).toMatchObject({ status: "new", version: before.version + 1 });
    expect(after.replies.at(-1)).toMatchObject({
      author_id: null,
      origin: "sender",
      from_email: THEO,
      mail: null,
    });
    expect(after.replies.at(-1)!.text.replaceAll(/[ \t]+$/gm, "")).toBe(text);
  },
);

test("what a traveller forwards from Outlook stays below their words", async () => {
  const { id, to } = await answered();
  await handIn("outlook-fr", to, THEO, (mail) => mail.replace("Q?RE=3A_votre", "Q?TR=3A_votre"));
  expect((await detail(id)).replies.at(-1)!.text).toMatch(
    /^Bonjour,\n[^]*\nDe : Envol [^]*Votre vol est bien le EX2048 \?/,
  );
});

// Proves V2.3.
test("the same mail is stored once, one after the other and both at once, and opens the message once", async () => {
  for (const deliver of [
    async (mail: () => Promise<unknown>) => [await mail(), await mail()],
    (mail: () => Promise<unknown>) => Promise.all([mail(), mail(), mail()]),
  ]) {
    const { id, to } = await answered();
    const raw = mailBytes("gmail-fr", to, (mail) =>
      mail.replace("CAF=gmail-1", `CAF=same-${++serial}`),
    );
    const { version } = await detail(id);
    await deliver(() => worker.receiveMail({ from: THEO, to, raw }));
    const after = await detail(id);
    expect([after.replies.length, after.version]).toEqual([2, version + 1]);
    const fresh = mailBytes("other-address", INBOUND, (mail) =>
      mail.replace("work-1", `same-${++serial}`),
    );
    const count = await worker.count("messages");
    await deliver(() =>
      worker.receiveMail({ from: "t.exemple@work.example", to: INBOUND, raw: fresh }),
    );
    expect(await worker.count("messages")).toBe(count + 1);
  }
});

test("a mail to a conversation and to the inbox is stored where it came first", async () => {
  for (const isInboxFirst of [true, false]) {
    const { id, to } = await answered();
    const raw = mailBytes("gmail-fr", to, (mail) =>
      mail.replace("CAF=gmail-1", `CAF=both-${++serial}`),
    );
    const count = await worker.count("messages");
    const replies = (await detail(id)).replies.length;
    for (const address of isInboxFirst ? [INBOUND, to] : [to, INBOUND])
      await worker.receiveMail({ from: THEO, to: address, raw });
    expect([await worker.count("messages"), (await detail(id)).replies.length]).toEqual([
      count + Number(isInboxFirst),
      replies + Number(!isInboxFirst),
    ]);
  }
});

// Proves V2.3.
test("what a program wrote never opens a message: an out-of-office stands in its conversation, a bounce too, and both go nowhere else", async () => {
  const { id, to } = await answered();
  const before = await detail(id);
  const mails = () => worker.rows("SELECT id FROM mail_outbox");
  const had = await mails();
  expect(await handIn("away-fr", to)).toBeNull();
  expect(await handIn("bounce", to, "")).toBeNull();
  const after = await detail(id);
  expect(after).toMatchObject({ status: "answered", version: before.version });
  expect(after.replies.slice(1).map(({ origin, text }) => [origin, text.split("\n")[0]])).toEqual([
    ["automatic", "Je suis absent jusqu'au 1er décembre. Écrivez à Claire Exemple."],
    ["automatic", "This is the mail system at host mx.voyage.example."],
  ]);
  const count = await stored();
  for (const mail of ["away-fr", "bounce"]) expect(await handIn(mail, INBOUND)).toBeNull();
  for (const header of [
    "Precedence: bulk",
    "List-Id: <news.example>",
    "Auto-Submitted: auto-replied",
    "X-Autoreply: yes",
  ])
    expect(
      await handIn("other-address", INBOUND, THEO, (mail) => `${header}\r\n${mail}`),
    ).toBeNull();
  expect(await stored()).toEqual(count);
  expect(await mails()).toEqual(had);
});

// Proves V2.1.
test("a mail of another address, or a forged one, is marked in the conversation whose address it was sent to", async () => {
  const { id, to } = await answered();
  expect(await handIn("other-address", to, "t.exemple@work.example")).toBeNull();
  expect(await handIn("forged", to, "x@evil.example")).toBeNull();
  expect((await detail(id)).replies.slice(1)).toMatchObject([
    {
      origin: "other_address",
      from_email: "t.exemple@work.example",
      text: "I write from the office: the flight is EX2048.",
    },
    { origin: "unproved", from_email: THEO },
  ]);
});

test("a mail to the plain address is a new message in its own language; a forged one is spam", async () => {
  await handIn("html-only-fr", INBOUND.toUpperCase());
  expect(await newest()).toMatchObject({
    kind: "mail",
    email: THEO,
    language: "fr",
    status: "new",
    message: expect.stringMatching(/^vol\n\nBonjour,/),
  });
  await handIn("other-address", INBOUND);
  expect(await newest()).toMatchObject({
    name: "T. Exemple (work)",
    email: "t.exemple@work.example",
    language: "en",
  });
  await handIn("forged", INBOUND);
  expect(await newest()).toMatchObject({ email: THEO, status: "spam" });
  expect(
    (await send("POST", `messages/${(await newest()).id}/replies`, { text: "Who is this?" }))
      .status,
  ).toBe(201);
});

// Proves V2.1.
test("a forged, cut or foreign token never leads into a conversation: it is a new message", async () => {
  const [mine, foreign] = [await answered(), await answered("grace@example.org")];
  const [local, token = ""] = mine.to.split("@")[0]!.split("+");
  const [, other = ""] = foreign.to.split("@")[0]!.split("+");
  const tags = [
    token.slice(0, -1),
    token.slice(0, 27) + other.slice(27),
    `o${token.slice(1)}`,
    `${token}a`,
    "x".repeat(43),
    token.slice(0, 27) + "a".repeat(16),
    "",
  ];
  const replies = await worker.count("message_replies");
  for (const tag of tags) {
    const count = await worker.count("messages");
    expect(await handIn("gmail-fr", `${local}+${tag}@mail.example`)).toBeNull();
    expect([tag, await worker.count("messages")]).toEqual([tag, count + 1]);
  }
  expect(await worker.count("message_replies")).toBe(replies);
  // One whose message was deleted.
  await worker.rows("DELETE FROM message_replies WHERE message_id = ?", mine.id);
  await worker.rows("DELETE FROM messages WHERE id = ?", mine.id);
  expect(await handIn("gmail-fr", mine.to)).toBeNull();
  expect((await newest()).kind).toBe("mail");
});

test("a mail program may change the case of the address", async () => {
  const { id, to } = await answered();
  expect(to.split("@")[0]!.length).toBeLessThanOrEqual(64);
  expect(await handIn("gmail-fr", to.toUpperCase())).toBeNull();
  expect((await detail(id)).replies).toHaveLength(2);
});

// Proves V2.1.
test("the answer to an order's mail, and a mail that names an order of its address, are linked to the order; a stranger's is not", async () => {
  const { booking } = await worker.book({ email: THEO });
  const { id, order_number: number } = booking.order;
  const to = /^Reply-To: (.+)$/m.exec(await worker.mailAbout(number))![1]!;
  await handIn("gmail-fr", to);
  expect(await newest()).toMatchObject({ kind: "mail", order_id: id });
  const named = (mail: string) =>
    mail.replace("Subject: vol", `Subject: vol ${number.toLowerCase().replaceAll("-", " ")}`);
  await handIn("html-only-fr", INBOUND, THEO, named);
  expect(await newest()).toMatchObject({ order_id: id });
  await handIn("html-only-fr", INBOUND, THEO, (mail) =>
    named(mail).replace("From: theo@", "From: mallory@"),
  );
  expect(await newest()).toMatchObject({ email: "mallory@voyage.example", order_id: null });
});

// Proves V2.1.
test("an answer to an order's mail from another address is marked, in the timeline too, and its saved replies tell nothing of the order", async () => {
  const ADDRESS = "t.exemple@work.example";
  const { booking } = await worker.book({ email: THEO, firstName: "Théodore" });
  const { id, order_number: number } = booking.order;
  const to = /^Reply-To: (.+)$/m.exec(await worker.mailAbout(number))![1]!;
  const timeline = async () => (await read<OrderDetail>(`orders/${id}`)).timeline;
  const ofMessages = async () =>
    (await timeline()).flatMap((entry) =>
      entry.kind === "message" && entry.is_about_order ? [entry.doubt] : [],
    );
  const ofReplies = async () =>
    (await timeline()).flatMap((entry) =>
      entry.kind === "reply" && entry.message_id === messageId ? [entry.doubt] : [],
    );
  await handIn("gmail-fr", to);
  expect(await detail((await newest()).id)).toMatchObject({
    from_other_address: false,
    facts: { orderNumber: number },
    withheld_facts: {},
  });
  await handIn("other-address", to, ADDRESS, (mail) =>
    mail.replace(/^From: .*<(.*)>/m, "From: <$1>"),
  );
  const { id: messageId } = await newest();
  const strange = await detail(messageId);
  expect(strange).toMatchObject({
    from_other_address: true,
    order: { id },
    withheld_facts: { orderNumber: number, firstName: "Théodore" },
  });
  expect(Object.keys(strange.facts)).toEqual(["companyName"]);
  expect(await ofMessages()).toEqual(["other_address", null]);

  // What is mailed back in that conversation is held against the booking too, not only against the message.
  const text = `Who is writing? ${number}`;
  expect((await send("POST", `messages/${messageId}/replies`, { text })).status).toBe(201);
  const back = /^Reply-To: (.+)$/m.exec(await worker.mailAbout(text))![1]!;
  for (const [name, from] of [
    ["other-address", ADDRESS],
    ["forged", "x@evil.example"],
    ["away-fr", THEO],
    ["gmail-fr", THEO],
  ] as const)
    await handIn(name, back, from);
  expect(await ofReplies()).toEqual([null, null, "unproved", "other_address", null]);

  // Staff say that both addresses are the same person's.
  await worker.book({ email: ADDRESS });
  await worker.rows(
    "UPDATE people SET merged_into = (SELECT id FROM people WHERE email = ?) WHERE email = ?",
    THEO,
    ADDRESS,
  );
  expect(await detail(messageId)).toMatchObject({
    from_other_address: false,
    facts: { orderNumber: number },
    withheld_facts: {},
  });
  expect(await ofMessages()).toEqual([null, null]);
  expect(await ofReplies()).toEqual([null, null, "unproved", null, null]);
  await worker.rows("UPDATE people SET merged_into = NULL WHERE email = ?", ADDRESS);
  expect(await ofMessages()).toEqual(["other_address", null]);
});

test("an answer that stands in the subject is kept, and one that says nothing anywhere is not", async () => {
  const { id, to } = await answered();
  const write = (subject: string, body = "") =>
    worker.receiveMail({
      from: THEO,
      to,
      raw: Buffer.from(
        `From: ${THEO}\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <subject-${++serial}@voyage.example>\r\n\r\n${body}`,
      ),
    });
  const history = "On Sun, 22 Nov 2026 at 05:01, Envol wrote:\r\n> Bonjour";
  const before = await detail(id);
  for (const subject of [
    "Re: votre message =?utf-8?Q?=C3=A0?= Envol",
    "RE : Votre message =?utf-8?Q?=C3=A0?= Envol",
    "Re:",
    "",
  ])
    await write(subject);
  expect(await detail(id)).toEqual(before);
  await write("Oui, le vol EX2048");
  await write("Re: votre message - oui, le 24", history);
  await write("EX2048", "Oui.");
  const after = await detail(id);
  expect(after.status).toBe("new");
  expect(after.replies.slice(1).map(({ text }) => text.split("\n")[0])).toEqual([
    "Oui, le vol EX2048",
    "Re: votre message - oui, le 24",
    "Oui.",
  ]);
});

// Proves V1.3.
test("a mail of 30 MB is refused, and so are other addresses and what is no mail", async () => {
  const count = await stored();
  const { to } = await answered();
  const large = Buffer.concat([mailBytes("gmail-fr", to), Buffer.alloc(30_000_000, "a")]);
  expect(await worker.receiveMail({ from: THEO, to, raw: large })).toMatch(/too large/);
  expect(await handIn("gmail-fr", "hello@mail.example")).toMatch(/no such address/);
  expect(await handIn("gmail-fr", "reply@evil.example")).toMatch(/no such address/);
  expect(
    await worker.receiveMail({ from: "", to: INBOUND, raw: Buffer.from("no headers at all") }),
  ).toMatch(/cannot be read/);
  const nested = Array.from(
    { length: 200 },
    (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
  ).join("");
  expect(
    await worker.receiveMail({
      from: THEO,
      to: INBOUND,
      raw: Buffer.from(`From: a@b.example\r\n${nested}`),
    }),
  ).toMatch(/cannot be read/);
  const after = await stored();
  expect(after).toEqual([
    { messages: Number(count[0]!.messages) + 1, replies: Number(count[0]!.replies) + 1 },
  ]);
});

test("a mail with 5 MB of photo is stored with its words and the photo's name, and one of nothing but a pasted picture is stored too", async () => {
  const { id, to } = await answered();
  const photo = `${Buffer.alloc(57, "photo").toString("base64")}\r\n`.repeat(
    (5 * 1024 * 1024) / 57,
  );
  expect(
    await handIn("apple-photo-fr", to, THEO, (mail) => mail.replace(/\/9j\/4AAQ.*\r\n/, photo)),
  ).toBeNull();
  await handIn("pasted-picture-fr", to, THEO, (mail) =>
    mail.replace(/<p>Ci-dessou[\s\S]*?<img/, "<img").replace("<p>Th=E9o</p>", ""),
  );
  expect((await detail(id)).replies.slice(-2).map(({ text }) => text.split("\n").at(-1))).toEqual([
    "[Non conservé\u00a0: IMG_2048.jpeg]",
    "[Non conservé\u00a0: image001.png]",
  ]);
});

// Proves V1.3.
test("hostile mails are stored as text and nothing else, and no log line has what was written", async () => {
  const { id, to } = await answered();
  const text = "<script>alert(1)</script> =0A\u0000 {{constructor}} '; DROP TABLE messages; --";
  await handIn("other-address", to, THEO, (mail) =>
    mail.replace(/I write from.*/, `${text}\r\n${"a".repeat(100_000)}`),
  );
  const [reply] = (await detail(id)).replies.slice(-1);
  expect(reply!.text.startsWith("<script>alert(1)</script> =0A {{constructor}}")).toBe(true);
  expect(reply!.text.length).toBeLessThan(21_000);
  const logs = worker.logs().join("\n");
  expect(logs).toContain('"job":"inbound"');
  expect(logs).not.toMatch(/voyage\.example|EX2048|constructor|gmail/);
});

test("only the address that is configured, and its own tags, are ours", async () => {
  const vars = {
    INBOUND_ADDRESS: "answers@mail.envol.example",
    SIGNING_SECRET: "local-signing-secret-never-deployed",
  };
  const { to } = await answered();
  expect(await replyTarget(vars, to)).toBeUndefined();
  expect(await replyTarget(vars, "answers@mail.envol.example")).toBeNull();
  expect(await replyTarget(vars, "answers+x@mail.envol.example")).toBeNull();
  expect(await replyTarget({ ...vars, INBOUND_ADDRESS: undefined }, to)).toBeUndefined();
  expect(
    await replyTarget(
      { ...vars, INBOUND_ADDRESS: INBOUND, SIGNING_SECRET: "another-secret-of-this-product" },
      to,
    ),
  ).toBeNull();
});

// Proves V14.2.
test("a person's own words in the conversations of others go and are exported with them", async () => {
  const { id, to } = await answered("grace@example.org");
  await handIn("other-address", to, "t.exemple@work.example", (mail) =>
    mail.replace("from the office", "Schneckenpost"),
  );
  const { booking } = await worker.book({ email: "t.exemple@work.example" });
  const file = await (await send("GET", `people/${booking.customer.id}/export`)).text();
  expect(file).toContain("Schneckenpost");
  const erased = await send("POST", `people/${booking.customer.id}/anonymize`, {
    email: "t.exemple@work.example",
  });
  expect(erased.status).toBeLessThan(300);
  expect((await detail(id)).replies.map(({ text }) => text).join()).not.toContain("Schneckenpost");
});

// Proves V3.13.
test("staff who read the quotation of our mail do not get the traveller's link to the order", async () => {
  const { booking } = await worker.book({ email: THEO });
  const page = `${worker.url()}/fast-track-payment/${booking.order.id}`;
  const link = new RegExp(`${page}#open=\\S+`).exec(
    await worker.mailAbout(booking.order.order_number),
  )![0];
  const lines = [`From: ${THEO}`, `To: ${INBOUND}`, "Message-ID: <quoted@voyage.example>"];
  const raw = Buffer.from(
    [...lines, `Subject: ${link}`, "", `> ${link}`, "It is mine."].join("\r\n"),
  );
  expect(await worker.receiveMail({ from: THEO, to: INBOUND, raw })).toBeNull();
  const [{ message } = { message: "" }] = await worker.rows<{ message: string }>(
    "SELECT message FROM messages ORDER BY rowid DESC LIMIT 1",
  );
  expect(message).toContain(`> ${page}`);
  expect(message).not.toContain("#open=");
});
