import { expect, test } from "vitest";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send } = adminCalls(worker);

const exported = (query = "", token = admin().access_token) =>
  auth.send("GET", `admin/people.csv${query}`, token);
const linesOf = (csv: string) => csv.split("\r\n").slice(1, -1);
const lineOf = (csv: string, email: string) => linesOf(csv).filter((line) => line.includes(email));

const HEAD =
  '"name","company","email","addresses","bookings","value_usd","value_eur","value_gbp","last_booked_at","has_account","id"';

/** Thousands of people who each booked once, a second apart. */
const MANY = 2500;
const MANY_PEOPLE = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1})
  INSERT INTO people (id, email, bookings, last_booked_at, created_at) SELECT 'many-' || i, 'many-' || i || '@example.org', 1, i * 1000, 0 FROM n`;

test("a person is one line with all of their addresses, and what they brought in a column for each currency", async () => {
  const [email, other] = [newEmail(), newEmail()];
  const { booking } = await worker.book({
    email,
    firstName: "Zoë",
    lastName: "Répète",
    companyName: "Répète SARL",
    currency: "EUR",
  });
  await worker.book({
    email: other,
    firstName: "Zoë",
    lastName: "Répète",
    companyName: "Répète SARL",
    currency: "GBP",
  });
  await auth.person(email);
  await worker.rows(
    "UPDATE orders SET status = 'paid', paid_minor = 4450, refunded_minor = 1000 WHERE id = ?",
    booking.order.id,
  );
  const [main] = await worker.rows<{ id: string }>("SELECT id FROM people WHERE email = ?", email);
  expect((await send("POST", `people/${main!.id}/addresses`, { email: other })).status).toBe(200);
  const response = await exported();
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const csv = await response.text();
  expect(csv.startsWith(`${HEAD}\r\n`)).toBe(true);
  expect(lineOf(csv, other)).toEqual([]);
  const [line] = lineOf(csv, email);
  expect(line).toMatch(
    /^"Zoë Répète","Répète SARL","[^"]+",2,2,0,34\.5,0,"\d{4}-[^"]+Z","true","[^"]+"$/,
  );
  const french = await (await exported("?format=french")).text();
  expect(french).toMatch(/^"Nom";"Société";"E-mail";"Adresses";"Commandes";"Valeur \(USD\)"/);
  expect(lineOf(french, email)[0]).toMatch(
    /;2;2;0;34,5;0;"\d\d\/\d\d\/\d{4} \d\d:\d\d";"oui";"[^"]+"$/,
  );
});

// Proves V1.5.
test("what a customer typed never runs as a formula in their line", async () => {
  const email = newEmail();
  await worker.book({
    email,
    firstName: '=HYPERLINK("https://evil.example","x")',
    lastName: "Evil",
    companyName: "@SUM(1;2)",
  });
  const csv = await (await exported()).text();
  expect(lineOf(csv, email)[0]).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.example"",""x""\) Evil","'@SUM\(1;2\)",/,
  );
});

test("only admins export customers, and each export is recorded", async () => {
  await worker.rows("DELETE FROM audit_log");
  const [agent, member] = [await auth.person(), await auth.person()];
  await worker.rows(
    "INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'agent', 0)",
    agent.user.id,
  );
  expect((await auth.send("GET", "admin/people.csv")).status).toBe(401);
  for (const { access_token: token } of [agent, member])
    expect((await exported("", token)).status).toBe(403);
  const refused = await exported("?format=excel");
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "validation_failed"]);
  expect(await worker.count("audit_log")).toBe(0);
  await (await exported("?format=french")).text();
  expect(await worker.rows("SELECT actor_id, action, subject_id, detail FROM audit_log")).toEqual([
    {
      actor_id: admin().user.id,
      action: "customers.exported",
      subject_id: "customers",
      detail: '{"format":"french"}',
    },
  ]);
});

test("of thousands none is missed who books while the file is written", async () => {
  await worker.rows(MANY_PEOPLE);
  const reader = (await exported()).body!.pipeThrough(new TextDecoderStream()).getReader();
  let csv = (await reader.read()).value!;
  await worker.rows(
    "UPDATE people SET last_booked_at = ?, bookings = 2 WHERE id = ?",
    Date.now() + 60_000,
    `many-${MANY - 1}`,
  );
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    csv += piece.value;
  for (const i of [0, 1, 999, 1000, 1999, 2000, MANY - 2, MANY - 1])
    expect([i, lineOf(csv, `"many-${i}@`).length]).toEqual([i, 1]);
  expect(lineOf(csv, '"many-')).toHaveLength(MANY);
  await worker.rows("DELETE FROM people WHERE id LIKE 'many-%'");
});
