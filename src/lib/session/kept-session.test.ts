import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubLocalStorage } from "../../../tests/local-storage.ts";
import { SESSION_KEY } from "./session-state.ts";

const PAGE = { language: "en", currency: "EUR", nonce: "", formKey: "", apiKey: "key" } as const;
const AUTHENTICATOR = { id: "app", factor_type: "totp" };

const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  stubLocalStorage(stored);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("location", { origin: "https://www.envol.example" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

let made = 0;

/** A session of an hour, with a token of its own. */
function session(aal: "aal1" | "aal2", factors?: object[]) {
  made += 1;
  return {
    access_token: `header.${btoa(JSON.stringify({ aal, made })).replaceAll("=", "")}.signature`,
    refresh_token: String(made),
    expires_at: Date.now() / 1000 + 3600,
    user: { id: "ada", factors },
  };
}

/** Opens a page that has stored `kept`, lets `ms` pass, and returns what it showed and which calls it made. */
async function open(kept: object, answer: (path: string) => Response, ms = 10_000) {
  stored.set(SESSION_KEY, JSON.stringify(kept));
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const path = /\/api\/(?:auth\/)?([\w-]+)/.exec(url)![1]!;
    calls.push(path);
    return answer(path);
  });
  const states: { status: string; role?: string | null }[] = [];
  const { pageInput } = await import("../site-context/page-input.ts");
  await pageInput.run(PAGE, async () => {
    const { keepSession } = await import("./kept-session.ts");
    keepSession((state) => states.push(state));
    await vi.advanceTimersByTimeAsync(ms);
  });
  return { shown: states.at(-1), states, calls };
}

const owesFactor = () => Response.json([{ role: "agent", must_enroll: true }]);

test("staff who left their authenticator app unfinished are asked for it, with one call", async () => {
  const begun = () => session("aal1", [{ ...AUTHENTICATOR, status: "unverified" }]);
  // The server refuses the fifth renewal, which only a loop asks for.
  let renewals = 0;
  const { shown, calls } = await open(begun(), (path) => {
    if (path === "user-roles") return owesFactor();
    renewals += 1;
    return renewals < 5 ? Response.json(begun()) : new Response("{}", { status: 429 });
  });
  expect(shown).toMatchObject({ status: "signed-in", role: "agent", mustEnroll: true });
  expect(calls).toEqual(["user-roles"]);
});

test("a session whose factor a colleague removed is renewed, also after a lost renewal", async () => {
  let isLost = true;
  const { shown, calls } = await open(
    session("aal2", [{ ...AUTHENTICATOR, status: "verified" }]),
    (path) => {
      if (path === "user-roles") return owesFactor();
      if (!isLost) return Response.json(session("aal1"));
      isLost = false;
      throw new TypeError("The network failed");
    },
  );
  expect(shown).toMatchObject({ status: "signed-in", role: "agent", mustEnroll: true });
  expect(calls).toEqual(["user-roles", "token", "user-roles", "token", "user-roles"]);
});

test("staff stay where they are while no response says whether they still have their role", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  // The network fails twice after the session was renewed.
  const lost = new Set([2, 3]);
  let reads = 0;
  const ending = { ...session("aal1"), expires_at: Date.now() / 1000 + 95 };
  const answer = (path: string) => {
    if (path === "token") return Response.json(session("aal1"));
    reads += 1;
    if (lost.has(reads)) throw new TypeError("The network failed");
    return Response.json([{ role: "admin" }]);
  };
  const { states, calls } = await open(ending, answer, 60_000);
  expect(calls).toEqual(["user-roles", "token", ...Array(3).fill("user-roles")]);
  const known = states.filter(({ status }) => status !== "loading");
  expect(known.map(({ role }) => role)).toEqual(known.map(() => "admin"));
  expect(known.length).toBeGreaterThan(1);
});

test("a call for the role that is lost as the page opens means no role", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { shown } = await open(session("aal1"), () => {
    throw new TypeError("The network failed");
  });
  expect(shown).toMatchObject({ status: "signed-in", role: null });
  expect(log).toHaveBeenCalledOnce();
});

test("a refusal that a proxy's page leaves unexplained means no role, and keeps the session", async () => {
  const { shown } = await open(session("aal1"), (path) =>
    path === "user-roles"
      ? Response.json({ error: { code: "bad_jwt" } }, { status: 401 })
      : new Response("<html>Bad gateway</html>", { status: 502 }),
  );
  expect(shown).toMatchObject({ status: "signed-in", role: null });
  expect(stored.has(SESSION_KEY)).toBe(true);
});
