import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "../../../tests/local-storage.ts";
import { dropSession, isEnding, readSession, renewStored, sessionStore } from "./stored-session.ts";
import { SESSION_KEY } from "./session-state.ts";

/** Storage that all tabs share, and a target for events about changes in another tab. */
const stored = new Map<string, string>();
let tab = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  tab = new EventTarget();
  stubLocalStorage(stored);
  vi.stubGlobal("addEventListener", tab.addEventListener.bind(tab));
  vi.stubGlobal("removeEventListener", tab.removeEventListener.bind(tab));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never responds. Returns the signals of its calls. */
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
const renew = () => renewStored((token, signal) => fetch(`/${token}`, { signal }));
const serve = (response: () => Response) => vi.stubGlobal("fetch", async () => response());

/** The token that a renewal stored, its refusal, or "waiting". */
async function outcomeOf(call: ReturnType<typeof renew>): Promise<string | null> {
  const settled = call.then(
    (session) => session?.refresh_token ?? null,
    (error: Error) => error.name,
  );
  return Promise.race([settled, vi.advanceTimersByTimeAsync(0).then(() => "waiting")]);
}

test("a renewal without a response is given up after 15 seconds, and its connection with it", async () => {
  keep("first");
  const signals = silentServer();
  const call = renew();
  call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(await outcomeOf(call)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcomeOf(call)).toBe("TimeoutError");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(readSession()?.refresh_token).toBe("first");
});

test("another tab's renewal, or its signing out, ends the wait; another key's change does not", async () => {
  silentServer();
  for (const [change, outcome] of [
    [() => keep("second"), "second"],
    [() => stored.clear(), null],
  ] as const) {
    keep("first");
    const call = renew();
    tab.dispatchEvent(new Event("storage"));
    expect(await outcomeOf(call)).toBe("waiting");
    change();
    tab.dispatchEvent(new Event("storage"));
    expect(await outcomeOf(call)).toBe(outcome);
  }
});

test("signing out in this tab ends the wait, and a late response brings nothing back", async () => {
  let respond: (response: Response) => void = () => undefined;
  vi.stubGlobal("fetch", async () => new Promise((resolve) => (respond = resolve)));
  keep("first");
  const call = renew();
  expect(await outcomeOf(call)).toBe("waiting");
  dropSession();
  expect(await outcomeOf(call)).toBe(null);
  respond(Response.json({ refresh_token: "second" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(readSession()).toBe(null);
});

test("many who ask for a renewal at once share one, and the next is another", async () => {
  const signals = silentServer();
  keep("first");
  const calls = [renew(), renew()];
  expect(await Promise.all(calls.map(outcomeOf))).toEqual(["waiting", "waiting"]);
  expect(signals).toHaveLength(1);
  keep("second");
  tab.dispatchEvent(new Event("storage"));
  expect(await Promise.all(calls.map(outcomeOf))).toEqual(["second", "second"]);
  serve(() => Response.json({ refresh_token: "third" }));
  expect(await outcomeOf(renew())).toBe("third");
});

test("a refusal ends the session; a server that is lost or busy does not", async () => {
  for (const [status, outcome, left] of [
    [400, null, null],
    [403, null, null],
    [429, "Error", "first"],
    [503, "Error", "first"],
  ] as const) {
    keep("first");
    serve(() => new Response("{}", { status }));
    expect(await outcomeOf(renew())).toBe(outcome);
    expect(readSession()?.refresh_token ?? null).toBe(left);
  }
});

test("a browser without local storage keeps its session as long as the page", async () => {
  vi.stubGlobal("localStorage", undefined);
  sessionStore.setItem(SESSION_KEY, JSON.stringify({ refresh_token: "first" }));
  serve(() => Response.json({ refresh_token: "second" }));
  expect(await outcomeOf(renew())).toBe("second");
  dropSession();
  expect(readSession()).toBe(null);
});

test("a session is near its end from 90 seconds before it", () => {
  const endsIn = (seconds: number) =>
    isEnding({ expires_at: Date.now() / 1000 + seconds } as Parameters<typeof isEnding>[0]);
  expect([endsIn(100), endsIn(80), endsIn(-5)]).toEqual([false, true, true]);
});
