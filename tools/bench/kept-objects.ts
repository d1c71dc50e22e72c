import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { type BareWorker, bareWorker } from "./bare-workerd.ts";
import { firstResponse } from "./first-response.ts";
import { atMost, type Result } from "./result.ts";
import { readMemory } from "./workerd-process.ts";

/** Pages that are rendered for each request, each for a different reason. */
const PAGES = ["/account", "/unsubscribe?token=a.b", "/fast-track-payment/x", "/scan"];
/** After these requests, code, caches and pools have reached their size. */
const WARM_RENDERS = 100;
const RENDERS = 500;
/** The last requests may still be open. */
const PATIENCE = 10;

/** Counts the requests and responses of finished pages that workerd still holds. */
export async function keptObjects(renders = RENDERS): Promise<Result[]> {
  const product = bareWorker(BUILT_CONFIG);
  try {
    const { kept, detail } = await measure(product, renders);
    return [atMost(`Objects kept of ${renders} pages`, PATIENCE, "", kept, detail)];
  } finally {
    product.remove();
  }
}

async function measure(product: BareWorker, renders: number) {
  const { url, inspector, pid, died, stop } = await product.start();
  const render = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const response = await fetch(url + PAGES[n % PAGES.length]!);
      await response.text();
    }
    const objects = await countObjects(inspector, ["Request", "Response"]);
    return { objects, mb: Math.round(readMemory(String(pid), "VmRSS")) };
  };
  try {
    await Promise.race([firstResponse(url, { path: "/" }), died]);
    const before = await render(WARM_RENDERS);
    const after = await render(renders);
    const detail = `${before.objects} → ${after.objects}; ${before.mb} → ${after.mb} MB`;
    return { kept: after.objects - before.objects, detail };
  } finally {
    await stop();
  }
}

interface Message {
  id?: number;
  method?: string;
  params?: { chunk: string };
  error?: unknown;
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[] } };
  nodes: number[];
  strings: string[];
}

/** V8 collects all garbage before it takes a heap snapshot. */
async function countObjects(inspector: string, names: readonly string[]): Promise<number> {
  const { snapshot, nodes, strings } = await takeSnapshot(inspector);
  const fields = snapshot.meta.node_fields;
  const [width, at] = [fields.length, fields.indexOf("name")];
  const wanted = new Set(names.map((name) => strings.indexOf(name)));
  let count = 0;
  for (let node = at; node < nodes.length; node += width) if (wanted.has(nodes[node]!)) count += 1;
  return count;
}

function takeSnapshot(inspector: string): Promise<Snapshot> {
  const socket = new WebSocket(inspector);
  const chunks: string[] = [];
  return new Promise<Snapshot>((done, fail) => {
    socket.addEventListener("error", () => fail(new Error("workerd's inspector does not answer")));
    socket.addEventListener("open", () =>
      socket.send(JSON.stringify({ id: 1, method: "HeapProfiler.takeHeapSnapshot" })),
    );
    socket.addEventListener("message", ({ data }: MessageEvent) => {
      const { id, params, error } = JSON.parse(String(data)) as Message;
      if (params) chunks.push(params.chunk);
      if (error) fail(new Error(JSON.stringify(error)));
      if (id === 1) done(JSON.parse(chunks.join("")) as Snapshot);
    });
  }).finally(() => socket.close());
}
