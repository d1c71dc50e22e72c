import { createParser, type EventSourceMessage } from "eventsource-parser";
import { array, assert, asyncProperty, boolean, integer, string } from "fast-check";
import { expect, test, vi } from "vitest";
import { mergeEvents } from "#worker/generator/merge-events.ts";
import { WIRES } from "../../fakes/openai-wire.ts";

const encoder = new TextEncoder();

/** Sends bytes through in chunks of these sizes, in turn. */
async function merge(text: string, sizes: number[]): Promise<EventSourceMessage[]> {
  const bytes = encoder.encode(text);
  const source = new ReadableStream({
    type: "bytes",
    start(controller) {
      for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length]!;
        controller.enqueue(bytes.slice(at, at + size));
        at += size;
      }
      controller.close();
    },
  });
  return parse(await new Response(mergeEvents(source)).text());
}

function parse(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => events.push(event) }).feed(text);
  return events;
}

const textIn = ({ data }: EventSourceMessage): string | undefined => {
  if (data === "[DONE]") return undefined;
  const { delta, choices } = JSON.parse(data) as {
    delta?: string;
    choices?: { delta: { content?: string; role?: string } }[];
  };
  const chat = choices?.[0]?.delta;
  return delta ?? (chat?.role ? undefined : chat?.content);
};
const textOf = (events: EventSourceMessage[]) =>
  events.map((event) => textIn(event) ?? "").join("");
const others = (events: EventSourceMessage[]) =>
  events.filter((event) => textIn(event) === undefined).map(({ data }) => data);

const pieces = array(string({ unit: "grapheme", maxLength: 12 }), { maxLength: 40 });
const sizes = array(integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 });

test.each(WIRES.map((wire) => [wire.path, wire] as const))(
  "%s: text and other events come through, however bytes and lines are cut",
  async (_path, wire) => {
    await assert(
      asyncProperty(pieces, sizes, boolean(), async (texts, cuts, isCrLf) => {
        const sent = [...wire.open("m"), ...texts.map(wire.piece), ...wire.close("m")].join("");
        const events = await merge(isCrLf ? sent.replaceAll("\n", "\r\n") : sent, cuts);
        expect(textOf(events)).toBe(texts.join(""));
        expect(others(events)).toEqual(others(parse(sent)));
      }),
    );
  },
);

test.each(WIRES.map((wire) => [wire.path, wire] as const))(
  "%s: the first piece goes at once, and of those that follow in a rush twice as many each time",
  async (_path, wire) => {
    const words = Array.from({ length: 500 }, (_, index) => `word ${index} é `);
    const sent = words.map(wire.piece).join("");
    // A rush is a matter of milliseconds, and a busy machine may stop for some.
    const clock = vi.spyOn(Date, "now").mockReturnValue(0);
    const events = await merge(sent, [encoder.encode(sent).length]);
    clock.mockRestore();
    const letters = events.map((event) => textIn(event)!.length);
    expect(letters.slice(0, 6)).toEqual([9, 36, 65, 130, 260, 512]);
    expect(events).toHaveLength(9);
    expect(textOf(events)).toBe(words.join(""));
  },
);

test("pieces of different places, refusals and broken data stay apart and in order", async () => {
  const delta = (item_id: string, text: string) =>
    `data: ${JSON.stringify({ type: "response.output_text.delta", item_id, output_index: 0, content_index: 0, delta: text })}\n\n`;
  const sent = [delta("a", "1"), delta("b", "2"), "data: {broken\n\n", delta("b", "3")].join("");
  const events = await merge(sent, [sent.length]);
  expect(events.map(({ data }) => data)).toEqual(parse(sent).map(({ data }) => data));
});

test("an event without end is not kept for ever", async () => {
  await expect(merge(`data: ${"x".repeat(3_000_000)}`, [65_536])).rejects.toThrow("buffer");
});

test("a stream that is left while a piece is held leaves its source, without an error", async () => {
  const [wire] = WIRES;
  const left = vi.fn<(reason: unknown) => void>();
  const source = new ReadableStream({
    type: "bytes",
    start: (controller) =>
      controller.enqueue(encoder.encode(wire!.piece("one") + wire!.piece("two"))),
    cancel: left,
  });
  const reader = mergeEvents(source).getReader();
  expect((await reader.read()).done).toBe(false);
  await reader.cancel("gone");
  await new Promise((done) => setTimeout(done, 60));
  expect(left).toHaveBeenCalledExactlyOnceWith("gone");
});

test("a provider that breaks off is told apart from one that ends", async () => {
  const [wire] = WIRES;
  const source = new ReadableStream({
    type: "bytes",
    start: (controller) =>
      controller.enqueue(encoder.encode(wire!.piece("one") + wire!.piece("two"))),
    pull: (controller) => controller.error(new Error("cut")),
  });
  await expect(new Response(mergeEvents(source)).text()).rejects.toThrow("cut");
  await new Promise((done) => setTimeout(done, 60));
});

test("the words after a rush's first wait for a moment, not for as long as later ones", async () => {
  vi.useFakeTimers();
  try {
    const [wire] = WIRES;
    const source = new ReadableStream({
      type: "bytes",
      start: (controller) =>
        controller.enqueue(encoder.encode(wire!.piece("one") + wire!.piece("two"))),
    });
    const reader = mergeEvents(source).getReader();
    const texts: string[] = [];
    const read = async () => texts.push(new TextDecoder().decode((await reader.read()).value));
    await read();
    void read();
    await vi.advanceTimersByTimeAsync(2);
    expect(texts.map((text) => /one|two/.exec(text)?.[0])).toEqual(["one", "two"]);
  } finally {
    vi.useRealTimers();
  }
});

test("an event whose end comes later, however short, does not wait for the next one", async () => {
  const [wire] = WIRES;
  const sent = encoder.encode(wire!.piece("one") + wire!.piece("two"));
  const source = new ReadableStream({
    type: "bytes",
    start: (controller) => controller.enqueue(sent.slice(0, -3)),
    async pull(controller) {
      await new Promise((done) => setTimeout(done, 20));
      controller.enqueue(sent.slice(-3));
      await new Promise(() => undefined);
    },
  });
  const reader = mergeEvents(source).getReader();
  const texts: string[] = [];
  for (let turn = 0; turn < 2; turn += 1)
    texts.push(new TextDecoder().decode((await reader.read()).value));
  expect(texts.map((text) => /one|two/.exec(text)?.[0])).toEqual(["one", "two"]);
});
