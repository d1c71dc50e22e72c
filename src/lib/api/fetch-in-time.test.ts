import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchInTime } from "./fetch-in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that accepts calls and never responds. Returns the signals of its calls. */
function silentServer(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async (_input, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init!;
        if (!signal) return;
        signals.push(signal);
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  return signals;
}

/** The name of the call's error, or "waiting" while the call is open. */
async function stateOf(call: Promise<Response>): Promise<string> {
  const failure = call.then(
    () => "responded",
    (error: Error) => error.name,
  );
  return Promise.race([failure, vi.advanceTimersByTimeAsync(0).then(() => "waiting")]);
}

test.each([undefined, { method: "GET" }])(
  "a read without a response is given up after 15 seconds, and not before (%o)",
  async (init) => {
    silentServer();
    const call = fetchInTime("/api/health", init);
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(await stateOf(call)).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(call)).toBe("TimeoutError");
  },
);

test.each(["POST", "PATCH", "PUT", "DELETE"])(
  "a write without a response is given up after a minute, and not before (%s)",
  async (method) => {
    silentServer();
    const call = fetchInTime("/api/bookings", { method });
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(await stateOf(call)).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(call)).toBe("TimeoutError");
  },
);

test("a response that has begun may take its time", async () => {
  let signal: AbortSignal | null | undefined;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
    signal = init!.signal;
    return new Response("a long file");
  });
  await fetchInTime("/api/admin/orders.csv");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(signal!.aborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["GET", "POST"])(
  "a caller's own signal ends a call, as what it is, also once its response has begun (%s)",
  async (method) => {
    const signals = silentServer();
    const caller = new AbortController();
    const call = fetchInTime("/api/health", { method, signal: caller.signal });
    call.catch(() => undefined);
    caller.abort();
    expect(await stateOf(call)).toBe("AbortError");
    expect(vi.getTimerCount()).toBe(0);
    const late = fetchInTime("/api/health", { method, signal: caller.signal });
    expect(await stateOf(late)).toBe("AbortError");

    const reader = new AbortController();
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
      signals.push(init!.signal!);
      return new Response("a stream");
    });
    await fetchInTime("/api/wordings", { method, signal: reader.signal });
    reader.abort();
    expect(signals.at(-1)!.aborted).toBe(true);
  },
);
