import http from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { migrate } from "../../scripts/db/local-d1.ts";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import type { SiteContent } from "../../src/domain/site-config.ts";
import { OPENAI_KEY, type Script, openAiServer } from "../../tests/fakes/openai-server.ts";
import { behindAssets } from "./behind-assets.ts";
import { atMost, type Result } from "./result.ts";
import { median } from "./statistics.ts";

const BARE = join(import.meta.dirname, "bare-stream/wrangler.json");
const LETTERS = 4;

/** One call to the local D1, which counts a generation, and 4 ms for everything else. */
const FIRST_MS = 8;

interface Times {
  /** In ms, to the first words and to the end. */
  first: number;
  total: number;
}

/** Compares the product with a Worker that passes the same provider's stream on unchanged. */
export async function wordings({
  rounds,
  pacedRounds,
}: {
  rounds: number;
  pacedRounds: number;
}): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const provider = await openAiServer();
  await migrate(join(folder, "product"));
  const quiet = { onLog: () => undefined };
  const product = await serveBuiltWorker({
    ...quiet,
    stateDir: join(folder, "product"),
    vars: { RATE_LIMITS: "off", WORDINGS_DAILY_BUDGET: "1000000", ...provider.vars },
  });
  const bare = await serveBuiltWorker({
    ...quiet,
    config: behindAssets(BARE, folder),
    vars: { UPSTREAM: `${provider.baseUrl}/responses`, AUTHORIZATION: `Bearer ${OPENAI_KEY}` },
  });

  /** Runs both in turns, `times` times. */
  const compare = async (script: Script, content: SiteContent, times: number) => {
    const runs = { bare: [] as Times[], product: [] as Times[] };
    provider.script({ pieceLetters: LETTERS, ...script });
    const sides = [
      async () => void runs.bare.push(await timed(bare.url, RAW_BODY, rawWords)),
      async () =>
        void runs.product.push(
          await timed(`${product.url}/api/wordings`, requestFor(content), ourWords),
        ),
    ];
    for (let round = 0; round < times; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await side();
    const over = (key: keyof Times) =>
      median(
        runs.product.map((time, round) => time[key] - (runs.bare[round]?.[key] ?? Number.NaN)),
      );
    const ms = (key: keyof Times) => ({
      ours: median(runs.product.map((time) => time[key])),
      raw: median(runs.bare.map((time) => time[key])),
    });
    return { first: over("first"), total: over("total"), ms };
  };

  try {
    const { content } = siteConfig;
    const text = JSON.stringify(content);
    await compare({ text }, content, 3);
    const short = await compare({ text, firstMs: 20 }, content, rounds);
    const paced = await compare({ text, firstMs: 20, gapMs: 10 }, content, pacedRounds);
    const thousand = await compare({ text: padded(LONG, 1_000 * LETTERS) }, LONG, rounds);
    const tenThousand = await compare(
      { text: padded(LONG, 10_000 * LETTERS) },
      LONG,
      Math.ceil(rounds / 2),
    );
    const told = (key: keyof Times, { ms }: typeof short) =>
      `${ms(key).ours.toFixed(1)} against ${ms(key).raw.toFixed(1)} ms`;
    const longer = paced.ms("total").ours / paced.ms("total").raw;
    const linear = tenThousand.ms("total").ours / (10 * thousand.ms("total").ours);
    return [
      atMost(
        "First words over raw, all at once",
        FIRST_MS,
        "ms",
        one(short.first),
        told("first", short),
      ),
      atMost(
        "First words over raw, a token each 10 ms",
        FIRST_MS,
        "ms",
        one(paced.first),
        told("first", paced),
      ),
      atMost(
        "Whole over raw, a token each 10 ms",
        1.05,
        "times",
        two(longer),
        told("total", paced),
      ),
      atMost(
        "10,000 tokens at once over raw",
        8,
        "times",
        two(tenThousand.ms("total").ours / tenThousand.ms("total").raw),
        told("total", tenThousand),
      ),
      atMost(
        "10,000 tokens over ten times 1,000",
        1.1,
        "times",
        two(linear),
        `${told("total", tenThousand)}; 1,000: ${told("total", thousand)}`,
      ),
    ];
  } finally {
    await Promise.all([product.dispose(), bare.dispose(), provider.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const one = (value: number) => Math.round(value * 10) / 10;
const two = (value: number) => Math.round(value * 1000) / 1000;

/** True once the first letter of the first text has arrived. */
const ourWords = (received: string) => /event: (partial|result)/.test(received);
const rawWords = (received: string) => {
  const deltas = [...received.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)];
  return /"title":"./.test(deltas.map(([, json = '""']) => JSON.parse(json) as string).join(""));
};

const RAW_BODY = JSON.stringify({
  model: "fake-model",
  stream: true,
  input: [{ role: "user", content: "{}" }],
});

let brands = 0;
/** A new brand for each request, so that no response comes from the cache. */
const requestFor = (currentContent: SiteContent) =>
  JSON.stringify({ currentContent, brandInfo: { companyName: `Bench ${(brands += 1)}` } });

/** The longest allowed content: about 1,000 tokens. */
const LONG: SiteContent = {
  hero: { title: filled(80), subtitle: filled(300), cta: filled(40) },
  services: { fastTrack: card(), checkIn: card(), museums: card() },
  whyChooseUs: { title: filled(80), reasons: Array.from({ length: 8 }, card) },
};

function card() {
  return { title: filled(60), description: filled(300) };
}

function filled(letters: number): string {
  return "words of some length ".repeat(20).slice(0, letters - 1) + "x";
}

/** JSON of this length: spaces between tokens stand for a longer text. */
function padded(content: SiteContent, letters: number): string {
  const text = JSON.stringify(content);
  const gaps = text.split(/(?<=[{,[])(?=["{])/);
  const blanks = " ".repeat(Math.max(0, Math.ceil((letters - text.length) / (gaps.length - 1))));
  return gaps.join(blanks);
}

function timed(url: string, body: string, hasWords: (received: string) => boolean): Promise<Times> {
  const headers = {
    apikey: "envol-public-anon-key",
    "content-type": "application/json",
    accept: "text/event-stream",
  };
  return new Promise((done, fail) => {
    const start = performance.now();
    let first = 0;
    let last = "";
    let received = "";
    const sent = http.request(url, { method: "POST", agent: false, headers }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        last = chunk;
        if (first > 0) return;
        received += chunk;
        if (hasWords(received)) first = performance.now() - start;
      });
      response.on("end", () => {
        if (response.statusCode !== 200 || first === 0 || /"success":false/.test(last))
          fail(new Error(`${url} answered ${response.statusCode}: ${last.slice(0, 200)}`));
        else done({ first, total: performance.now() - start });
      });
    });
    sent.on("error", fail);
    sent.end(body);
  });
}
