import http from "node:http";

const PATIENCE_MS = 20_000;

/** The first request to a fresh Worker. */
export interface Door {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Retries until the Worker responds with any status. Throws after 20 s. */
export async function firstResponse(origin: string, door: Door): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    if (await isAnswered(origin, door)) return;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error(`${door.path} gave no answer within ${PATIENCE_MS / 1000} s`);
}

function isAnswered(origin: string, { path, method, headers, body }: Door): Promise<boolean> {
  return new Promise((done) => {
    const request = http.request(
      `${origin}${path}`,
      { agent: false, method, headers },
      (response) => response.resume().on("end", () => done(true)),
    );
    request.on("error", () => done(false));
    request.end(body);
  });
}
