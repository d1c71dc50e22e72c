import http from "node:http";

const PATIENCE_MS = 20_000;

/** Asks for `url` until it answers with a 2xx. Returns how many milliseconds that took. */
export async function firstResponse(url: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    if (await responds(url)) return performance.now() - start;
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error(`${url} gave no 2xx within ${PATIENCE_MS / 1000} s`);
}

function responds(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = http.get(url, { agent: false }, (response) => {
      response.resume();
      response.on("end", () =>
        done(
          response.statusCode !== undefined &&
            response.statusCode >= 200 &&
            response.statusCode < 300,
        ),
      );
    });
    request.on("error", () => done(false));
  });
}
