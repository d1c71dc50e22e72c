import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { BUILT_IN_MODEL } from "#domain/generator/wordings.ts";
import { parsePrompt } from "./wordings-prompt.ts";
import { rephrase } from "./rephrase.ts";

const FINISH = { unified: "stop", raw: undefined } as const;
/** The SDK requires a usage. */
const USAGE = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * A language model without a provider. The same task gives the same words.
 * @param paceMs the pause after each word, so that visitors see the page form
 */
export function rephraser(paceMs: number): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "envol",
    modelId: BUILT_IN_MODEL,
    supportedUrls: {},
    async doGenerate(options) {
      return {
        content: [{ type: "text", text: write(options) }],
        finishReason: FINISH,
        usage: USAGE,
        warnings: [],
      };
    },
    async doStream(options) {
      const words = write(options).match(/\S+\s*|\s+/g) ?? [];
      return { stream: paced(words, paceMs, options.abortSignal) };
    },
  };
}

function write({ prompt }: LanguageModelV4CallOptions): string {
  const texts = prompt.flatMap((message) => (message.role === "user" ? message.content : []));
  return JSON.stringify(
    rephrase(parsePrompt(texts.map((part) => (part.type === "text" ? part.text : "")).join(""))),
  );
}

type Stream = Awaited<ReturnType<LanguageModelV4["doStream"]>>["stream"];

function paced(words: string[], paceMs: number, signal: AbortSignal | undefined): Stream {
  let next = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: "stream-start", warnings: [] });
      controller.enqueue({ type: "text-start", id: "0" });
    },
    async pull(controller) {
      signal?.throwIfAborted();
      const delta = words[next];
      if (delta !== undefined) {
        if (paceMs > 0 && next > 0) await new Promise((done) => setTimeout(done, paceMs));
        next += 1;
        controller.enqueue({ type: "text-delta", id: "0", delta });
        return;
      }
      controller.enqueue({ type: "text-end", id: "0" });
      controller.enqueue({ type: "finish", finishReason: FINISH, usage: USAGE });
      controller.close();
    },
  });
}
