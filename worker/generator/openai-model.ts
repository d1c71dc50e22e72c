import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { Settings } from "../platform/context/env.ts";
import type { Api, Format, Way } from "./model-ways.ts";
import { createEventReader, type Outcome } from "./read-events.ts";

interface Endpoint {
  settings: Pick<Settings, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">;
  way: Way;
  /** Runs for every chunk of a response, which is a sign of life. */
  onChunk: () => void;
  outcome: Outcome;
}

/** The SDK accepts only OpenAI's own events, so its `fetch` translates those of other endpoints (docs/providers.md). */
export function openModel({ settings, way, onChunk, outcome }: Endpoint): LanguageModelV4 {
  const [api] = parseWay(way);
  const openai = createOpenAI({
    apiKey: settings.OPENAI_API_KEY,
    baseURL: settings.OPENAI_BASE_URL,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      if (!response.ok || !response.body) return response;
      const { readable, writable } = rewriteEvents(EVENTS[api], { onChunk, outcome });
      void pipeUntilBroken(response.body, writable, outcome);
      return new Response(readable, { headers: { "content-type": "text/event-stream" } });
    },
  });
  return api === "chat" ? openai.chat(settings.OPENAI_MODEL) : openai(settings.OPENAI_MODEL);
}

export function toCallOptions(
  way: Way,
  { instructions, prompt, schema }: { instructions: string; prompt: string; schema: object },
): LanguageModelV4CallOptions {
  const [api, format] = parseWay(way);
  return {
    prompt: [
      { role: "system", content: instructions },
      { role: "user", content: [{ type: "text", text: prompt }] },
    ],
    responseFormat: {
      schema: { type: "json" as const, name: "wordings", schema },
      object: { type: "json" as const },
      text: { type: "text" as const },
    }[format],
    // OpenAI stores the request without this option. Simple endpoints may not know it.
    providerOptions: api === "responses" && format !== "text" ? { openai: { store: false } } : {},
  };
}

const parseWay = (way: Way) => way.split(" ") as [Api, Format];

interface Events {
  start: object[];
  piece: (text: string) => object;
  end: object[];
}

const EVENTS: Record<Api, Events> = {
  chat: {
    start: [],
    piece: (content) => ({ choices: [{ index: 0, delta: { content } }] }),
    end: [{ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }],
  },
  responses: {
    start: [
      {
        type: "response.output_item.added",
        output_index: 0,
        item: { type: "message", id: "text" },
      },
    ],
    piece: (delta) => ({ type: "response.output_text.delta", item_id: "text", delta }),
    end: [{ type: "response.completed", response: {} }],
  },
};

/** A stream that fails drops its waiting text, so a broken stream is closed instead. */
async function pipeUntilBroken(
  body: ReadableStream<Uint8Array>,
  writable: WritableStream<Uint8Array>,
  outcome: Outcome,
): Promise<void> {
  try {
    await body.pipeTo(writable, { preventAbort: true });
  } catch {
    outcome.hasBroken = true;
    await writable.close().catch(() => {
      // The SDK has closed the stream, so nobody needs the rest.
    });
  }
}

/** Gathers text, because the SDK takes long to check an event and the page redraws every 50 ms. */
const GATHER_MS = 10;
/** Text up to this length goes on at once, so that the first words come early. */
const FIRST_LETTERS = 1024;

function rewriteEvents(
  { start, piece, end }: Events,
  { onChunk, outcome }: Pick<Endpoint, "onChunk" | "outcome">,
): TransformStream<Uint8Array, Uint8Array> {
  const reader = createEventReader(outcome);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const write = (events: readonly object[]) =>
    encoder.encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  let gathered = "";
  let letters = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const takeEvents = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = gathered === "" ? [] : [piece(gathered)];
    gathered = "";
    return events;
  };
  return new TransformStream({
    start(controller) {
      controller.enqueue(write(start));
    },
    transform(bytes, controller) {
      onChunk();
      const text = reader.feed(decoder.decode(bytes, { stream: true }));
      if (text === "") return;
      gathered += text;
      letters += text.length;
      if (letters <= FIRST_LETTERS) controller.enqueue(write(takeEvents()));
      else
        timer ??= setTimeout(() => {
          try {
            controller.enqueue(write(takeEvents()));
          } catch {
            // The SDK has closed the stream, so nobody needs this text.
          }
        }, GATHER_MS);
    },
    flush(controller) {
      gathered += reader.end();
      controller.enqueue(write([...takeEvents(), ...end]));
    },
  });
}
