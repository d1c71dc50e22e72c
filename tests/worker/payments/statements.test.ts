import { describe, expect, onTestFinished, test } from "vitest";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { refundDueAt } from "#domain/statements/statement.ts";
import { authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();

let serial = 0;
const someone = () => `ada.${Date.now()}.${serial++}@example.org`;
const statement = (overrides: Record<string, unknown> = {}) => ({
  name: "Ada Lovelace",
  reference: "FT-1795176000000-UNKNOWN2",
  email: someone(),
  ...overrides,
});
const stored = (email: string) =>
  worker.rows<{
    id: string;
    kind: string;
    message: string;
    reference: string;
    order_id: string | null;
    created_at: number;
  }>(
    "SELECT id, kind, name, message, reference, order_id, language, status, created_at FROM messages WHERE email = ?",
    email,
  );
const receiptsTo = (email: string) => worker.mailsAbout(`\nTo: ${email}\n`);
const receiptTo = (email: string) => worker.mailAbout(`\nTo: ${email}\n`);
const london = (time: number, locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "medium", timeZone }).format(
    time,
  );

describe("a withdrawal", () => {
  test("is stored with its order, and acknowledged at once with its whole content and the time", async () => {
    const email = someone();
    const { order } = (await worker.book({ email: email.toUpperCase() })).booking;
    const response = await worker.post(
      "/api/withdrawals",
      statement({ email, reference: order.order_number }),
    );
    expect(response.status).toBe(202);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { received_at, ...rest } = (await response.json()) as { received_at: string };
    expect(rest).toEqual({ status: "accepted" });
    const [row, ...more] = await stored(email);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      kind: "withdrawal",
      order_id: order.id,
      reference: order.order_number,
      language: "en",
      status: "new",
    });
    expect(new Date(row!.created_at).toISOString()).toBe(received_at);
    const mail = await receiptTo(email);
    const text = `I hereby give notice that I withdraw from my contract for the supply of the following service: ${order.order_number}`;
    for (const part of [
      `Your statement: ${text}`,
      "Name: Ada Lovelace",
      `Contract: ${order.order_number}`,
      `Email: ${email}`,
      `Received (London time): ${london(row!.created_at, "en-GB", "Europe/London")}`,
    ])
      expect(mail).toContain(part);
    expect(row!.message).toBe(text);
  });

  // Proves V3.13.
  test("is stored without the token of the traveller's link", async () => {
    const email = someone();
    const token = `1.${"abcd2345".repeat(4).slice(0, 26)}`;
    await worker.post("/api/withdrawals", statement({ email, reference: `FT1 #open=${token}` }));
    const [row] = await stored(email);
    expect(row).toMatchObject({ reference: "FT1 " });
    expect(row!.message).not.toContain(token);
  });

  test("in French is acknowledged in French, and the team gets it too", async () => {
    const email = someone();
    await worker.rows("DELETE FROM mail_outbox WHERE kind = 'team-message'");
    await worker.post("/api/withdrawals", statement({ email, name: "Zoë Léman" }), {
      "x-language": "fr",
    });
    expect(await receiptTo(email)).toContain(
      "Je vous notifie par la présente ma rétractation du contrat",
    );
    expect(await worker.mailAbout("Rétractation de Zoë Léman")).toContain(`Reply-To: ${email}`);
  });

  test.each([
    [
      "as it is pasted",
      (number: string) => ` order no. ${number.toLowerCase().replaceAll("-", " – ")}`,
    ],
    ["as it is", (number: string) => number],
  ])("finds its order by the number %s", async (_how, spelled) => {
    const email = someone();
    const { order } = (await worker.book({ email })).booking;
    await worker.post(
      "/api/withdrawals",
      statement({ email, reference: spelled(order.order_number) }),
    );
    expect(await stored(email)).toMatchObject([{ order_id: order.id }]);
  });

  test("gets the same response whether the number is unknown, another person's, or no number at all", async () => {
    const { order } = (await worker.book({ email: someone() })).booking;
    const email = someone();
    for (const reference of [order.order_number, "FT-1795176000000-UNKNOWN2", "my trip to Nice"]) {
      const response = await worker.post("/api/withdrawals", statement({ email, reference }));
      expect([response.status, await response.json()]).toEqual([
        202,
        { status: "accepted", received_at: expect.any(String) },
      ]);
    }
    expect((await stored(email)).map(({ order_id }) => order_id)).toEqual([null, null, null]);
    await expect.poll(() => receiptsTo(email).length).toBe(3);
    for (const mail of receiptsTo(email)) expect(mail).not.toContain(order.id);
  });
});

