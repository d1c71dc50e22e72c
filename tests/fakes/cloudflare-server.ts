import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { dumpLocal } from "../../scripts/backup/tables.ts";
import { CloudflareAccount, type FakeVersion } from "./cloudflare-account.ts";

/** What goes wrong with the next call that it is for. */
interface CloudflareFault {
  /** A call whose method and path contain this. */
  on: string;
  status: number;
  code: number;
  message: string;
  /** It happens all the same, and only the answer is lost. */
  after?: true;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Call {
  account: CloudflareAccount;
  /** What the path's groups matched. */
  at: string[];
  query: URLSearchParams;
  /** Of JSON, or of an uploaded Worker's `metadata`. */
  body: Record<string, unknown>;
  /** The server's address. */
  base: string;
}

type Answer = (call: Call) => unknown;

/** No address but the owner's domain. */
const SUBDOMAIN = { enabled: false, previews_enabled: false };

/** The calls that the product's commands, and wrangler for them, make; the account's path is cut off. */
const ROUTES: [pattern: RegExp, answer: Answer][] = [
  [/^GET \/(?:accounts|memberships)$/, listAccounts],
  [/^GET \/zones$/, listZones],
  [/^GET \/zones\/([\w.-]+)\/email\/sending\/subdomains$/, listSending],
  [/^POST \/zones\/([\w.-]+)\/email\/sending\/subdomains$/, addSending],
  [/^GET \/d1\/database$/, ({ account }) => account.databases.map(showDatabase)],
  [/^POST \/d1\/database$/, addDatabase],
  [/^GET \/d1\/database\/([\w-]+)$/, (call) => showDatabase(findDatabase(call))],
  [/^POST \/d1\/database\/([\w-]+)\/query$/, runSql],
  [/^POST \/d1\/database\/([\w-]+)\/export$/, exportTables],
  [/^GET \/storage\/kv\/namespaces$/, ({ account }) => account.namespaces],
  [/^POST \/storage\/kv\/namespaces$/, addNamespace],
  [/^GET \/queues$/, listQueues],
  [/^POST \/queues$/, addQueue],
  [/^GET \/queues\/([\w-]+)\/consumers$/, () => []],
  [/^POST \/queues\/([\w-]+)\/consumers$/, addConsumer],
  [/^GET \/event_subscriptions\/subscriptions$/, listSubscriptions],
  [/^POST \/event_subscriptions\/subscriptions$/, addSubscription],
  [/^PATCH \/event_subscriptions\/subscriptions\/([\w-]+)$/, changeSubscription],
  [/^GET \/workers\/scripts$/, ({ account }) => (account.live ? [{ id: account.worker }] : [])],
  [/^GET \/workers\/services\/envol$/, showService],
  [/^GET \/workers\/scripts\/envol\/secrets$/, listSecrets],
  [/^PUT \/workers\/scripts\/envol\/secrets$/, putSecret],
  [/^GET \/workers\/scripts\/envol\/settings$/, () => ({ bindings: [] })],
  [/^PATCH \/workers\/scripts\/envol\/script-settings$/, () => ({})],
  [/^POST \/workers\/scripts\/envol\/assets-upload-session$/, () => ({ jwt: "jwt", buckets: [] })],
  [/^PUT \/workers\/scripts\/envol$/, uploadAndDeploy],
  [/^POST \/workers\/scripts\/envol\/versions$/, (call) => upload(call)],
  [/^GET \/workers\/scripts\/envol\/versions$/, listVersions],
  [/^GET \/workers\/scripts\/envol\/versions\/([\w-]+)$/, (call) => showVersion(findVersion(call))],
  [/^GET \/workers\/scripts\/envol\/deployments$/, listDeployments],
  [/^POST \/workers\/scripts\/envol\/deployments$/, deploy],
  [/^GET \/workers\/domains$/, ({ account }) => account.domains.map((hostname) => ({ hostname }))],
  [/^GET \/workers\/scripts\/envol\/schedules$/, listCrons],
  [/^PUT \/workers\/scripts\/envol\/schedules$/, setCrons],
  [/^GET \/workers\/scripts\/envol\/subdomain$/, () => SUBDOMAIN],
  [/^GET \/workers\/workers\/envol$/, () => ({ subdomain: SUBDOMAIN })],
  [/^POST \/workers\/scripts\/envol\/subdomain$/, () => SUBDOMAIN],
  [/^POST \/workers\/scripts\/envol\/domains\/changeset$/, showChanges],
  [/^PUT \/workers\/scripts\/envol\/domains\/records$/, setDomains],
];

/**
 * A server on loopback that speaks the part of Cloudflare's API that the owner's commands use; the
 * real wrangler takes its address from CLOUDFLARE_API_BASE_URL.
 */
export async function cloudflareServer() {
  const account = new CloudflareAccount();
  const faults: CloudflareFault[] = [];
  const calls: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/exported.sql") return void response.end(account.exported);
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const url = new URL(request.url!, `http://${request.headers.host}`);
    const path = url.pathname
      .replace("/client/v4", "")
      .replace(`/accounts/${account.id}/`, "/")
      .replace(`/${account.worker}`, "/envol");
    const call = `${request.method} ${path}`;
    calls.push(call);
    const body = await readBody(request);
    try {
      if (request.headers.authorization !== `Bearer ${account.token}`)
        throw new Refusal(401, 10_000, "Authentication error");
      const fault = takeFault(call);
      if (fault && !fault.after) throw new Refusal(fault.status, fault.code, fault.message);
      const route = ROUTES.find(([pattern]) => pattern.test(call));
      if (!route) throw new Refusal(404, 7000, `No route for that URI: ${call}`);
      const [pattern, respond] = route;
      const at = pattern.exec(call)!.slice(1);
      const result = respond({ account, at, query: url.searchParams, body, base: url.origin });
      if (fault) throw new Refusal(fault.status, fault.code, fault.message);
      return { status: 200, body: { success: true, errors: [], messages: [], ...paged(result) } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, code, message } = error;
      return { status, body: { success: false, errors: [{ code, message }], messages: [] } };
    }
  }

