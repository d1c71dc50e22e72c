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
  /** The built Worker's configuration. Default: this project's, dist/server/wrangler.json. */
  config?: string;
  /** Default: any free port. */
  port?: number;
  /** Where D1, KV, rate limits and mails are kept. Default: a folder of its own, removed on dispose(). */
  stateDir?: string;
  /** Vars on top of the configuration's, such as { RATE_LIMITS: "off" }. */
  vars?: Record<string, string>;
  /** Takes each line that the Worker logs. Default: errors go to stderr. */
  onLog?: (log: WorkerLog) => void;
}

export interface ServedWorker {
  /** http://localhost:PORT, without a slash at the end. */
  url: string;
  stateDir: string;
  /** Each mail that the Worker sent is a readable .txt file here, from the moment `MAIL.send()` answered. */
  mailDirectory: string;
  /** The page that shows them, which the built Worker does not have. */
  mailboxUrl: string;
  d1: (binding?: string) => Promise<D1Database>;
  kv: (binding?: string) => Promise<KVNamespace>;
  /** Hands a mail to the Worker's email(), as Email Routing does. Returns why it was refused, or null. */
  receiveMail: (mail: { from: string; to: string; raw: Uint8Array }) => Promise<string | null>;
  /** Lets a cron of the configuration come at a time (epoch ms). Throws when its job did. */
  scheduled: (cron: string, time: number) => Promise<void>;
  /** Hands messages to the Worker as a queue does, in one batch. Throws when it failed. */
  queue: (name: string, bodies: readonly unknown[], attempts?: number) => Promise<void>;
  /** Stops workerd, and removes the state unless `stateDir` was given. Safe to call twice. */
  dispose: () => Promise<void>;
}

/** The folder inside a state directory that wrangler's `--persist-to` and Miniflare 5 share. */
export const persistencePath = (stateDir: string) => join(stateDir, "v3");

/**
 * Serves a built Worker, its assets and its bindings on loopback, straight on Miniflare: `wrangler dev` puts
 * two proxies in front, under which every page seems equally slow (docs/decisions/0001). `npm start`, the browser tests
 * and the benchmark all serve through here. Local D1 is the one that `wrangler d1 --local --persist-to` sees.
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

/** What Miniflare hands out has these handlers; its type does not say so. */
interface Handlers {
  scheduled(controller: { cron: string; scheduledTime: Date }): Promise<{ outcome: string }>;
  queue(name: string, messages: readonly object[]): Promise<{ outcome: string }>;
}

/** The parts that we change of what wrangler makes of a configuration. Its own type loses them in an Omit of a union. */
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
        // Beside the product, and only for whoever sits at this machine: no name that leads here from elsewhere.
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
