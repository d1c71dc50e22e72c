import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import {
  convertV4MiniflareOptions,
  type MiniflareOptions,
  Miniflare,
  type V4MiniflareOptions,
} from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { handInMail } from "./hand-in-mail.ts";
import {
  LOCAL_MAIL_ENTRYPOINT,
  LOCAL_MAIL_WORKER,
  localMailScript,
  MAILBOX_PATH,
  mailFolders,
} from "./local-mail.ts";
import { mailboxResponse } from "./mailbox-pages.ts";
import { workerModules } from "./worker-modules.ts";

interface WorkerLog {
  level: string;
  message: string;
}

export interface ServeOptions {
  /** The configuration of the built Worker. Default: dist/server/wrangler.json of this project. */
  config?: string;
  /** Default: any free port. */
  port?: number;
  /**
   * The folder for D1, KV, rate limits and mails. Default: a temporary one, removed by dispose().
   */
  stateDir?: string;
  /** Vars that override the configuration, such as { RATE_LIMITS: "off" }. */
  vars?: Record<string, string>;
  /** Receives each line that the Worker logs. Default: errors go to stderr. */
  onLog?: (log: WorkerLog) => void;
}

export interface ServedWorker {
  /** http://localhost:PORT, without a trailing slash. */
  url: string;
  stateDir: string;
  /** Each sent mail is a readable .txt file here as soon as `MAIL.send()` resolves. */
  mailDirectory: string;
  /** The page that shows the mails. The built Worker does not contain it. */
  mailboxUrl: string;
  d1: (binding?: string) => Promise<D1Database>;
  kv: (binding?: string) => Promise<KVNamespace>;
  /**
   * Delivers a mail to email(), as Email Routing does. Returns the reason for a refusal, or null.
   */
  receiveMail: (mail: { from: string; to: string; raw: Uint8Array }) => Promise<string | null>;
  /** Runs a cron of the configuration at a time (epoch ms). Throws if its job throws. */
  scheduled: (cron: string, time: number) => Promise<void>;
  /** Delivers messages to the Worker in one batch, as a queue does. Throws if the batch fails. */
  queue: (name: string, bodies: readonly unknown[], attempts?: number) => Promise<void>;
  /** Stops workerd, and removes the state unless `stateDir` was given. */
  dispose: () => Promise<void>;
}

/** The folder in a state directory that wrangler's `--persist-to` and Miniflare 5 share. */
export const persistencePath = (stateDir: string) => join(stateDir, "v3");

/**
 * Uses Miniflare directly: `wrangler dev` adds two proxies, behind which every page seems equally
 * slow (docs/decisions/0001). The local D1 is the one of `wrangler d1 --local --persist-to`.
 */
export async function serveBuiltWorker(options: ServeOptions = {}): Promise<ServedWorker> {
  const config = resolve(
    options.config ?? join(import.meta.dirname, "../../dist/server/wrangler.json"),
  );
  const stateDir = options.stateDir
    ? resolve(options.stateDir)
    : mkdtempSync(join(tmpdir(), "envol-state-"));
  const { texts: mailDirectory } = mailFolders(stateDir);
  for (const folder of Object.values(mailFolders(stateDir))) mkdirSync(folder, { recursive: true });

  const miniflare = new Miniflare(miniflareOptions(config, stateDir, options));
  let disposal: Promise<void> | undefined;
  const dispose = () =>
    (disposal ??= miniflare.dispose().then(() => {
      if (!options.stateDir) rmSync(stateDir, { recursive: true, force: true });
    }));
  try {
    const { port } = await miniflare.ready;
    return {
      url: `http://localhost:${port}`,
      stateDir,
      mailDirectory,
      mailboxUrl: `http://localhost:${port}${MAILBOX_PATH}`,
      d1: (binding = "DB") => miniflare.getD1Database(binding) as unknown as Promise<D1Database>,
      kv: (binding = "KV") => miniflare.getKVNamespace(binding) as unknown as Promise<KVNamespace>,
      receiveMail: (mail) => handInMail(`http://localhost:${port}`, mail),
      async scheduled(cron, time) {
        const worker = (await miniflare.getWorker()) as unknown as Handlers;
        const { outcome } = await worker.scheduled({ cron, scheduledTime: new Date(time) });
        if (outcome !== "ok") throw new Error(`${cron}: ${outcome}`);
      },
      async queue(name, bodies, attempts = 1) {
        const worker = (await miniflare.getWorker()) as unknown as Handlers;
        const timestamp = new Date();
        const messages = bodies.map((body, id) => ({ id: String(id), timestamp, attempts, body }));
        const { outcome } = await worker.queue(name, messages);
        if (outcome !== "ok") throw new Error(`${name}: ${outcome}`);
      },
      dispose,
    };
  } catch (error) {
    await dispose().catch(() => undefined);
    throw error;
  }
}

/** Miniflare's type does not declare these handlers. */
interface Handlers {
  scheduled(controller: { cron: string; scheduledTime: Date }): Promise<{ outcome: string }>;
  queue(name: string, messages: readonly object[]): Promise<{ outcome: string }>;
}

/** Wrangler's own type loses these options, because it applies Omit to a union. */
interface BindingOptions {
  compatibilityDate?: string;
  bindings?: Record<string, unknown>;
  serviceBindings?: Record<string, unknown>;
  email?: { send_email?: { name: string; allowed_destination_addresses?: string[] }[] };
}

function miniflareOptions(
  config: string,
  stateDir: string,
  options: ServeOptions,
): MiniflareOptions {
  const { name = "worker", main } = JSON.parse(readFileSync(config, "utf8")) as {
    name?: string;
    main: string;
  };
  const { workerOptions, externalWorkers } = unstable_getMiniflareWorkerOptions(config);
  const { modulesRules: _, ...sourceless } = workerOptions;
  const { email, ...bindings } = sourceless as BindingOptions;
  const entry = resolve(dirname(config), main);
  const mailBindings = (email?.send_email ?? []).map(
    ({ name: binding, allowed_destination_addresses: allowed }) => [
      binding,
      { name: LOCAL_MAIL_WORKER, entrypoint: LOCAL_MAIL_ENTRYPOINT, props: { allowed } },
    ],
  );

  return convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: options.port ?? 0,
    cf: false,
    logRequests: false,
    telemetry: { enabled: false },
    handleStructuredLogs:
      options.onLog ?? ((log) => log.level === "error" && console.error(log.message)),
    resourcePersistencePath: persistencePath(stateDir),
    workers: [
      {
        ...bindings,
        name,
        bindings: {
          ...bindings.bindings,
          ...(options.port && { LOCAL_ORIGIN: `http://localhost:${options.port}` }),
          ...options.vars,
        },
        serviceBindings: { ...bindings.serviceBindings, ...Object.fromEntries(mailBindings) },
        modules: workerModules(entry),
        modulesRoot: dirname(entry),
      },
      {
        name: LOCAL_MAIL_WORKER,
        modules: true,
        script: localMailScript,
        compatibilityDate: bindings.compatibilityDate,
        // A host name that points here from elsewhere must not reach the mailbox.
        routes: ["localhost", "127.0.0.1"].flatMap((host) => [
          `${host}${MAILBOX_PATH}`,
          `${host}${MAILBOX_PATH}/*`,
        ]),
        queueProducers: { EVENTS: { queueName: "envol-mail-events" } },
        serviceBindings: {
          SITE: name,
          FILES: { disk: { path: stateDir, writable: true } },
          SHOW: ({ url }: Request) => mailboxResponse(stateDir, url),
        },
      },
      ...externalWorkers,
    ],
  } as V4MiniflareOptions);
}
