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
  vi.stubGlobal("document", new EventTarget());
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

/** Opens a page that has stored `kept`, lets ten seconds pass, and returns what it shows and which calls it made. */
async function open(kept: object, answer: (path: string) => Response) {
  stored.set(SESSION_KEY, JSON.stringify(kept));
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const path = /\/api\/(?:auth\/)?([\w-]+)/.exec(url)![1]!;
    calls.push(path);
    return answer(path);
  });
  const states: { status: string }[] = [];
  const { pageInput } = await import("../site-context/page-input.ts");
  await pageInput.run(PAGE, async () => {
    const { keepSession } = await import("./kept-session.ts");
    keepSession((state) => states.push(state));
    await vi.advanceTimersByTimeAsync(10_000);
  });
  return { shown: states.at(-1), calls };
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

test("a refusal that a proxy's page leaves unexplained means no role, and keeps the session", async () => {
  const { shown } = await open(session("aal1"), (path) =>
    path === "user-roles"
      ? Response.json({ error: { code: "bad_jwt" } }, { status: 401 })
      : new Response("<html>Bad gateway</html>", { status: 502 }),
  );
  expect(shown).toMatchObject({ status: "signed-in", role: null });
  expect(stored.has(SESSION_KEY)).toBe(true);
});
