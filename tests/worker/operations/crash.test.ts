import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFailed, onTestFinished, test } from "vitest";
import { type SeededRandom, seededRandom } from "../../../scripts/db/seeded-random.ts";
import { persistencePath, serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { applyMigrations } from "../../database.ts";
import { bookingBody } from "../../factories.ts";
import { newEmail, PASSWORD } from "../../people.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { startProcess } from "./own-process.ts";
import { counted, kept } from "../dashboard/recount.ts";

/** How often the server is killed. `KILLS=100` is the long run, CRASH_SEED repeats one. */
const KILLS = Number(process.env.KILLS ?? 1);
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31);
/** The server dies when it has answered this many, or fewer, of the requests of a round. */
const MOST_ANSWERS = 60;
const AT_ONCE = 16;

type Send = (
  method: string,
  path: string,
  body: object,
  headers?: Record<string, string>,
) => Promise<Response>;

function sender(url: string): Send {
  return (method, path, body, headers = {}) => {
    const all = {
      ...PUBLIC_KEY,
      "content-type": "application/json",
      connection: "close",
      ...headers,
    };
    const init: RequestInit = { method, headers: all, body: JSON.stringify(body) };
    return fetch(`${url}/api/${path}`, init);
  };
}

/** A migrated state with an admin, whose token holds for an hour, and people with proved addresses. */
async function prepare(stateDir: string): Promise<{ admin: string; people: string[] }> {
  const server = await serveBuiltWorker({ stateDir, vars: { RATE_LIMITS: "off" } });
  try {
    const db = await server.d1();
    await applyMigrations(db);
    const emails = Array.from({ length: 5 }, newEmail);
    const send = sender(server.url);
    const tokens: TokenResponse[] = [];
    for (const email of emails)
      tokens.push(
        (await (
          await send("POST", "auth/signup", { email, password: PASSWORD })
        ).json()) as TokenResponse,
      );
    await db.exec("UPDATE users SET email_proved_at = 1");
    await db
      .prepare("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 1)")
      .bind(tokens[0]!.user.id)
      .run();
    return { admin: tokens[0]!.access_token, people: emails.slice(1) };
  } finally {
    await server.dispose();
  }
}

/** What was answered in all rounds: ids and addresses that must be there. */
interface Answered {
  orders: string[];
  emails: string[];
  roles: number;
}

interface Round {
  random: SeededRandom;
  admin: string;
  people: string[];
  answered: Answered;
}

/** One request at random. Its response is noted once it has come. */
function newRequest({ random, admin, people, answered }: Round): (send: Send) => Promise<void> {
  const kind = random.below(10);
  if (kind < 5) {
    const headers: Record<string, string> =
      kind < 3 ? { "idempotency-key": crypto.randomUUID() } : {};
    return async (send) => {
      const response = await send("POST", "bookings", bookingBody(), headers);
      expect(response.status).toBe(201);
      answered.orders.push(((await response.json()) as { order: { id: string } }).order.id);
    };
  }
  if (kind < 7) {
    return async (send) => {
      const email = newEmail();
      const response = await send("POST", "auth/signup", { email, password: PASSWORD });
      expect(response.status).toBe(200);
      await response.text();
      answered.emails.push(email);
    };
  }
  const method = kind === 7 ? "DELETE" : "PUT";
  const change = { email: random.pick(people), role: random.pick(["admin", "agent"]) };
  return async (send) => {
    const response = await send(method, "admin/roles", change, {
      authorization: `Bearer ${admin}`,
    });
    const said = `${method} ${response.status} ${await response.text()}`;
    // They may hold the other role by then.
    expect(said).toMatch(/^(PUT 200|DELETE 204|DELETE 409 .*"role_changed")/);
    answered.roles += 1;
  };
}

/** Sends requests, many at once, until the server is killed in the middle of them. Returns how many were cut. */
async function killInTheMiddle(stateDir: string, round: Round): Promise<number> {
  const server = await startProcess(stateDir);
  onTestFinished(server.kill);
  const send = sender(server.url);
  const deadAfter = 1 + round.random.below(MOST_ANSWERS);
  const delay = round.random.below(6);
  let responses = 0;
  let cut = 0;
  let death: Promise<void> | undefined;
  const work = async () => {
    while (cut === 0 || death === undefined) {
      try {
        await newRequest(round)(send);
        responses += 1;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error; // The connection broke: that is what this test does.
        cut += 1;
      }
      if (responses >= deadAfter) death ??= sleep(delay).then(server.kill);
      if (cut > 0) return;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await death;
  return cut;
}

/** The database as the server left it, opened as the server would open it again. */
function openDatabase(stateDir: string): DatabaseSync {
  const folder = join(persistencePath(stateDir), "d1");
  const path = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) =>
    /[0-9a-f]{64}\.sqlite$/.test(name),
  );
  return new DatabaseSync(join(folder, path!));
}

