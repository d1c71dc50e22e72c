import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { afterAll, beforeAll } from "vitest";
import type { Booking } from "../../src/domain/orders/order.schema.ts";
import { type BookingBody, bookingBody } from "../factories.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Where Miniflare's stand-in for `send_email` keeps the texts that the built Worker mails. */
const MAIL_ROOT = join(ROOT, "dist/server/.wrangler/tmp/email");

/** What the build writes for workerd. */
export const BUILT_CONFIG = join(ROOT, "dist/server/wrangler.json");

export const PUBLIC_KEY = { apikey: "envol-public-anon-key" };

type Server = ReturnType<typeof createTestHarness>;
export type Answer = Awaited<ReturnType<Server["fetch"]>>;

/**
 * The built Worker in workerd with empty, migrated databases, for one test file.
 * Rate limits are off unless `vars` say otherwise.
 * @param configPath the built Worker's configuration, or another beside it
 */
export function builtWorker(vars: Record<string, string> = { RATE_LIMITS: "off" }, configPath = BUILT_CONFIG) {
  const server = createTestHarness({ workers: [{ configPath, vars }] });
  const env = () => server.getWorker<Env>().getEnv();

  beforeAll(async () => {
    await server.listen();
    await server.getWorker().applyD1Migrations("DB");
  });
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    server.fetch(path, {
      method: "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  return {
    fetch: server.fetch,
    get,
    post,
    env,
    /** Lets a cron of wrangler.toml come at this time (epoch ms). Throws when its job did. */
    async scheduled(cron: string, time: number) {
      const { outcome } = await server.getWorker().scheduled({ cron, scheduledTime: new Date(time) });
      if (outcome !== "ok") throw new Error(`${cron}: ${outcome}`);
    },
    logs: () => server.getLogs().map((log) => log.message),
    /** Books, and gives what the browser then holds: the booking and the order's cookie. */
    async book(overrides: Partial<BookingBody> = {}, headers: Record<string, string> = {}) {
      const answer = await post("/api/bookings", bookingBody(overrides), headers);
      if (!answer.ok) throw new Error(`Booking failed: ${answer.status} ${await answer.text()}`);
      return { booking: (await answer.json()) as Booking, cookie: cookieOf(answer), answer };
    },
    /** The rows of a query on the Worker's own database. */
    async rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
      const { DB } = await env();
      return (
        await DB.prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results;
    },
    async count(table: string): Promise<number> {
      const { DB } = await env();
      return (await DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<number>("n"))!;
    },
  };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: Answer): string {
  return (answer.headers.get("set-cookie") ?? "").split(";")[0]!;
}

/** The `error` object of an answer. */
export async function errorOf(
  answer: Answer,
): Promise<{ code: string; message: string; issues?: { path: unknown[]; message: string }[]; request_id?: string }> {
  return ((await answer.json()) as { error: { code: string; message: string } }).error;
}

/** The text of the newest mail that names this order, waiting until it is there. */
export async function mailAbout(orderNumber: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const text = mailsAbout(orderNumber).at(-1);
    if (text) return text;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No mail about ${orderNumber}`);
}

/** The texts of all mails that name this order, oldest first. */
export function mailsAbout(orderNumber: string): string[] {
  return filesUnder(MAIL_ROOT)
    .map((path) => ({ text: readFileSync(path, "utf8"), time: statSync(path).mtimeMs }))
    .filter(({ text }) => text.includes(orderNumber))
    .toSorted((a, b) => a.time - b.time)
    .map(({ text }) => text);
}

function filesUnder(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".txt"))
      .map((name) => join(directory, name));
  } catch {
    return [];
  }
}

/** The 6 digits in a mail. */
export function codeIn(mail: string): string {
  const code = /^\d{6}$/m.exec(mail)?.[0];
  if (!code) throw new Error("The mail has no code");
  return code;
}
