import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { authFetch, giveUpRenewals } from "./auth-fetch.ts";
import { SESSION_KEY } from "./session-state.ts";

const RENEWAL = "/api/auth/token?grant_type=refresh_token";

/** What the tabs of the browser share, and what tells this one that another has changed it. */
const stored = new Map<string, string>();
let tab = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  tab = new EventTarget();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never responds. Gives the signals of the calls that it got. */
function silentServer(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.stubGlobal("fetch", async (_input: string, { signal }: RequestInit) => {
    signals.push(signal!);
    return new Promise(() => undefined);
  });
  return signals;
}

const keep = (token: string) =>
  void stored.set(SESSION_KEY, JSON.stringify({ refresh_token: token }));
const renew = (token: string) =>
  authFetch(RENEWAL, { method: "POST", body: JSON.stringify({ refresh_token: token }) });

/** What became of a call: its status, what it was refused with, or that it is still waited for. */
async function outcomeOf(call: Promise<Response>): Promise<string | number> {
  const settled = call.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  return Promise.race([settled, vi.advanceTimersByTimeAsync(0).then(() => "waiting")]);
}

test("a renewal without a response is given up after 15 seconds, and its connection with it", async () => {
  keep("first");
  const signals = silentServer();
  const call = renew("first");
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await outcomeOf(call)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcomeOf(call)).toBe("TimeoutError");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test("another tab's renewal, or its signing out, ends the wait; another key's change does not", async () => {
  silentServer();
  for (const change of [() => keep("second"), () => stored.clear()]) {
    keep("first");
    const call = renew("first");
    tab.dispatchEvent(new Event("storage"));
    expect(await outcomeOf(call)).toBe("waiting");
    change();
    tab.dispatchEvent(new Event("storage"));
    expect(await outcomeOf(call)).toBe(400);
  }
});

test("signing out in this tab ends the wait, and where the browser forbids local storage too", async () => {
  silentServer();
  const forbid = () => vi.stubGlobal("localStorage", undefined);
  for (const change of [() => stored.clear(), forbid]) {
    keep("first");
    const call = renew("first");
    expect(await outcomeOf(call)).toBe("waiting");
    change();
    expect(await outcomeOf(call)).toBe("waiting");
    giveUpRenewals();
    expect(await outcomeOf(call)).toBe(400);
  }
});

test("a token that another tab has replaced is never sent", async () => {
  const signals = silentServer();
  keep("second");
  const response = await renew("first");
  expect(await response.json()).toMatchObject({ error_code: "refresh_token_already_used" });
  expect(signals).toEqual([]);
});

test("a browser without local storage renews like any other", async () => {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  expect((await renew("first")).status).toBe(200);
});

test("signing in is waited for, as nobody knows what came of it", async () => {
  vi.stubGlobal("fetch", async () => new Promise(() => undefined));
  const call = authFetch("/api/auth/token?grant_type=password", { method: "POST", body: "{}" });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await outcomeOf(call)).toBe("waiting");
});
