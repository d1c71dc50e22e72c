import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { builtSite, codeIn, cookieOf, errorOf } from "../../site.ts";

const worker = builtSite();

const ask = (orderNumber: string, email: string) =>
  worker.post("/api/bookings/lookup", { orderNumber, email });
const confirm = (orderNumber: string, email: string, code: string) =>
  worker.post("/api/bookings/lookup/confirm", { orderNumber, email, code });

const REFUSAL = { code: "code_invalid", message: "This code is not valid. Ask for a new one." };

async function expectRefused(response: Response) {
  expect(response.status).toBe(422);
  expect(await errorOf(response)).toEqual(REFUSAL);
  expect(response.headers.get("set-cookie")).toBeNull();
}

/** A booking whose owner has just got a code by mail. */
async function askedFor(email = "ada@example.org", headers: Record<string, string> = {}) {
  const { booking } = await worker.book({ email }, headers);
  const orderNumber = booking.order.order_number;
  await ask(orderNumber, email);
  const mail = await worker.codeMailAbout(orderNumber);
  return { booking, orderNumber, email, mail, code: codeIn(mail) };
}

const wrong = (code: string) => String((Number(code) + 1) % 1e6).padStart(6, "0");

test("the mailed code opens the booking and sets its cookie", async () => {
  const { booking, orderNumber, email, code } = await askedFor();
  const response = await confirm(orderNumber, email, code);
  expect(response.status).toBe(200);
  expect((await response.json()) as Booking).toEqual(booking);
  const seen = await worker.get(`/api/bookings/${booking.order.id}`, {
    cookie: cookieOf(response),
  });
  expect(await seen.json()).toEqual(booking);
});

test("order number and e-mail are found in any case", async () => {
  const { booking } = await worker.book({ email: "Ada.Lovelace@Example.ORG" });
  const orderNumber = booking.order.order_number;
  await ask(orderNumber.toLowerCase(), "ada.lovelace@example.org");
  const response = await confirm(
    orderNumber,
    "ADA.LOVELACE@EXAMPLE.ORG",
    codeIn(await worker.codeMailAbout(orderNumber)),
  );
  expect(response.status).toBe(200);
});

test("a known and an unknown booking get the same response, and only the owner gets a mail", async () => {
  const { booking } = await worker.book({ email: "grace@example.org" });
  const other = await worker.book();
  const responses = await Promise.all([
    ask(booking.order.order_number, "grace@example.org"),
    ask(other.booking.order.order_number, "someone-else@example.org"),
    ask("FT-1795176000000-ZZZZZZZZ", "grace@example.org"),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "accepted" });
    expect([...response.headers.keys()].toSorted()).toEqual(
      [...responses[0]!.headers.keys()].toSorted(),
    );
  }
  await worker.codeMailAbout(booking.order.order_number);
  expect(worker.codeMailsAbout(other.booking.order.order_number)).toEqual([]);
});

test("the mail is in the language of the booking", async () => {
  const english = await askedFor();
  const french = await askedFor("marie@example.org", { "x-language": "fr" });
  expect(english.mail).toContain("to open booking");
  expect(french.mail).toContain("pour ouvrir la réservation");
});

test("a code works once, also when it is sent ten times at the same moment", async () => {
  const { orderNumber, email, code } = await askedFor();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => confirm(orderNumber, email, code)),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array<number>(9).fill(422),
  ]);
  await expectRefused(await confirm(orderNumber, email, code));
});

test("after 5 wrong codes the right one no longer works", async () => {
  const { orderNumber, email, code } = await askedFor();
  for (let tries = 0; tries < 5; tries++)
    await expectRefused(await confirm(orderNumber, email, wrong(code)));
  await expectRefused(await confirm(orderNumber, email, code));
});

test("after 4 wrong codes the right one still works", async () => {
  const { orderNumber, email, code } = await askedFor();
  for (let tries = 0; tries < 4; tries++) await confirm(orderNumber, email, wrong(code));
  expect((await confirm(orderNumber, email, code)).status).toBe(200);
});

test("30 wrong codes at the same moment take no more than the 5 tries", async () => {
  const { orderNumber, email, code, booking } = await askedFor();
  await Promise.all(Array.from({ length: 30 }, () => confirm(orderNumber, email, wrong(code))));
  expect(
    await worker.rows(
      "SELECT tries_left FROM one_time_tokens WHERE subject_id = ?",
      booking.order.id,
    ),
  ).toEqual([{ tries_left: 0 }]);
  await expectRefused(await confirm(orderNumber, email, code));
});

test("an expired code is refused", async () => {
  const { orderNumber, email, code, booking } = await askedFor();
  const [token] = await worker.rows<{ expires_at: number; created_at: number }>(
    "SELECT expires_at, created_at FROM one_time_tokens WHERE subject_id = ?",
    booking.order.id,
  );
  expect(token!.expires_at - token!.created_at).toBe(10 * 60_000);
  await worker.rows(
    "UPDATE one_time_tokens SET expires_at = ? WHERE subject_id = ?",
    Date.now() - 1,
    booking.order.id,
  );
  await expectRefused(await confirm(orderNumber, email, code));
});

test("a newer code replaces the older one", async () => {
  const { orderNumber, email, code } = await askedFor();
  let newer = code;
  while (newer === code) {
    const sent = worker.codeMailsAbout(orderNumber).length;
    await ask(orderNumber, email);
    await expect.poll(() => worker.codeMailsAbout(orderNumber).length).toBeGreaterThan(sent);
    newer = codeIn(worker.codeMailsAbout(orderNumber).at(-1)!);
  }
  await expectRefused(await confirm(orderNumber, email, code));
  expect((await confirm(orderNumber, email, newer)).status).toBe(200);
});

// Proves V8.4.
test("a code opens its own booking only, for its own e-mail only", async () => {
  const { orderNumber, email, code } = await askedFor();
  const other = await worker.book({ email });
  await expectRefused(await confirm(other.booking.order.order_number, email, code));
  await expectRefused(await confirm(orderNumber, "someone-else@example.org", code));
  await expectRefused(await confirm("FT-1795176000000-ZZZZZZZZ", email, code));
});

// Proves V11.1.
test("neither the code nor the e-mail is stored in clear, and no log line has them", async () => {
  const { code, booking, email } = await askedFor("secret-person@example.org");
  const [token] = await worker.rows(
    "SELECT * FROM one_time_tokens WHERE subject_id = ?",
    booking.order.id,
  );
  expect(JSON.stringify(token)).not.toMatch(new RegExp(`"${code}"|${email}`));
  expect(worker.logs().join("\n")).not.toContain(email);
});

test.each([
  ["no order number", { email: "ada@example.org" }],
  ["an endless order number", { orderNumber: "1".repeat(101), email: "ada@example.org" }],
  ["no e-mail", { orderNumber: "FT-1795176000000-ABCDEFGH" }],
])("looking up with %s breaks a rule", async (_name, body) => {
  const response = await worker.post("/api/bookings/lookup", body);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).code).toBe("validation_failed");
});

test("an order number of another form gets the same answer as any other", async () => {
  for (const number of ["1", "FT-NOPE", "FT-1-A", "' OR 1=1"]) {
    const response = await ask(number, "ada@example.org");
    expect([response.status, await response.json()]).toEqual([202, { status: "accepted" }]);
  }
});
