import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { auditEntry } from "#worker/platform/db/audit.ts";
import { erasePerson } from "#worker/people/erase-person.ts";
import { newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

/** Erases somebody, and says how many of their `rows` are left after each transaction. */
async function eraser(email: string, rows: "messages" | "customers") {
  const db = await worker.d1();
  const left: number[] = [];
  const counting: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (text) => db.prepare(text),
    async batch(statements) {
      const results = await db.batch<never>(statements);
      left.push(await worker.count(`${rows} WHERE email = '${email}'`));
      return results;
    },
  };
  const ctx = commandCtx({ db: counting as D1Database, now: Date.now() });
  return async (holds = sql`1`) => {
    const record = auditEntry(ctx, { action: "account.deleted", subjectId: email });
    const isDone = await erasePerson(ctx, { emails: [email], userIds: [], holds: [holds], record });
    return { isDone, left };
  };
}

/** Somebody with these messages, and what erases them. */
async function writer(texts: readonly string[]) {
  const email = newEmail();
  await worker.book({ email });
  await worker.rows(
    `INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
      SELECT ?1 || key, 'mail', 'Ada', ?1, value, 'en', 'new', 1 FROM json_each(?2)`,
    email,
    JSON.stringify(texts),
  );
  return eraser(email, "messages");
}

test("many messages, or long ones, are erased in portions that the database has time for", async () => {
  const short = await writer(Array.from({ length: 450 }, () => "Hello"));
  expect(await short()).toEqual({ isDone: true, left: [250, 50, 0] });
  const long = await writer(Array.from({ length: 25 }, () => "a ".repeat(10_000)));
  expect(await long()).toEqual({ isDone: true, left: [15, 5, 0] });
  const few = await writer(Array.from({ length: 200 }, () => "Hello"));
  expect(await few()).toEqual({ isDone: true, left: [0] });
});

test("many bookings are erased in portions too, and the address stays the person's until the last one", async () => {
  const email = newEmail();
  await worker.book({ email });
  await worker.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2299)
      INSERT INTO customers (id, first_name, last_name, email, company_name, notes, created_at)
      SELECT 'many-' || i, 'Ada', 'Byron', ?, '', '', i FROM n`,
    email,
  );
  const erase = await eraser(email, "customers");
  const isKnown = sql`EXISTS (SELECT 1 FROM people WHERE email = ${email})`;
  expect(await erase(isKnown)).toEqual({ isDone: true, left: [1300, 300, 0] });
});

test("whoever may no longer be erased keeps the portions that are left", async () => {
  const erase = await writer(Array.from({ length: 450 }, () => "Hello"));
  const isFirst = sql`(SELECT count(*) FROM messages) > 300`;
  expect(await erase(isFirst)).toEqual({ isDone: false, left: [250] });
});
