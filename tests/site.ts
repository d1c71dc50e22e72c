import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { mailFolders } from "../scripts/serve/local-mail.ts";
import type { KeptMail, LocalMail } from "../scripts/serve/mail-message.ts";
import { type ServedWorker, serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { TEAM } from "#worker/mail/team-mail.ts";
import { TESTED_CONFIG } from "./tested-build.ts";
import { applyMigrations, type DatabaseFile, emptyTables, openDatabaseFile } from "./database.ts";
import { type BookingBody, bookingBody } from "./factories.ts";
import { unhurried } from "./unhurried.ts";
import { varyingConfig } from "./wrapped-workers/wrapped-worker.ts";

export const PUBLIC_KEY = { apikey: "envol-public-anon-key" };

type Vars = Record<string, string>;
/**
 * Fetches on a connection of its own: workerd may close one that is kept just when a busy test process writes its next request
 * to it.
 */
export const fetchAlone: typeof fetch = (input, { headers, ...init } = {}) =>
  fetch(input, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(headers)), connection: "close" },
  });

/** What most tests need: as many requests as they like, words without a pause, and passwords that are hashed in no time. */
export const QUICK: Vars = { RATE_LIMITS: "off", WORDINGS_PACE_MS: "0", PASSWORD_HASHING: "quick" };
/** For tests of the hashes themselves, and for races in which the time of hashing is part of what can go wrong. */
export const STRONG_HASHES: Vars = { RATE_LIMITS: "off" };

interface RunningSite extends ServedWorker {
  logs: string[];
  file: DatabaseFile;
}

/** These sites run in this process, and no test file uses them now. Each list is under what its files have in common. */
const idle = new Map<string, RunningSite[]>();

async function start(vars: Vars, config: string): Promise<RunningSite> {
  const logs: string[] = [];
  const served = await serveBuiltWorker({
    config,
    vars,
    onLog: ({ message }) => void logs.push(message),
  });
  const d1 = async (binding?: string) => unhurried(await served.d1(binding));
  const kv = async () => unhurried(await served.kv());
  await applyMigrations(await d1());
  // Shared ones end with their process.
  process.once("exit", () => rmSync(served.stateDir, { recursive: true, force: true }));
  return { ...served, d1, kv, logs, file: openDatabaseFile(served.stateDir) };
}

/** Takes away all that the test files before have left: rows, keys, mails and log lines. */
async function empty(site: RunningSite): Promise<void> {
  const { d1, kv, stateDir, mailDirectory, logs } = site;
  await emptyTables(await d1());
  // Emptying drops a trigger and makes it again, which changes the schema. SQLite then says "no such table" on a connection that has
  // only read so far, if its next statement fires a trigger into a full-text table. A new connection reads the new schema.
  site.file.close();
  site.file = openDatabaseFile(stateDir);
  const store = await kv();
  for (const { name } of (await store.list()).keys) await store.delete(name);
  for (const name of readdirSync(mailDirectory)) rmSync(join(mailDirectory, name));
  const { mailbox } = mailFolders(stateDir);
  for (const name of readdirSync(mailbox)) rmSync(join(mailbox, name));
  logs.length = 0;
  mailsRead.clear();
}

/** A Worker keeps the pages that it has rendered, so it serves only files that give the same of what pages depend on. */
const ON_PAGES = /^(?:PAYMENTS|OIDC_NAME|\w+_CLIENT_ID)$/;
const kindOf = (config: string, vars: Vars) =>
  JSON.stringify([config, ...Object.entries(vars).filter(([name]) => ON_PAGES.test(name))]);

/** A site that runs already, emptied, or another. */
async function take(kind: string, vars: Vars, config: string): Promise<RunningSite> {
  const kept = idle.get(kind)?.pop();
  if (!kept) return start(vars, config);
  await empty(kept);
  return kept;
}

export interface SiteOptions {
  /** Another configuration than that of the tested build; its Worker is started for this file alone. */
  config?: string;
  /** True for the built Worker behind the meter (tests/wrapped-workers/metered.mjs). */
  isMetered?: boolean;
  /** The mail service takes mails to these addresses and refuses all others, as Cloudflare's does with addresses that are not verified. */
  mailsOnlyTo?: readonly string[];
}

/**
 * The built product in workerd for one test file, or one `describe`, with empty databases and no mails. The files of a process have
 * its Workers one after the other, each with vars of its own.
 * @param vars on top of the configuration's, or what makes them just before the start; by default there are no rate limits
 */
