/** A working server responds within a second or two, even over a slow network. */
const TIMEOUT_MS = 15_000;

/** Only a read (GET) times out, because giving up a write would leave its outcome unknown. */
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

/** After 15 seconds it aborts the signal and throws TimeoutError. */
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
