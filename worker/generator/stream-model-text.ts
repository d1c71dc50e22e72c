import type { LanguageModelV4 } from "@ai-sdk/provider";
import { APICallError, Output, RetryError, streamText } from "ai";
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
 * Yields the model's output piece by piece: JSON of the task's shape, if all goes well.
 * @throws WordingsFailure when the request fails, breaks off, or the model refuses.
 */
export async function* streamModelText({
  model,
  task,
  settings,
  signal,
}: ModelCall): AsyncGenerator<string, void, undefined> {
  const { stream } = streamText({
    model,
    ...toPrompt(task),
    // The schema binds the model. The SDK would parse the whole text again with every piece.
    output: {
      ...Output.text(),
      responseFormat: Promise.resolve({
        type: "json",
        name: "wordings",
        schema: outputSchema(task.content),
      }),
    },
    // Asks OpenAI not to store the request. Other endpoints may refuse the option.
    providerOptions: model.provider === "openai.responses" ? { openai: { store: false } } : {},
    abortSignal: signal,
    timeout: {
      totalMs: settings.WORDINGS_TOTAL_MS,
      firstChunkMs: settings.WORDINGS_SILENCE_MS,
      chunkMs: settings.WORDINGS_SILENCE_MS,
    },
    // Retries after 429, 5xx and broken connections, only before the first word.
    maxRetries: 2,
    // The SDK would print errors, which quote the request. They arrive as parts too.
    onError: () => undefined,
    // Nobody listens, and each event would be copied.
    telemetry: { isEnabled: false },
  });
  for await (const part of stream) {
    if (part.type === "text-delta") yield part.text;
    else if (part.type === "error") throw toRequestFailure(part.error);
    else if (part.type === "abort")
      throw new WordingsFailure("request", signal.aborted ? "aborted" : "timeout");
    else if (part.type === "finish" && part.finishReason !== "stop")
      throw toFinishFailure(part.finishReason);
  }
}

function toRequestFailure(error: unknown): WordingsFailure {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last))
    return new WordingsFailure("request", "provider", last.statusCode);
  return new WordingsFailure("request", last instanceof Error ? last.name : "unknown");
}

function toFinishFailure(finishReason: string): WordingsFailure {
  const brokenOff = ["error", "interrupted"].includes(finishReason);
  return new WordingsFailure(brokenOff ? "request" : "invalid_output", finishReason);
}
