import http from "node:http";

export interface Target {
  name: string;
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  /** Sends a new idempotency key with each request, as the form does. */
  keyed?: true;
  /** Makes the body of request number `n`. */
  body?: (n: number) => string;
}

export interface LoadResult {
  perSecond: number;
  milliseconds: number[];
  failed: number;
}

let requests = 0;

/**
 * Each of `connections` has one request in flight. Any response other than 2xx counts as failed.
 */
export async function load(
  target: Target,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const milliseconds: number[] = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      if (await request(target, agent)) milliseconds.push(performance.now() - sent);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  if (milliseconds.length === 0)
    throw new Error(`${target.name} answered nothing with 2xx: it may have died`);
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: milliseconds.length / elapsed, milliseconds, failed };
}

function request(
  { url, method = "GET", headers = {}, keyed, body }: Target,
  agent: http.Agent,
): Promise<boolean> {
  requests += 1;
  const payload = body?.(requests);
  const key = keyed && { "idempotency-key": `bench-${process.pid}-${requests}` };
  const length =
    payload === undefined
      ? {}
      : { "content-type": "application/json", "content-length": Buffer.byteLength(payload) };
  return new Promise((done) => {
    const sent = http.request(
      url,
      { method, agent, headers: { ...headers, ...key, ...length } },
      (response) => {
        response.resume();
        response.on("end", () =>
          done(
            response.statusCode !== undefined &&
              response.statusCode >= 200 &&
              response.statusCode < 300,
          ),
        );
        response.on("error", () => done(false));
      },
    );
    sent.on("error", () => done(false));
    sent.setTimeout(15_000, () => sent.destroy());
    sent.end(payload);
  });
}
