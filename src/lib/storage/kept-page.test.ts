import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ORIGIN = "https://envol.example";
const KEPT = new Response("kept");
const SENT = new Response("sent");

interface Asked {
  mode?: string;
  url?: string;
  method?: string;
  /** The browser's cached response for the URL. */
  kept?: Response;
  network: () => Promise<Response>;
}

/** The response of public/offline.js, or undefined if it leaves the request to the browser. */
async function answer({
  mode = "navigate",
  url = `${ORIGIN}/pass/code`,
  method = "GET",
  kept,
  network,
}: Asked) {
  const listeners = new Map<string, (event: unknown) => void>();
  runInNewContext(readFileSync("public/offline.js", "utf8"), {
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
    caches: { match: async () => kept },
    fetch: network,
    location: new URL(ORIGIN),
    URL,
    Promise,
    setTimeout,
  });
  let given: Promise<Response> | undefined;
  listeners.get("fetch")!({
    request: { url, method, mode },
    respondWith: (response: Promise<Response>) => (given = response),
  });
  await vi.advanceTimersByTimeAsync(4_000);
  return given;
}
const never = () => new Promise<Response>(() => {});
const sent = async () => SENT;

test.each([
  ["the network when it answers", KEPT, sent, SENT],
  [
    "the copy when there is no network",
    KEPT,
    async () => Promise.reject(new TypeError("Failed to fetch")),
    KEPT,
  ],
  ["the copy after four seconds", KEPT, never, KEPT],
  ["the copy when the server fails", KEPT, async () => new Response(null, { status: 503 }), KEPT],
  ["the network where nothing is kept", undefined, sent, SENT],
] as const)("a page is what is best: %s", async (_, kept, network, expected) => {
  expect(await answer({ kept, network })).toBe(expected);
});

test("a page that is gone is gone, whatever was kept", async () => {
  const gone = new Response(null, { status: 404 });
  expect(await answer({ kept: KEPT, network: async () => gone })).toBe(gone);
});

test("files of the build come from the copy, as their names say what they hold", async () => {
  expect(
    await answer({ mode: "cors", url: `${ORIGIN}/assets/a.js`, kept: KEPT, network: sent }),
  ).toBe(KEPT);
  expect(await answer({ mode: "cors", url: `${ORIGIN}/assets/a.js`, network: sent })).toBe(SENT);
});

test.each([
  ["a call of the API", { mode: "cors", url: `${ORIGIN}/api/passes/code` }],
  ["what is sent", { method: "POST" }],
  ["another site", { url: "https://elsewhere.example/pass/code" }],
])("%s is left to the browser", async (_, asked) => {
  expect(await answer({ ...asked, kept: KEPT, network: sent })).toBeUndefined();
});
