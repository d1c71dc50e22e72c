import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendTask } from "#worker/platform/context/send-task.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue that keeps the batches it is sent, each a list of messages, each a list of tasks. */
function recordingQueue() {
  const batches: unknown[][][] = [];
  const sendBatch = vi.fn<(messages: { body: unknown[] }[]) => Promise<void>>(async (messages) => {
    batches.push(messages.map(({ body }) => body));
  });
  return { batches, sendBatch, queue: { sendBatch } as unknown as Queue };
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);

const afterPause = () => vi.advanceTimersByTimeAsync(100);

test("a task leaves at once, those of the next moment in one message, each once", async () => {
  const { queue, batches } = recordingQueue();
  const sent = numbers(5).map((n) => sendTask(queue, n));
  expect(batches).toEqual([[[0]]]);
  await afterPause();
  await Promise.all(sent);
  expect(batches).toEqual([[[0]], [[1, 2, 3, 4]]]);
  await afterPause();
  await sendTask(queue, 5);
  expect(batches).toEqual([[[0]], [[1, 2, 3, 4]], [[5]]]);
});

test("of 1,050 tasks no message has more than ten, and no batch more than the queue takes", async () => {
  const { queue, batches } = recordingQueue();
  const sent = numbers(1050).map((n) => sendTask(queue, n));
  await afterPause();
  await Promise.all(sent);
  expect(batches.map(({ length }) => length)).toEqual([1, 100, 5]);
  expect(Math.max(...batches.flat().map(({ length }) => length))).toBe(10);
  expect(batches.flat(2)).toEqual(numbers(1050));
});

test("when the request that was to send dies, the next one sends its messages too", async () => {
  const { queue, batches } = recordingQueue();
  await sendTask(queue, 0);
  void sendTask(queue, 1);
  void sendTask(queue, 2);
  const past = Date.now() + 200;
  // A request that has ended: its timer never comes.
  vi.clearAllTimers();
  vi.setSystemTime(past);
  await sendTask(queue, 3);
  expect(batches).toEqual([[[0]], [[1, 2, 3]]]);
});

test("a queue that refuses fails who sends, and takes the next message", async () => {
  const { queue, batches, sendBatch } = recordingQueue();
  sendBatch.mockRejectedValueOnce(new Error("refused"));
  await expect(sendTask(queue, 0)).rejects.toThrow("refused");
  await afterPause();
  await sendTask(queue, 1);
  expect(batches).toEqual([[[1]]]);
});

test("two queues do not wait for each other", async () => {
  const [first, second] = [recordingQueue(), recordingQueue()];
  await Promise.all([sendTask(first.queue, 0), sendTask(second.queue, 1)]);
  expect([first.batches, second.batches]).toEqual([[[[0]]], [[[1]]]]);
});