test("the end of a membership is stored with the wished day, and acknowledged", async () => {
  const email = someone();
  const response = await worker.post(
    "/api/terminations",
    statement({ email, reference: "Premium", endsOn: "2026-12-31" }),
  );
  expect(response.status).toBe(202);
  expect(await stored(email)).toMatchObject([
    { kind: "termination", reference: "Premium", order_id: null },
  ]);
  expect(await receiptTo(email)).toContain(
    "I hereby give notice that I end the following membership, on 31 December 2026: Premium",
  );
});

test("without a wished day a membership ends as early as possible", async () => {
  const email = someone();
  await worker.post("/api/terminations", statement({ email, reference: "Medium" }), {
    "x-language": "fr",
  });
  expect(await receiptTo(email)).toContain(
    "la résiliation de l’abonnement suivant, avec effet dès que possible",
  );
});

describe("a repeat with the same key", () => {
  const key = () => ({ "idempotency-key": `statement-${Date.now()}-${serial++}` });

  test("is one statement and one receipt, also when both are sent at once, and gets the same response", async () => {
    const body = statement();
    const headers = key();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => worker.post("/api/withdrawals", body, headers)),
    );
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(bodies).size).toBe(1);
    expect(await stored(body.email)).toHaveLength(1);
    await receiptTo(body.email);
    expect((await worker.post("/api/withdrawals", body, headers)).status).toBe(202);
    expect(await stored(body.email)).toHaveLength(1);
    expect(receiptsTo(body.email)).toHaveLength(1);
  });

  test("but another content is another statement, and so is one without a key", async () => {
    const body = statement();
    const headers = key();
    await worker.post("/api/withdrawals", body, headers);
    await worker.post("/api/withdrawals", { ...body, reference: "another order" }, headers);
    await worker.post("/api/withdrawals", body);
    expect(await stored(body.email)).toHaveLength(3);
  });
});

test("statement and receipt are stored together or not at all", async () => {
  const db = await worker.d1();
  const refuse = (table: string) =>
    db
      .prepare(
        `CREATE TRIGGER refused BEFORE INSERT ON ${table} WHEN NEW.kind LIKE 'withdrawal%' BEGIN SELECT RAISE(ABORT, 'refused by a test'); END`,
      )
      .run();
  const allow = () => db.prepare("DROP TRIGGER IF EXISTS refused").run();
  onTestFinished(async () => void (await allow()));
  for (const table of ["mail_outbox", "messages"]) {
    await refuse(table);
    const body = statement();
    expect((await worker.post("/api/withdrawals", body)).status).toBe(500);
    await allow();
    expect(await stored(body.email)).toEqual([]);
    expect(await worker.rows("SELECT id FROM mail_outbox WHERE recipient = ?", body.email)).toEqual(
      [],
    );
  }
});

test.each([
  [
    "nothing",
    {},
    [
      "Name is required",
      "Tell us which order or membership this is about",
      "Invalid email address",
    ],
  ],
  ["blanks", statement({ name: "  ", email: "ada@example.org" }), ["Name is required"]],
  ["too long a contract", statement({ reference: "x".repeat(201) }), ["This text is too long"]],
  [
    "a web address as name",
    statement({ name: "You won: https://evil.example" }),
    ["Leave web addresses out"],
  ],
  [
    "a web address as contract",
    statement({ reference: "see evil.example/login" }),
    ["Leave web addresses out"],
  ],
  // Proves V3.2.
])("%s is refused, and nothing is stored or mailed", async (_name, body, messages) => {
  const before = await worker.count("messages");
  const response = await worker.post("/api/withdrawals", body);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).issues?.map(({ message }) => message)).toEqual(messages);
  expect(await worker.count("messages")).toBe(before);
});

/** The domain forms of the review, each of which a mail program makes a link of. */
const DOMAIN_FORMS = [
  "evil.com",
  "EVIL.COM",
  "paypal-help.info",
  "evil.co.uk",
  "xn--80ak6aa92e.com",
  "http:evil",
  "mailto:a@evil.example",
  "1.2.3.4",
  "1.2.3.4:8080",
  "mail me a@evil.example",
  "evil\u202emoc.live",
  "evil.com?a=b",
  "evil.com#a",
  "(evil.com)",
  "evil.com.",
  "évil.fr",
  "evil。com",
];

test("a receipt without an order quotes nothing that a mail program makes a link of", async () => {
  // Proves V3.2.
  const ways = DOMAIN_FORMS.map((form) => ({ form, email: someone() }));
  for (const { form, email } of ways) {
    const reference = `call +33 6 12 34 56 78 today ${form}`;
    const body = statement({ email, name: `Ada ${form}`, reference });
    expect([form, (await worker.post("/api/withdrawals", body)).status]).toEqual([form, 202]);
    const mail = await receiptTo(email);
    const [, own = ""] = /\nYour statement: ([^]*)\nEmail: /.exec(mail) ?? [];
    expect(own).toContain("Name: Ada ");
    expect(own).toContain("call … today ");
    expect(own).not.toMatch(/\S[.@:。]\S|\p{Bidi_Control}|\d \d\d \d\d/u);
    expect(mail).toContain("Somebody typed this statement into our form with your email address.");
  }
});