  function takeFault(call: string): CloudflareFault | undefined {
    const index = faults.findIndex(({ on }) => call.includes(on));
    return index < 0 ? undefined : faults.splice(index, 1)[0];
  }

  await new Promise<void>((done) => void server.listen(0, "localhost", done));
  const { port } = server.address() as AddressInfo;
  return {
    account,
    faults,
    calls,
    /** CLOUDFLARE_API_BASE_URL. */
    url: `http://localhost:${port}/client/v4`,
    close: () => void server.close(),
  };
}

export type CloudflareServer = Awaited<ReturnType<typeof cloudflareServer>>;

/** A list comes with its pages: one, here. */
function paged(result: unknown): object {
  if (!Array.isArray(result)) return { result };
  const count = result.length;
  return { result, result_info: { page: 1, per_page: 100, count, total_count: count } };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/form-data")) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const form = await new Response(Buffer.concat(chunks), {
      headers: { "content-type": type },
    }).formData();
    const metadata = form.get("metadata");
    return JSON.parse(metadata instanceof File ? await metadata.text() : (metadata ?? "{}"));
  }
  const body = await text(request);
  return body.startsWith("{") ? JSON.parse(body) : { list: body ? JSON.parse(body) : [] };
}

function listAccounts({ account }: Call) {
  return [{ id: account.id, name: "Owner", account: { id: account.id, name: "Owner" } }];
}

function listZones({ account, query }: Call) {
  return account.zones.filter(
    (zone) =>
      zone.name === query.get("name") &&
      (!query.has("account.id") || zone.account.id === query.get("account.id")),
  );
}

function listSending({ account, at: [zone] }: Call) {
  return account.sending.filter((domain) => domain.zone === zone);
}

