import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { compareThroughput, comparison, ratioTo } from "./compare-throughput.ts";
import { seededState } from "./seeded-state.ts";
const N = Number(process.argv[2] ?? 100000);
const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
const vars = { RATE_LIMITS: "off" };
await seededState(N, join(folder, "p"));
await seededState(N, join(folder, "b"));
const p = await serveBuiltWorker({ vars, stateDir: join(folder, "p"), onLog: () => undefined });
const b = await serveBuiltWorker({ config: new URL("bare-dashboard/wrangler.json", import.meta.url).pathname, stateDir: join(folder, "b"), onLog: () => undefined });
const res = await fetch(`${p.url}/api/auth/token?grant_type=password`, { method: "POST", headers: { apikey: "envol-public-anon-key", "content-type": "application/json" }, body: JSON.stringify({ email: "admin@envol.example", password: "envol-admin-demo" }) });
const { access_token } = await res.json() as { access_token: string };
const headers = { authorization: `Bearer ${access_token}` };
const r = await compareThroughput([
  { name: "bare", url: `${b.url}/` },
  { name: "orders", url: `${p.url}/api/admin/orders`, headers },
  { name: "summary", url: `${p.url}/api/admin/summary`, headers },
  { name: "roles", url: `${p.url}/api/user-roles?role=admin`, headers },
  { name: "customers", url: `${p.url}/api/admin/customers`, headers },
  { name: "health", url: `${p.url}/api/openapi.json`, headers },
], { rounds: 6, seconds: 0.7, connections: 8 });
for (const x of r.slice(1)) console.log(x.name, ratioTo(r[0]!, x), comparison(r[0]!, x));
await p.dispose(); await b.dispose(); rmSync(folder, { recursive: true, force: true });
