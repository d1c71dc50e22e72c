/** How long a response is waited for. A server that is there begins to respond within a second or two, also over a slow network. */
const TIMEOUT_MS = 15_000;

/**
 * Like fetch, but a read (GET) that gets no response within 15 seconds fails with a TimeoutError, as a call whose connection is lost without
 * a word would be waited for without end. A response that has begun takes its time; so does a write, of which nobody knows what came of it.
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

/** Does something that waits for the server. After 15 seconds it fails with a TimeoutError, and its signal aborts. */
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