function addSending({ account, at: [zone], body: { name } }: Call) {
  const domain = { tag: randomUUID(), name: String(name), enabled: true, zone: zone! };
  account.sending.push(domain);
  return domain;
}

function showDatabase({ uuid, name }: { uuid: string; name: string }) {
  return { uuid, name, version: "production", created_at: "2026-11-01T00:00:00Z", num_tables: 0 };
}

function addDatabase({ account, body: { name, ...place } }: Call) {
  if (account.databases.some((database) => database.name === name))
    throw new Refusal(400, 7502, "A database with that name already exists");
  return showDatabase(account.addDatabase(String(name), place));
}

function findDatabase({ account, at: [id] }: Call) {
  const database = account.databases.find(({ uuid, name }) => uuid === id || name === id);
  if (!database) throw new Refusal(404, 7404, `The database ${id} could not be found`);
  return database;
}

/** Runs statements as D1 does, as one transaction, and gives the rows of the last. */
function runSql(call: Call) {
  const { sqlite } = findDatabase(call);
  const { sql, params = [] } = call.body as { sql: string; params?: (string | number | null)[] };
  const meta = { duration: 0, changes: 0, last_row_id: 0, rows_read: 0, rows_written: 0 };
  sqlite.exec("SAVEPOINT call");
  try {
    const results = /^\s*(?:SELECT|PRAGMA|INSERT|UPDATE|DELETE|WITH)\b/i.test(sql)
      ? splitStatements(sql).map((statement) => sqlite.prepare(statement).all(...params))
      : (sqlite.exec(sql), [[]]);
    sqlite.exec("RELEASE call");
    return results.map((rows) => ({ results: rows, success: true, meta }));
  } catch (error) {
    sqlite.exec("ROLLBACK TO call; RELEASE call");
    throw new Refusal(400, 7500, error instanceof Error ? error.message : String(error));
  }
}

