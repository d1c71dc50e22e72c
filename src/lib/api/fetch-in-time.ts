/** A working server responds within a second or two, even over a slow network. */
const READ_TIMEOUT_MS = 15_000;

/** A write may wait for a bank. One that is given up may still have run, so it counts as a lost answer. */
const WRITE_TIMEOUT_MS = 60_000;

/** Throws TimeoutError after 15 seconds without a response (60 for a write), or the reason of the caller's signal. */
export async function fetchInTime(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const { method = "GET", signal } = init;
  return inTime(
    (late) => fetch(input, { ...init, signal: late }),
    method === "GET" ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    signal,
  );
}

/** After `ms` (15 seconds) it aborts the signal and throws TimeoutError. A caller's signal aborts it too, at any time. */
export async function inTime<Result>(
  work: (late: AbortSignal) => Promise<Result>,
  ms = READ_TIMEOUT_MS,
  caller?: AbortSignal | null,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException("No response in time", "TimeoutError")),
    ms,
  );
  const timedOut = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener("abort", () => reject(late.signal.reason as Error));
  });
  // AbortSignal.any is younger than the browsers that we serve.
  const end = () => late.abort(caller?.reason);
  if (caller?.aborted) end();
  caller?.addEventListener("abort", end);
  try {
    return await Promise.race([work(late.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
