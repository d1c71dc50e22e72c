/** A server that is there responds within a second or two, also over a slow network. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches like fetch, but a read (GET) without a response in 15 seconds fails with a TimeoutError:
 * a lost connection never ends. Writes are not given up, as their outcome is unknown.
 */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { method = "GET", signal } = init;
  if (method !== "GET") return fetch(input, init);
  return inTime((late) =>
    fetch(input, { ...init, signal: signal ? AbortSignal.any([signal, late]) : late }),
  );
}

/**
 * Runs work that waits for the server. After 15 seconds it throws TimeoutError; the signal aborts.
 */
export async function inTime<Result>(
  work: (late: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException("No response in time", "TimeoutError")),
    TIMEOUT_MS,
  );
  const timedOut = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener("abort", () => reject(late.signal.reason as Error));
  });
  try {
    return await Promise.race([work(late.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
