import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Far more than an event holds. A longer one fails the stream. */
const MAX_EVENT_LETTERS = 1024 * 1024;

/** No event with text has fewer bytes. A read costs more than all that is done with an event. */
const EVENT_BYTES = 32;
const READ_BYTES = 16 * 1024;

/** Pieces that follow sooner come in a rush: each waits for others. */
const RUSH_MS = 4;
/** Less than anybody sees: words reach the page every 50 ms. The first wait is for `FIRST_MS`. */
const HELD_MS = 20;
const FIRST_MS = 1;
/** A burst keeps timers waiting: so many letters go at once, then twice as many each time. */
const FIRST_LETTERS = 32;

interface Piece {
  /** Pieces of one place that follow each other are one text. */
  place: string;
  text: string;
  withText: (text: string) => object;
}

/**
 * Fetches like `fetch`, and joins pieces of text: the SDK's check of each event costs more than the
 * rest of the stream.
 */
export const fetchMerged: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!response.body || !isStream) return response;
  return new Response(mergeEvents(response.body), response);
};

/**
 * Joins pieces of an event stream that come in a rush. A TransformStream would cost as much for
 * each chunk again.
 */
export function mergeEvents(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = source.getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(READ_BYTES);
  let min = 1;
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let events: EventSourceMessage[] = [];
  let held: { event: EventSourceMessage; piece: Piece } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -RUSH_MS;
  let waitMs = FIRST_MS;
  let enough = FIRST_LETTERS;
  const parser = createParser({
    onEvent: (event) => events.push(event),
    maxBufferSize: MAX_EVENT_LETTERS,
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  const release = (): string => {
    clearTimeout(timer);
    timer = undefined;
    if (!held) return "";
    const { event, piece } = held;
    held = undefined;
    return writeEvent({ ...event, data: JSON.stringify(piece.withText(piece.text)) });
  };
  const take = (event: EventSourceMessage): string => {
    const piece = readPiece(event.data);
    if (held && piece?.place === held.piece.place) {
      held.piece.text += piece.text;
      if (held.piece.text.length < enough) return "";
      enough *= 2;
      return release();
    }
    const before = release();
    const isRush = Date.now() - lastAt < RUSH_MS;
    if (piece) lastAt = Date.now();
    if (!piece || !isRush) return before + writeEvent(event);
    held = { event, piece };
    return before;
  };
  return new ReadableStream({
    async pull(controller) {
      const pass = (text: string) => text && controller.enqueue(encoder.encode(text));
      try {
        for (let text = ""; !text;) {
          const { done, value } = await reader.read(new Uint8Array(buffer), { min });
          if (value) {
            const read = decoder.decode(value, { stream: true });
            parser.feed(read);
            // What is missing of an event may be shorter than any event.
            min = read.endsWith("\n\n") ? EVENT_BYTES : 1;
            buffer = value.buffer;
          }
          text = events.map(take).join("") + (done ? release() : "");
          events = [];
          pass(text);
          if (done) return controller.close();
          if (held && !timer) {
            timer = setTimeout(() => pass(release()), waitMs);
            waitMs = Math.min(2 * waitMs, HELD_MS);
          }
        }
      } catch (error) {
        clearTimeout(timer);
        void reader.cancel(error).catch(() => undefined);
        throw error;
      }
    },
    cancel(reason) {
      clearTimeout(timer);
      return reader.cancel(reason);
    },
  });
}

const writeEvent = ({ event, data }: EventSourceMessage): string => {
  const lines = data.split("\n").map((line) => `data: ${line}\n`);
  return `${event ? `event: ${event}\n` : ""}${lines.join("")}\n`;
};

interface ResponsesDelta {
  type: "response.output_text.delta";
  item_id: string;
  output_index: number;
  content_index: number;
  delta: string;
}

interface ChatChunk {
  object: "chat.completion.chunk";
  id: string;
  usage?: unknown;
  choices: [{ index: number; finish_reason?: string | null; delta: { content: string } }];
}

/** Reads a piece of text of either protocol; undefined for every other event. */
function readPiece(data: string): Piece | undefined {
  const parsed = parseJson(data);
  if (isResponsesDelta(parsed)) {
    const { item_id, output_index, content_index, delta } = parsed;
    return {
      place: [item_id, output_index, content_index].join(" "),
      text: delta,
      withText: (text) => ({ ...parsed, delta: text }),
    };
  }
  if (isChatText(parsed)) {
    const [choice] = parsed.choices;
    return {
      place: [parsed.id, choice.index].join(" "),
      text: choice.delta.content,
      withText: (content) => ({ ...parsed, choices: [{ ...choice, delta: { content } }] }),
    };
  }
  return undefined;
}

function isResponsesDelta(data: unknown): data is ResponsesDelta {
  const event = data as Partial<ResponsesDelta> | null;
  return event?.type === "response.output_text.delta" && typeof event.delta === "string";
}

/** Only pure text: a role, a refusal, a reason to finish or the usage stands alone. */
function isChatText(data: unknown): data is ChatChunk {
  const { object, usage, choices } = (data ?? {}) as Partial<ChatChunk>;
  if (object !== "chat.completion.chunk" || usage || choices?.length !== 1) return false;
  const { delta, finish_reason } = choices[0];
  return !finish_reason && typeof delta?.content === "string" && Object.keys(delta).length === 1;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