/** Splits statements at the semicolons outside of texts. */
const splitStatements = (sql: string): string[] =>
  (sql.match(/(?:'(?:[^']|'')*'|"[^"]*"|[^;'"])+/g) ?? []).filter((part) => part.trim() !== "");

/** Tells where an export is fetched, without a token, as from the store of files that it is in. */
function exportTables(call: Call) {
  const { tables } = call.body.dump_options as { tables: string[] };
  call.account.exported = dumpLocal(findDatabase(call).sqlite, tables);
  const result = { filename: "export.sql", signed_url: `${call.base}/exported.sql` };
  return { success: true, messages: [], status: "complete", at_bookmark: "1", result };
}

function addNamespace({ account, body: { title } }: Call) {
  if (account.namespaces.some((namespace) => namespace.title === title))
    throw new Refusal(400, 10_014, "a namespace with this account ID and title already exists");
  const namespace = { id: randomUUID().replaceAll("-", ""), title: String(title) };
  account.namespaces.push(namespace);
  return namespace;
}

function listQueues({ account, query }: Call) {
  const names = query.getAll("name");
  return account.queues.filter(
    ({ queue_name }) => names.length === 0 || names.includes(queue_name),
  );
}

function addQueue({ account, body: { queue_name } }: Call) {
  if (account.queues.some((queue) => queue.queue_name === queue_name))
    throw new Refusal(409, 11_009, "Queue name is already taken");
  return account.addQueue(String(queue_name));
}

function addConsumer({ account, at: [queue] }: Call) {
  account.consumers.add(queue!);
  return {};
}

function listSubscriptions({ account, query }: Call) {
  const queue = query.get("queue_id");
  return account.subscriptions.filter(({ destination }) => destination.queue_id === queue);
}

function addSubscription({ account, body }: Call) {
  const subscription = { id: randomUUID(), enabled: true, ...body };
  account.subscriptions.push(subscription as (typeof account.subscriptions)[number]);
  return subscription;
}

function changeSubscription({ account, at: [id], body }: Call) {
  return Object.assign(
    account.subscriptions.find((known) => known.id === id)!,
    body,
  );
}

function requireWorker({ account }: Call): void {
  if (account.versions.length === 0)
    throw new Refusal(404, 10_007, "This Worker does not exist on your account.");
}

function showService(call: Call) {
  if (call.account.versions.length === 0)
    throw new Refusal(404, 10_090, "workers.api.error.service_not_found");
  const environment = { environment: "production", script: { last_deployed_from: "wrangler" } };
  return { id: "envol", default_environment: environment };
}

function listSecrets(call: Call) {
  requireWorker(call);
  return [...call.account.secrets.keys()].map((name) => ({ name, type: "secret_text" }));
}

/** Makes a version of the live one's code, without its tag, and deploys it. */
function putSecret({ account, body: { name, text: value } }: Call) {
  const latest = account.versions.at(-1)!;
  if (latest.id !== account.live)
    throw new Refusal(400, 10_215, "The latest version of the Worker is not deployed.");
  account.secrets.set(String(name), String(value));
  const { id } = account.addVersion({ "workers/triggered_by": "secret" }, latest.bindings);
  account.deploy([{ version_id: id, percentage: 100 }]);
  return { name, type: "secret_text" };
}

/** Takes a version's bindings; the account keeps the values of its secrets. */
function upload({ account, body }: Call) {
  const bindings = (body.bindings ?? []) as FakeVersion["bindings"];
  for (const { name, type, text: value } of bindings)
    if (type === "secret_text" && value !== undefined) account.secrets.set(name, value);
  const annotations = {
    ...(body.annotations as Record<string, string> | undefined),
    "workers/triggered_by": "upload",
  };
  const { id, number } = account.addVersion(
    annotations,
    bindings.map(({ name, type, ...rest }) => ({
      name,
      type,
      ...(type === "plain_text" && rest),
    })),
  );
  return {
    id,
    number,
    startup_time_ms: 12,
    metadata: { has_preview: false },
    resources: { bindings: [] },
  };
}

function uploadAndDeploy(call: Call) {
  const { id } = upload(call);
  const { id: deployment } = call.account.deploy([{ version_id: id, percentage: 100 }]);
  return {
    id: "envol",
    etag: id,
    deployment_id: deployment,
    startup_time_ms: 12,
    entry_point: "x",
  };
}

function showVersion({ id, number, created, bindings, annotations }: FakeVersion) {
  return {
    id,
    number,
    metadata: { created_on: created, source: "wrangler", author_email: "owner@envol.travel" },
    resources: { bindings, script: {}, script_runtime: {} },
    annotations,
  };
}

function findVersion({ account, at: [id] }: Call): FakeVersion {
  const version = account.versions.find((known) => known.id === id);
  if (!version) throw new Refusal(404, 10_007, "Version not found");
  return version;
}

function listVersions(call: Call) {
  requireWorker(call);
  return { items: call.account.versions.toReversed().map(showVersion) };
}

function listDeployments(call: Call) {
  requireWorker(call);
  return { deployments: call.account.deployments };
}

function deploy({ account, body, query }: Call) {
  const versions = body.versions as { version_id: string; percentage: number }[];
  const refusal = account.refusal(versions);
  if (refusal && query.get("force") !== "true") throw new Refusal(400, 10_220, refusal);
  return account.deploy(versions);
}

function listCrons({ account }: Call) {
  return { schedules: account.crons.map((cron) => ({ cron })) };
}

function setCrons({ account, body }: Call) {
  account.crons = (body.list as { cron: string }[]).map(({ cron }) => cron);
  return { schedules: [] };
}

function showChanges() {
  return { added: [], removed: [], updated: [], conflicting: [] };
}

function setDomains({ account, body }: Call) {
  account.domains = (body.origins as { hostname: string }[]).map(({ hostname }) => hostname);
  return account.domains;
}