export function builtSite(
  vars: Vars | (() => Promise<Vars>) = QUICK,
  { config = TESTED_CONFIG, isMetered = false, mailsOnlyTo }: SiteOptions = {},
) {
  const isVarying = config === TESTED_CONFIG;
  const served = isVarying ? varyingConfig() : config;
  let site: RunningSite;
  let kind: string;
  beforeAll(async () => {
    const given = typeof vars === "function" ? await vars() : vars;
    kind = kindOf(served, given);
    site = await take(kind, isVarying ? {} : given, served);
    if (!isVarying) return;
    const { ratelimits: limits } = JSON.parse(readFileSync(config, "utf8")) as {
      ratelimits: object;
    };
    const body = JSON.stringify({ vars: given, limits, mailsOnlyTo, isMetered });
    const varied = await fetchAlone(`${site.url}/api/varying`, { method: "POST", body });
    if (!varied.ok) throw new Error(`The Worker did not take its vars: ${varied.status}`);
  });
  afterAll(async () => {
    if (!site) return;
    if (isVarying) return void idle.set(kind, [...(idle.get(kind) ?? []), site]);
    site.file.close();
    await site.dispose();
  });

  const fetchFrom = (path: string, init?: RequestInit) => fetchAlone(site.url + path, init);
  const get = (path: string, headers: Record<string, string> = {}) => fetchFrom(path, { headers });
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) =>
    fetchFrom(path, {
      method: "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      signal,
    });
  const mailsAbout = (text: string) =>
    mailsIn(site.mailDirectory).filter((mail) => mail.includes(text));
  const codeMailsAbout = (text: string) => mailsAbout(text).filter((mail) => CODE.test(mail));

  return {
    url: () => site.url,
    fetch: fetchFrom,
    get,
    post,
    d1: (binding?: string) => site.d1(binding),
    kv: () => site.kv(),
    /** Lets a cron of wrangler.toml come at this time (epoch ms). Throws when its job did. */
    scheduled: (cron: string, time: number) => site.scheduled(cron, time),
    /** Hands messages to the consumer of a queue, in one batch. Throws when it failed. */
    queue: (name: string, bodies: readonly unknown[], attempts?: number) =>
      site.queue(name, bodies, attempts),
    /** Hands a mail in, as Email Routing does. Gives why it was refused, or null. */
    receiveMail: (mail: Parameters<ServedWorker["receiveMail"]>[0]) => site.receiveMail(mail),
    logs: () => site.logs,
    mailDirectory: () => site.mailDirectory,
    /** Where the site keeps all that it stores. */
    stateDir: () => site.stateDir,
    /** All mails that say this, headers included, oldest first. */
    mailsAbout,
    /** Waits until no work goes on after a response. */
    async responsesHaveEnded(): Promise<void> {
      await expect.poll(async () => (await get("/api/varying")).json()).toBe(0);
    },
    /** The newest of them, waiting until it is there. */
    async mailAbout(text: string): Promise<string> {
      await expect
        .poll(() => mailsAbout(text).length, { message: `A mail about ${text}` })
        .toBeGreaterThan(0);
      return mailsAbout(text).at(-1)!;
    },
    /** As if a mail to the team had just left: the next message waits for its quarter of an hour. */
    teamWasTold: () =>
      site.file.rows(
        `INSERT OR REPLACE INTO mail_outbox (id, kind, status, subject_id, attempts, next_attempt_at, created_at, updated_at)
          VALUES ('told', 'team-message', 'sent', ?1, 1, ?2, ?2, ?2)`,
        TEAM,
        Date.now(),
      ),
    /** Waits until no mail, or none of an order, is on its way. A mail to the team may wait for its quarter of an hour. */
    async mailsHaveLeft(orderId = "%"): Promise<void> {
      const leaving = `SELECT id FROM mail_outbox
        WHERE status = 'waiting' AND last_error IS NULL AND ifnull(subject_id, '') LIKE ?
          AND ifnull(subject_id, '') <> ?`;
      const count = async () => (await site.file.rows(leaving, orderId, TEAM)).length;
      await expect.poll(count).toBe(0);
    },
    /** The newest mail of which this holds, as the mailbox keeps it, with what it brings along. */
    keptMail(holds: (mail: LocalMail) => boolean): KeptMail {
      const { mailbox } = mailFolders(site.stateDir);
      const found = mailsIn(mailbox)
        .map((kept) => JSON.parse(kept) as KeptMail)
        .findLast(({ mail }) => holds(mail));
      if (!found) throw new Error("There is no such mail");
      return found;
    },
    /** Those of them that have a code: the confirmation of a booking has none. */
    codeMailsAbout,
    async codeMailAbout(text: string): Promise<string> {
      await expect
        .poll(() => codeMailsAbout(text).length, { message: `A code about ${text}` })
        .toBeGreaterThan(0);
      return codeMailsAbout(text).at(-1)!;
    },
    /** Books, and gives what the browser then holds: the booking and the order's cookie. */
    async book(overrides: Partial<BookingBody> = {}, headers: Record<string, string> = {}) {
      const response = await post("/api/bookings", bookingBody(overrides), headers);
      if (!response.ok)
        throw new Error(`Booking failed: ${response.status} ${await response.text()}`);
      return { booking: (await response.json()) as Booking, cookie: cookieOf(response), response };
    },
    /** The rows of a query on the site's own database. */
    rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
      site.file.rows<Row>(sql, ...values),
    async count(table: string): Promise<number> {
      const [row] = await site.file.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
      return row!.n;
    },
  };
}

export type BuiltSite = ReturnType<typeof builtSite>;

/** Mails never change once they are written: each is read once, however often a test asks. */
const mailsRead = new Map<string, string>();

/** Files are named by the time they were written, to the millisecond; one with a dot is being written. */
const mailsIn = (directory: string) =>
  readdirSync(directory)
    .filter((name) => !name.startsWith("."))
    .toSorted()
    .map((name) => {
      const path = join(directory, name);
      const mail = mailsRead.get(path) ?? readFileSync(path, "utf8");
      mailsRead.set(path, mail);
      return mail;
    });

/** The cookie that a response sets, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.get("set-cookie") ?? "").split(";")[0]!;
}

/** The cookies that a response sets, without those of where its database stood (worker/platform/http/bookmark.ts). */
export const keptCookies = ({ headers }: Response) =>
  headers.getSetCookie().filter((cookie) => !/^(read|written)=/.test(cookie));

/** The `error` object of a response. */
export async function errorOf(response: Response): Promise<{
  code: string;
  message: string;
  issues?: { path: unknown[]; message: string }[];
  request_id?: string;
}> {
  return ((await response.json()) as { error: { code: string; message: string } }).error;
}

const CODE = /^\d{6}$/m;

/** The 6 digits in a mail. */
export function codeIn(mail: string): string {
  const code = CODE.exec(mail)?.[0];
  if (!code) throw new Error("The mail has no code");
  return code;
}
