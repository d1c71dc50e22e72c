import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join, relative, resolve } from "node:path";
import { workerModules } from "../../scripts/serve/worker-modules.ts";
import { readCpuMs } from "./workerd-process.ts";

interface BareWorkerd {
  url: string;
  /** The address of workerd's inspector (Chrome's DevTools protocol). */
  inspector: string;
  pid: number;
  /** The CPU time of all threads so far, in ms. Linux only. */
  cpuMs: () => number;
  /** Rejects with workerd's output if workerd ends before `stop`; never resolves. */
  died: Promise<never>;
  stop: () => Promise<void>;
}

/** Runs directly on workerd, without Miniflare and without bindings other than vars. */
export interface BareWorker {
  start: () => Promise<BareWorkerd>;
  remove: () => void;
}

interface Config {
  main: string;
  compatibility_date: string;
  compatibility_flags?: string[];
  vars?: Record<string, unknown>;
}

/** The package exports the path of its program, and has no types. */
const WORKERD = (createRequire(import.meta.url)("workerd") as { default: string }).default;
const FIELDS = { ESModule: "esModule", Text: "text", Data: "data", CompiledWasm: "wasm" } as const;
const quote = (text: unknown) => JSON.stringify(String(text));

/** Copies a built Worker (`no_bundle`) and writes workerd's own configuration for it. */
export function bareWorker(configPath: string): BareWorker {
  const config = JSON.parse(readFileSync(configPath, "utf8")) as Config;
  const folder = mkdtempSync(join(tmpdir(), "envol-bare-"));
  cpSync(dirname(configPath), join(folder, "worker"), {
    recursive: true,
    filter: (path) => extname(path) !== ".map",
  });
  const entry = resolve(folder, "worker", config.main);
  const modules = workerModules(entry).map(
    ({ type, path }) =>
      `(name = ${quote(relative(dirname(entry), path))}, ${FIELDS[type]} = embed ${quote(relative(folder, path))})`,
  );
  const bindings = Object.entries(config.vars ?? {}).map(
    ([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`,
  );
  const file = join(folder, "workerd.capnp");
  const write = (port: number) =>
    writeFileSync(
      file,
      `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "worker", worker = .worker) ],
  sockets = [ (name = "http", address = "127.0.0.1:${port}", http = (), service = "worker") ]
);
const worker :Workerd.Worker = (
  compatibilityDate = ${quote(config.compatibility_date)},
  compatibilityFlags = [ ${(config.compatibility_flags ?? []).map(quote).join(", ")} ],
  bindings = [ ${bindings.join(", ")} ],
  modules = [ ${modules.join(",\n    ")} ]
);
`,
    );
  return {
    start: async () => {
      const [port, inspectorPort] = [await freePort(), await freePort()];
      write(port);
      // Outside of Cloudflare, compiling modules at first use needs --experimental.
      const child = spawn(
        WORKERD,
        ["serve", "--experimental", `--inspector-addr=127.0.0.1:${inspectorPort}`, file],
        { stdio: ["ignore", "ignore", "pipe"] },
      );
      let [said, isStopping] = ["", false];
      child.stderr.on("data", (piece: Buffer) => (said = `${said}${piece}`.slice(-1_000)));
      const ended = new Promise<void>((done) => child.once("close", () => done()));
      const died = ended.then(() =>
        isStopping
          ? new Promise<never>(() => {})
          : Promise.reject(
              new Error(`workerd died (${child.signalCode ?? child.exitCode}): ${said.trim()}`),
            ),
      );
      died.catch(() => undefined);
      return {
        url: `http://127.0.0.1:${port}`,
        pid: child.pid!,
        inspector: `ws://127.0.0.1:${inspectorPort}/worker`,
        cpuMs: () => readCpuMs(child.pid!),
        died,
        stop: () => {
          isStopping = true;
          child.kill("SIGTERM");
          return ended;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
