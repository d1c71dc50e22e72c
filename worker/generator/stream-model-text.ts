import type { LanguageModelV4 } from "@ai-sdk/provider";
import { retryWithExponentialBackoff } from "@ai-sdk/provider-utils";
import { APICallError } from "ai";
import { MINUTE_MS } from "#domain/time.ts";
import type { Settings } from "../platform/context/env.ts";
import { outputSchema, toPrompt } from "./wordings-prompt.ts";
import type { WordingsTask } from "./wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

interface ModelCall {
  model: LanguageModelV4;
  task: WordingsTask;
  settings: Settings;
  signal: AbortSignal;
}

/**
 * The SDK's `streamText` would put five more streams before the first words.
 * @throws WordingsFailure when the request fails, breaks off, or the model refuses.
 */
export async function* streamModelText({
  model,
  task,
  settings,
  signal,
}: ModelCall): AsyncGenerator<string, void, undefined> {
  const { instructions, prompt } = toPrompt(task);
  const patience = startPatience(settings);
  const abortSignal = AbortSignal.any([signal, patience.ended]);
  const call = () =>
    model.doStream({
      prompt: [
        { role: "system", content: instructions },
        { role: "user", content: [{ type: "text", text: prompt }] },
      ],
      responseFormat: { type: "json", name: "wordings", schema: outputSchema(task.content) },
      // Asks OpenAI not to store the request. Other endpoints may refuse the option.
      providerOptions: model.provider === "openai.responses" ? { openai: { store: false } } : {},
      abortSignal,
    });
  try {
    const { stream } = await retryWithExponentialBackoff({ ...RETRIES, abortSignal })(call);
    for await (const part of stream) {
      patience.renew();
      if (part.type === "text-delta") yield part.delta;
      else if (part.type === "error") throw part.error;
      else if (part.type === "finish" && part.finishReason.unified !== "stop")
        throw toFinishFailure(part.finishReason.unified);
    }
  } catch (error) {
    if (abortSignal.aborted)
      throw new WordingsFailure("request", signal.aborted ? "aborted" : "timeout");
    throw error instanceof WordingsFailure ? error : toRequestFailure(error);
  } finally {
    patience.end();
  }
}

/** Retries only before the first word: after 429, 5xx and broken connections. */
const RETRIES: Parameters<typeof retryWithExponentialBackoff>[0] = {
  maxRetries: 2,
  shouldRetry: (error) => APICallError.isInstance(error) && error.isRetryable,
  getDelayInMs({ error, exponentialBackoffDelay }) {
    const headers = (APICallError.isInstance(error) && error.responseHeaders) || {};
    const ms = Number(headers["retry-after-ms"] ?? Number(headers["retry-after"]) * 1000);
    return ms >= 0 && ms <= MINUTE_MS ? ms : exponentialBackoffDelay;
  },
  createRetryError: ({ errors }) => errors.at(-1),
};

function startPatience({ WORDINGS_TOTAL_MS, WORDINGS_SILENCE_MS }: Settings) {
  const patience = new AbortController();
  const lose = () => patience.abort();
  const whole = setTimeout(lose, WORDINGS_TOTAL_MS);
  let silence = setTimeout(lose, WORDINGS_SILENCE_MS);
  return {
    ended: patience.signal,
    renew() {
      clearTimeout(silence);
      silence = setTimeout(lose, WORDINGS_SILENCE_MS);
    },
    end() {
      clearTimeout(whole);
      clearTimeout(silence);
    },
  };
}

function toRequestFailure(error: unknown): WordingsFailure {
  if (APICallError.isInstance(error))
    return new WordingsFailure("request", "provider", error.statusCode);
  return new WordingsFailure("request", error instanceof Error ? error.name : "unknown");
}

function toFinishFailure(finishReason: string): WordingsFailure {
  const brokenOff = ["error", "interrupted"].includes(finishReason);
  return new WordingsFailure(brokenOff ? "request" : "invalid_output", finishReason);
}
