import { execSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { seededState } from "./seeded-state.ts";
import http from "node:http";
const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
const vars = { RATE_LIMITS: "off" };
await seededState(Number(process.env.N ?? 100000), join(folder, "p"));
await seededState(Number(process.env.N ?? 100000), join(folder, "b"));
const kids = () => execSync(`pgrep -P ${process.pid} workerd || true`).toString().trim().split("\n").filter(Boolean);
const p = await serveBuiltWorker({ vars, stateDir: join(folder, "p"), onLog: () => undefined });
const [pp] = kids();
const b = await serveBuiltWorker({ config: "/tmp/pD-exp/wrangler.json", stateDir: join(folder, "b"), onLog: () => undefined });
const bp = kids().find((k) => k !== pp);
const res = await fetch(`${p.url}/api/auth/token?grant_type=password`, { method: "POST", headers: { apikey: "envol-public-anon-key", "content-type": "application/json" }, body: JSON.stringify({ email: "admin@envol.example", password: "envol-admin-demo" }) });
const { access_token } = (await res.json()) as { access_token: string };
const headers = { authorization: `Bearer ${access_token}` };
const cpu = (pid: string) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) * 10; };
const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
const get = (url: string) => new Promise<void>((done, fail) => http.get(url, { agent, headers }, (r) => { if (r.statusCode !== 200) fail(new Error(url + r.statusCode)); r.resume(); r.on("end", done); }).on("error", fail));
async function run(url: string, n: number) { let left = n; await Promise.all(Array.from({ length: 4 }, async () => { while (left-- > 0) await get(url); })); }
const list: [string, string, string][] = [];
for (const n of "none log one page both three".split(" ")) list.push([n, `${b.url}/${n}`, bp!]);
for (const n of ["auth/settings", "openapi.json", "admin/summary", "admin/customers", "admin/orders", "admin/orders?limit=1", "admin/roles", ...(process.env.EXTRA ?? "").split(" ").filter(Boolean)]) list.push([n, `${p.url}/api/${n}`, pp!]);
for (const [, url] of list) await run(url, 150);
for (const [name, url, pid] of list) {
  const n = 400, before = cpu(pid), t = performance.now();
  await run(url, n);
  console.log(name.padEnd(24), ((cpu(pid) - before) / n).toFixed(2), "ms cpu", ((performance.now() - t) / n).toFixed(2), "ms wall/4");
}
agent.destroy(); await p.dispose(); await b.dispose(); rmSync(folder, { recursive: true, force: true });
