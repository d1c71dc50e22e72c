import type { LanguageModelV4 } from "@ai-sdk/provider";
import { type LanguageModelMiddleware, wrapLanguageModel } from "ai";

type PartStream = Awaited<ReturnType<LanguageModelV4["doStream"]>>["stream"];
type Part = PartStream extends ReadableStream<infer P> ? P : never;

/** Each piece costs time in the SDK's streams, so pieces that come within these ms travel as one; no page shows them faster. */
const EVERY_MS = 25;
/** The first letters are never held back, so that the page shows its first words at once. */
const AT_ONCE_LETTERS = 64;

const middleware: LanguageModelMiddleware = {
  specificationVersion: "v4",
  wrapStream: async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    return { ...rest, stream: batch(stream) };
  },
};

/** Wraps a model so that text written within a few milliseconds arrives as one piece. The first words arrive at once. */
export function batchTextDeltas(model: LanguageModelV4): LanguageModelV4 {
  return wrapLanguageModel({ model, middleware });
}

function batch(stream: PartStream): PartStream {
  const reader = stream.getReader();
  let waiting: (Part & { type: "text-delta" }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = 0;
  let letters = 0;
  const pump = async (controller: ReadableStreamDefaultController<Part>) => {
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!waiting) return;
      controller.enqueue(waiting);
      waiting = undefined;
      sentAt = Date.now();
    };
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const part = next.value;
      if (part.type === "text-delta" && (!waiting || waiting.id === part.id)) {
        waiting = { ...part, delta: (waiting?.delta ?? "") + part.delta };
        letters += part.delta.length;
        const left = letters <= AT_ONCE_LETTERS ? 0 : sentAt + EVERY_MS - Date.now();
        if (left <= 0) flush();
        else timer ??= setTimeout(flush, left);
      } else {
        flush();
        controller.enqueue(part);
      }
    }
    flush();
    controller.close();
  };
  return new ReadableStream<Part>({
    start(controller) {
      pump(controller).catch((error: unknown) => {
        clearTimeout(timer);
        controller.error(error);
      });
    },
    cancel(reason) {
      clearTimeout(timer);
      return reader.cancel(reason);
    },
  });
}
