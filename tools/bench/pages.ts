import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { bareWorker } from "./bare-workerd.ts";
import {
  compareThroughput,
  comparison,
  type Pace,
  ratioTo,
  type Throughput,
} from "./compare-throughput.ts";
import { firstResponse } from "./first-response.ts";
import { atLeast, type Result } from "./result.ts";

/** Compares `/` with the same HTML as a static asset, both through the same Miniflare. */
export async function pageOverAsset(pace: Pace): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  cpSync(dirname(dirname(BUILT_CONFIG)), folder, { recursive: true });
  const config = join(folder, "server/wrangler.json");
  const before = await serveBuiltWorker({ config });
  const html = await (await fetch(`${before.url}/`)).text();
  await before.dispose();
  writeFileSync(join(folder, "client/static-home.html"), html);
  const product = await serveBuiltWorker({ config });
  try {
    const targets = [
      { name: "static asset", url: `${product.url}/static-home` },
      { name: "/", url: `${product.url}/` },
    ];
    const [asset, page] = (await compareThroughput(targets, pace)) as [Throughput, Throughput];
    return [
      atLeast(
        "/ over the same HTML as an asset",
        0.95,
        ratioTo(asset, page),
        comparison(asset, page),
      ),
    ];
  } finally {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares `/` with a constant of the same size, each on a separate workerd without Miniflare. */
export async function pageOverConstant(pace: Pace): Promise<Result[]> {
  const product = bareWorker(BUILT_CONFIG);
  const page = await product.start();
  await Promise.race([firstResponse(page.url, { path: "/" }), page.died]);
  const html = await (await fetch(`${page.url}/`)).text();

  const folder = mkdtempSync(join(tmpdir(), "envol-constant-"));
  writeFileSync(
    join(folder, "worker.mjs"),
    `const html = ${JSON.stringify(html)};\nexport default { fetch: () => new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } }) };\n`,
  );
  writeFileSync(
    join(folder, "wrangler.json"),
    JSON.stringify({ main: "worker.mjs", compatibility_date: "2026-10-19" }),
  );
  const constantWorker = bareWorker(join(folder, "wrangler.json"));
  const constant = await constantWorker.start();
  await Promise.race([firstResponse(constant.url, { path: "/" }), constant.died]);
  try {
    const targets = [
      { name: "constant", url: `${constant.url}/` },
      { name: "/", url: `${page.url}/` },
    ];
    const [floor, ours] = (await compareThroughput(targets, pace)) as [Throughput, Throughput];
    return [
      atLeast("/ over a constant of that size", 0.7, ratioTo(floor, ours), comparison(floor, ours)),
    ];
  } finally {
    await Promise.all([constant.stop(), page.stop()]);
    product.remove();
    constantWorker.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