test("a membership's e-mail address may identify it, and a line break adds no line to the receipt", async () => {
  const email = someone();
  const name = "Ada\r\nBcc: everyone@example.org";
  expect(
    (await worker.post("/api/terminations", statement({ email, name, reference: email }))).status,
  ).toBe(202);
  expect(await stored(email)).toMatchObject([
    { name: "Ada Bcc: everyone@example.org", reference: email },
  ]);
});

test.each([
  ["no public key", { apikey: "" }, "{}", 401],
  ["another site's page", { "sec-fetch-site": "cross-site" }, "{}", 403],
  ["65 KiB", {}, JSON.stringify({ ...statement(), more: "x".repeat(66_000) }), 413],
  ["a wrong day", {}, JSON.stringify({ ...statement(), endsOn: "31/12/2026" }), 422],
])("%s is refused", async (_name, headers, body, status) => {
  expect((await worker.post("/api/terminations", body, headers)).status).toBe(status);
});

describe("staff", () => {
  const auth = authCalls(worker);

  test("see which order is meant, what does not match, and until when to refund; it stays on the to-do list until it is archived", async () => {
    const admin = await auth.admin();
    const read = async <Body>(path: string) =>
      (await (await auth.send("GET", path, admin.access_token)).json()) as Body;
    const email = someone();
    const { order } = (await worker.book({ email })).booking;
    const open = async () => {
      const { open_withdrawals, open_terminations } =
        await read<Record<string, number>>("admin/summary");
      return [open_withdrawals, open_terminations];
    };
    const [withdrawals, terminations] = await open();
    await worker.post("/api/withdrawals", statement({ email, reference: order.order_number }));
    const other = statement({ reference: order.order_number });
    await worker.post("/api/withdrawals", other);
    const none = statement({ reference: "Premium" });
    await worker.post("/api/terminations", none);
    expect(await open()).toEqual([withdrawals! + 2, terminations! + 1]);
    const oldest = async (kind: string) =>
      (
        await worker.rows<{ id: string }>(
          "SELECT id FROM messages WHERE kind = ? AND status IN ('new', 'answered') ORDER BY created_at LIMIT 1",
          kind,
        )
      )[0]!.id;
    expect(await read("admin/summary")).toMatchObject({
      open_withdrawal: await oldest("withdrawal"),
      open_termination: await oldest("termination"),
    });

    const detail = async (of: string) =>
      read<MessageDetail>(`admin/messages/${(await stored(of))[0]!.id}`);
    const mine = await detail(email);
    const shown = { id: order.id, order_number: order.order_number, status: "Not Paid" };
    const due = new Date(refundDueAt(Date.parse(mine.created_at))).toISOString();
    expect(mine.statement).toEqual({
      reference: order.order_number,
      match: "order",
      order: shown,
      refund_due_at: due,
    });
    expect((await detail(other.email)).statement).toMatchObject({
      match: "other_email",
      order: shown,
    });
    expect((await detail(none.email)).statement).toEqual({
      reference: "Premium",
      match: "none",
      order: null,
      refund_due_at: null,
    });

    const change = (status: string) =>
      auth.send("PATCH", `admin/messages/${mine.id}`, admin.access_token, { status });
    expect((await change("archived")).status).toBe(200);
    expect(await open()).toEqual([withdrawals! + 1, terminations! + 1]);
  });

  test("find it on the order that it names with its e-mail, also once it is dealt with; a stranger's is not there", async () => {
    const admin = await auth.admin();
    const email = someone();
    const { order } = (await worker.book({ email })).booking;
    const declared = async () => {
      const { timeline } = (await (
        await auth.send("GET", `admin/orders/${order.id}`, admin.access_token)
      ).json()) as OrderDetail;
      return timeline.filter((entry) => entry.kind === "message" && entry.is_about_order);
    };
    expect(await declared()).toEqual([]);
    await worker.post("/api/withdrawals", statement({ reference: order.order_number }));
    expect(await declared()).toEqual([]);
    await worker.post(
      "/api/withdrawals",
      statement({ email, reference: ` no. ${order.order_number.toLowerCase()} ` }),
    );
    const { id, created_at } = (await stored(email))[0]!;
    const due = new Date(refundDueAt(created_at)).toISOString();
    const mine = {
      message_id: id,
      message_kind: "withdrawal",
      status: "new",
      created_at: new Date(created_at).toISOString(),
      refund_due_at: due,
    };
    expect(await declared()).toMatchObject([mine]);
    await auth.send("PATCH", `admin/messages/${id}`, admin.access_token, { status: "archived" });
    expect(await declared()).toMatchObject([{ ...mine, status: "archived", refund_due_at: null }]);
  });
});
