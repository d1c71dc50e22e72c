import type { LanguageModelV4 } from "@ai-sdk/provider";
import { APICallError, Output, RetryError, streamText } from "ai";
import { batchTextDeltas } from "./batch-text-deltas.ts";
import { outputSchema, toPrompt } from "./task/wordings-prompt.ts";
import type { WordingsTask } from "./task/wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

/** Retries after 429, 5xx and broken connections, only before the first word. */
const MAX_RETRIES = 2;

interface ModelCall {
  model: LanguageModelV4;
  task: WordingsTask;
  signal: AbortSignal;
  /** Called for every part that arrives from the model. */
  onActivity: () => void;
}

/**
 * The model's output for a task, piece by piece: JSON of the task's shape, if all goes well.
 * @throws WordingsFailure when the request fails, breaks off, or the model refuses.
 */
export async function* streamModelText({
  model,
  task,
  signal,
  onActivity,
}: ModelCall): AsyncGenerator<string, void, undefined> {
  const { stream } = streamText({
    model: batchTextDeltas(model),
    ...toPrompt(task),
    // The schema binds the model. We pass the text on unparsed, because the SDK parses the whole text again with every piece.
    output: {
      ...Output.text(),
      responseFormat: Output.object({ schema: outputSchema(task.content), name: "wordings" })
        .responseFormat,
    },
    // Asks the provider not to store the request. Only /responses stores any, and other endpoints may refuse the option.
    providerOptions: model.provider === "openai.responses" ? { openai: { store: false } } : {},
    abortSignal: signal,
    maxRetries: MAX_RETRIES,
    // Errors arrive as parts of the stream too. Without this the SDK prints them, and they quote the request.
    onError: () => undefined,
  });
  for await (const part of stream) {
    onActivity();
    if (part.type === "text-delta") yield part.text;
    else if (part.type === "error") throw toRequestFailure(part.error);
    else if (part.type === "abort") throw new WordingsFailure("request", "aborted");
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
