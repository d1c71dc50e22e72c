import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendTask } from "#worker/platform/context/send-task.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue that keeps the batches it is sent. */
function recordingQueue() {
  const batches: unknown[][] = [];
  const sendBatch = vi.fn<(messages: { body: unknown }[]) => Promise<void>>(async (messages) => {
    batches.push(messages.map(({ body }) => body));
  });
  return { batches, sendBatch, queue: { sendBatch } as unknown as Queue };
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

test("messages of one moment leave in one batch, each once; those after it in the next", async () => {
  const { queue, batches } = recordingQueue();
  const sent = numbers(5).map((n) => sendTask(queue, n));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(sent);
  const later = sendTask(queue, 5);
  await vi.advanceTimersByTimeAsync(100);
  await later;
  expect(batches).toEqual([numbers(5), [5]]);
});

test("of 250 messages no batch has more than the queue takes", async () => {
  const { queue, batches } = recordingQueue();
  const sent = numbers(250).map((n) => sendTask(queue, n));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(sent);
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(batches.flat()).toEqual(numbers(250));
});

test("when the request that was to send dies, the next one sends its messages too", async () => {
  const { queue, batches } = recordingQueue();
  void sendTask(queue, 0);
  void sendTask(queue, 1);
  const past = Date.now() + 100;
  // A request that has ended: its timer never comes.
  vi.clearAllTimers();
  vi.setSystemTime(past);
  const next = sendTask(queue, 2);
  await vi.advanceTimersByTimeAsync(100);
  await next;
  expect(batches).toEqual([[0, 1, 2]]);
});

test("a queue that refuses fails who sends, and takes the next message", async () => {
  const { queue, batches, sendBatch } = recordingQueue();
  sendBatch.mockRejectedValueOnce(new Error("refused"));
  const refused = expect(sendTask(queue, 0)).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(100);
  await refused;
  const next = sendTask(queue, 1);
  await vi.advanceTimersByTimeAsync(100);
  await next;
  expect(batches).toEqual([[1]]);
});

test("two queues do not wait for each other", async () => {
  const [first, second] = [recordingQueue(), recordingQueue()];
  const sent = [sendTask(first.queue, 0), sendTask(second.queue, 1)];
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(sent);
  expect([first.batches, second.batches]).toEqual([[[0]], [[1]]]);
});
