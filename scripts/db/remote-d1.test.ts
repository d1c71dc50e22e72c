import { expect, test } from "vitest";
import { migratedSqlite } from "../../tests/database.ts";
import { countDue } from "#worker/people/retention.ts";
import { grantRole } from "#worker/staff/roles.ts";
import { commandCtx } from "./command-ctx.ts";
import { grantByCommand, readAddress, readRole } from "./grant-role.ts";
import { remoteD1 } from "./remote-d1.ts";
import { readLoser, removeFactorByCommand } from "./remove-factor.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** A migrated database that receives SQL texts, like the deployed one. */
function deployed() {
  const sqlite = migratedSqlite();
  const asked: string[] = [];
  const db = remoteD1(async (statements) => {
    asked.push(...statements);
    return statements.map(
      (text) =>
        ({ results: sqlite.prepare(text).all(), success: true, meta: {} }) as unknown as D1Result,
    );
  });
  const rows = (sql: string) =>
    sqlite
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  return { db, asked, rows, sqlite };
}

test("parameters become texts, by order and by number, and only where they stand for values", async () => {
  const { db } = deployed();
  const one = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .first();
  expect(await one("SELECT ? AS a, ? AS b, ? AS c", "L'été", 1.5, null)).toEqual({
    a: "L'été",
    b: 1.5,
    c: null,
  });
  expect(await one("SELECT ?2 AS a, ?1 AS b, ?2 AS c", "x", "'; DROP TABLE users; --")).toEqual({
    a: "'; DROP TABLE users; --",
    b: "x",
    c: "'; DROP TABLE users; --",
  });
  expect(await one(`SELECT '?' AS "a?", 'it''s ?' AS b, ? AS c`, "value")).toEqual({
    "a?": "?",
    b: "it's ?",
    c: "value",
  });
  await expect(one("SELECT ?, ?", "one")).rejects.toThrow("undefined");
  await expect(one("SELECT ?", "a\0b")).rejects.toThrow("string");
});

test("an admin is made on the deployed database by the service that the API uses: twice is recorded once", async () => {
  const { db, rows, sqlite } = deployed();
  sqlite.exec(
    "INSERT INTO users (id, email, user_metadata, email_proved_at, created_at, updated_at) VALUES ('u1', 'o''hara@example.org', '{}', 1, 1, 1)",
  );
  const grant = () =>
    grantRole(commandCtx({ db, now: NOW }), { email: "O'Hara@example.org", role: "admin" });
  expect(await grant()).toEqual({
    user_id: "u1",
    email: "o'hara@example.org",
    role: "admin",
    proved: true,
    created_at: "2026-11-20T12:00:00.000Z",
  });
  await grant();
  expect(rows("SELECT user_id, role, created_at FROM user_roles")).toEqual([
    { user_id: "u1", role: "admin", created_at: NOW },
  ]);
  expect(rows("SELECT actor_id, action, subject_id, detail FROM audit_log")).toEqual([
    { actor_id: null, action: "role.granted", subject_id: "u1", detail: '{"role":"admin"}' },
  ]);
  await expect(
    grantRole(commandCtx({ db, now: NOW }), { email: "nobody@example.org", role: "admin" }),
  ).rejects.toMatchObject({
    code: "user_unknown",
  });
});

test("the command refuses an address that nobody has proved, unless it is told to, and says why it refuses", async () => {
  const { db, rows, sqlite } = deployed();
  sqlite.exec(
    "INSERT INTO users (id, email, user_metadata, created_at, updated_at) VALUES ('u1', 'owner@example.org', '{}', 1, 1)",
  );
  const grant = (role: "admin" | "agent", allowUnproved = false, email = "owner@example.org") =>
    grantByCommand(db, { email, role, allowUnproved });
  await expect(grant("admin", true, "nobody@example.org")).rejects.toThrow(
    "Nobody has an account with the address nobody@example.org",
  );
  await expect(grant("agent")).rejects.toThrow(
    "Nobody has proved that owner@example.org is theirs",
  );
  expect(rows("SELECT user_id, role, created_at FROM user_roles")).toEqual([]);
  await grant("agent", true);
  await grant("admin", true);
  await expect(grant("agent", true)).rejects.toThrow("owner@example.org is the last admin");
  expect(rows("SELECT role FROM user_roles")).toEqual([{ role: "admin" }]);
  sqlite.exec("UPDATE users SET email_proved_at = 1");
  await grant("admin");
  expect(rows("SELECT detail FROM audit_log ORDER BY rowid")).toEqual([
    { detail: '{"role":"agent"}' },
    { detail: '{"role":"admin","from":"agent"}' },
  ]);
});

test("a lost second factor is removed by the command, recorded, and its session is at aal1 again", async () => {
  const { db, rows, sqlite } = deployed();
  sqlite.exec(`INSERT INTO users (id, email, user_metadata, created_at, updated_at) VALUES ('u1', 'owner@example.org', '{}', 1, 1);
    INSERT INTO factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) VALUES ('f1', 'u1', 'App', 'totp', 'verified', 1, 1),
      ('f2', 'u1', 'Codes', 'recovery_code', 'verified', 1, 1);
    INSERT INTO recovery_codes (factor_id, code_hash) VALUES ('f2', 'hash');
    INSERT INTO sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at, factor_id, factor_method, factor_at)
      VALUES ('s1', 'u1', 0, 'password', '', 1, 1, 'f1', 'totp', 1)`);
  await removeFactorByCommand(db, "owner@example.org");
  expect([rows("SELECT id FROM factors"), rows("SELECT code_hash FROM recovery_codes")]).toEqual([
    [],
    [],
  ]);
  expect(rows("SELECT factor_id, factor_at FROM sessions")).toEqual([
    { factor_id: null, factor_at: null },
  ]);
  expect(rows("SELECT actor_id, action, subject_id FROM audit_log")).toEqual([
    { actor_id: null, action: "factor.removed", subject_id: "u1" },
  ]);
  await expect(removeFactorByCommand(db, "owner@example.org")).rejects.toThrow(
    "owner@example.org has no second factor.",
  );
  expect(() => readLoser("nobody")).toThrow("Say whose: npm run factor:remove");
});

test("the command takes an address and a role that exist", () => {
  expect([readAddress(" Ada@Example.org "), readRole(), readRole("agent")]).toEqual([
    "ada@example.org",
    "admin",
    "agent",
  ]);
  expect(() => readAddress(undefined)).toThrow("Say whom: npm run admin:grant");
  expect(() => readAddress("nobody")).toThrow("Say whom");
  expect(() => readRole("owner")).toThrow("A role is admin or agent");
});

test("what is due on the deployed database is counted by one statement that changes nothing", async () => {
  const { db, asked, sqlite } = deployed();
  sqlite.exec(
    `INSERT INTO auth_attempts (id, count, expires_at) VALUES ('over', 1, ${NOW - 1}), ('kept', 1, ${NOW + 1})`,
  );
  expect(await countDue(commandCtx({ db, now: NOW, env: "production" }))).toMatchObject({
    auth_attempts: 1,
    unpaid_orders: 0,
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^SELECT /);
  expect(asked[0]).not.toMatch(/INSERT|UPDATE|DELETE/);
});
