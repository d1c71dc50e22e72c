/** How long a read is waited for. A server that is there begins to respond within a second or two, also over a slow network. */
const READ_TIMEOUT_MS = 15_000;

/**
 * Like fetch, but a read (GET) that gets no response within 15 seconds fails with a TimeoutError, as a call whose connection is lost without
 * a word would be waited for without end. A response that has begun takes its time; so does a write, of which nobody knows what came of it.
 */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = "GET", signal } = init;
  if (method !== "GET") return fetch(input, init);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException("No response in time", "TimeoutError")), READ_TIMEOUT_MS);
  try {
    return await fetch(input, { ...init, signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal });
  } finally {
    clearTimeout(timer);
  }
}
