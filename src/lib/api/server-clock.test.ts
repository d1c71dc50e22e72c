import { afterEach, expect, test, vi } from "vitest";
import { HOUR_MS } from "#domain/time.ts";
import { fetchWithClock, newestReading, serverNow } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("the server's time is the device's until a response brings its date, and stays after one without", async () => {
  const server = Date.UTC(2026, 10, 28, 9);
  vi.useFakeTimers({ now: server + 26 * HOUR_MS });
  const respond = vi.spyOn(globalThis, "fetch");
  expect([newestReading(), serverNow()]).toEqual([undefined, server + 26 * HOUR_MS]);
  const date = new Date(server).toUTCString();
  respond.mockResolvedValue(new Response(null, { headers: { date } }));
  await fetchWithClock("/api/passes/lane");
  expect(serverNow()).toBe(server);
  respond.mockResolvedValue(new Response());
  await fetchWithClock("/api/passes/lane");
  vi.setSystemTime(server + 27 * HOUR_MS);
  expect(serverNow()).toBe(server + HOUR_MS);
});
