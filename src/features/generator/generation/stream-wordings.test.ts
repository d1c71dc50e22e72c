import { expect, onTestFinished, test, vi } from "vitest";
import { readEvents } from "./stream-wordings.ts";

const encoder = new TextEncoder();

function bodyOf(chunks: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function eventsOf(chunks: Iterable<Uint8Array>): Promise<{ event?: string; data: string }[]> {
  const events: { event?: string; data: string }[] = [];
  for await (const { event, data } of readEvents(bodyOf(chunks))) events.push({ event, data });
  return events;
}

const STREAM =
  ': comment\n\nevent: partial\ndata: {"a":"é旅👩‍🚀"}\n\r\nevent:result\r\ndata: one\r\ndata:two\r\rid: 1\nretry: 5\n\ndata\n\ndata: last\n\n';
const EVENTS = [
  { event: "partial", data: '{"a":"é旅👩‍🚀"}' },
  { event: "result", data: "one\ntwo" },
  { event: undefined, data: "" },
  { event: undefined, data: "last" },
];

test.each([1, 2, 3, 7, 1000])(
  "events are read whatever the size of the chunks (%i bytes)",
  async (size) => {
    const bytes = encoder.encode(STREAM);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    expect(await eventsOf(chunks)).toEqual(EVENTS);
  },
);

test("an event that is cut off is dropped", async () => {
  expect(await eventsOf([encoder.encode('data: whole\n\nevent: result\ndata: {"succ')])).toEqual([
    { event: undefined, data: "whole" },
  ]);
  expect(await eventsOf([])).toEqual([]);
});

test("who stops reading cancels the body", async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode("data: x\n\n")),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const event of readEvents(body)) {
    expect(event.data).toBe("x");
    break;
  }
  expect(cancelled).toBe(true);
});

test("a body that fails, fails", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new TypeError("network"));
    },
  });
  await expect(readEvents(body).next()).rejects.toThrow("network");
});

test("a stream that says nothing for 15 seconds ends, and what came in time is read", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let cancelled = false;
  let say: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (text) => controller.enqueue(encoder.encode(text));
    },
    cancel: () => {
      cancelled = true;
    },
  });
  const events = readEvents(body);
  const next = async () => (await events.next()).value?.data;
  const first = next();
  await vi.advanceTimersByTimeAsync(14_900);
  say("data: late\n\n");
  expect(await first).toBe("late");
  const second = next();
  await vi.advanceTimersByTimeAsync(14_900);
  // A comment, which the server sends during pauses, restarts the silence limit.
  say(": \n\n");
  await vi.advanceTimersByTimeAsync(14_900);
  expect(cancelled).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await second).toBeUndefined();
  expect(cancelled).toBe(true);
});