/** Rows that would be half of something. */
const HALVES = {
  "customers without an order":
    "SELECT id FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)",
  "orders without a customer":
    "SELECT id FROM orders WHERE customer_id NOT IN (SELECT id FROM customers)",
  "addresses with two accounts":
    "SELECT email FROM users GROUP BY lower(email) HAVING COUNT(*) > 1",
  "accounts without their one identity":
    "SELECT id FROM users WHERE (SELECT COUNT(*) FROM identities WHERE user_id = users.id AND email = users.email) <> 1",
  "accounts without the session of their sign-up":
    "SELECT id FROM users WHERE id NOT IN (SELECT user_id FROM sessions)",
  "identities and sessions of nobody":
    "SELECT id FROM identities WHERE user_id NOT IN (SELECT id FROM users) UNION SELECT id FROM sessions WHERE user_id NOT IN (SELECT id FROM users)",
  "people with two roles": "SELECT user_id FROM user_roles GROUP BY user_id HAVING COUNT(*) > 1",
  // What the audit log says last of each person is what they have.
  "roles that the audit log does not tell": `SELECT user_id, role FROM user_roles WHERE created_at > 1
    EXCEPT SELECT subject_id, json_extract(detail, '$.role') FROM audit_log
      WHERE action = 'role.granted' AND rowid IN (SELECT MAX(rowid) FROM audit_log WHERE action GLOB 'role.*' GROUP BY subject_id)`,
  "roles that only the audit log tells": `SELECT subject_id, json_extract(detail, '$.role') FROM audit_log
      WHERE action = 'role.granted' AND rowid IN (SELECT MAX(rowid) FROM audit_log WHERE action GLOB 'role.*' GROUP BY subject_id)
    EXCEPT SELECT user_id, role FROM user_roles`,
};

function expectWhole(stateDir: string, { orders, emails }: Answered): void {
  const db = openDatabase(stateDir);
  try {
    const all = (sql: string) => db.prepare(sql).all();
    expect(all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
    expect(all("PRAGMA foreign_key_check")).toEqual([]);
    expect(
      Object.fromEntries(Object.entries(HALVES).map(([what, sql]) => [what, all(sql)])),
    ).toEqual(Object.fromEntries(Object.keys(HALVES).map((what) => [what, []])));
    for (const what of ["totals", "hourly", "searchable"] as const) {
      const isSomething = ({ count, amount_minor }: Record<string, unknown>) =>
        what !== "totals" || count !== 0 || amount_minor !== 0;
      expect(all(kept[what])).toEqual(all(counted[what]).filter(isSomething));
    }
    const storedOrders = new Set(all("SELECT id FROM orders").map(({ id }) => id));
    const storedEmails = new Set(all("SELECT email FROM users").map(({ email }) => email));
    expect(orders.filter((id) => !storedOrders.has(id))).toEqual([]);
    expect(emails.filter((email) => !storedEmails.has(email))).toEqual([]);
  } finally {
    db.close();
  }
}

// Proves V2.16.
test(
  `kill -9 in the middle of bookings, sign-ups and changes of roles leaves nothing half done, ${KILLS} times`,
  async () => {
    const stateDir = mkdtempSync(join(tmpdir(), "envol-crash-"));
    onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
    onTestFailed(() => console.warn(`CRASH_SEED=${SEED}`));
    const answered: Answered = { orders: [], emails: [], roles: 0 };
    const round = { random: seededRandom(SEED), answered, ...(await prepare(stateDir)) };
    let cut = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const cutNow = await killInTheMiddle(stateDir, round);
      expect(cutNow).toBeGreaterThan(0);
      cut += cutNow;
      expectWhole(stateDir, answered);
    }
    console.warn(
      `${KILLS} kills: ${answered.orders.length} bookings, ${answered.emails.length} sign-ups and ${answered.roles} changes answered, ${cut} requests cut`,
    );
  },
  600_000 + KILLS * 20_000,
);
