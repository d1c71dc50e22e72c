import { APICallError, Output, RetryError, streamText } from "ai";
import { gatherText } from "./gather-text.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import type { LanguageModelV4 } from "./model-interface.ts";
import { answerSchema } from "./wordings-schema.ts";
import { wordingsPrompt } from "./wordings-prompt.ts";
import type { WordingsTask } from "./wordings-task.ts";

/** Retries after 429, 5xx and broken connections, only before the first word. */
const MAX_RETRIES = 2;

interface ModelTextOptions {
  model: LanguageModelV4;
  task: WordingsTask;
  signal: AbortSignal;
  /** Called for every part that arrives from the model. */
  onLife: () => void;
}

/**
 * The model's output for a task, piece by piece: JSON of the task's shape, if all goes well.
 * @throws WordingsFailure when the call fails, breaks off, or the model will not answer.
 */
export async function* modelText({ model, task, signal, onLife }: ModelTextOptions): AsyncGenerator<string, void, undefined> {
  const { stream } = streamText({
    model: gatherText(model),
    ...wordingsPrompt(task),
    // The schema binds the model. We pass the text on unparsed, because the SDK parses the whole text again with every piece.
    output: { ...Output.text(), responseFormat: Output.object({ schema: answerSchema(task.content), name: "wordings" }).responseFormat },
    // Asks the provider not to store the request. Only /responses stores any, and other endpoints may refuse the option.
    providerOptions: model.provider === "openai.responses" ? { openai: { store: false } } : {},
    abortSignal: signal,
    maxRetries: MAX_RETRIES,
    // Errors arrive as parts of the stream too. Without this the SDK prints them, and they quote the request.
    onError: () => undefined,
  });
  for await (const part of stream) {
    onLife();
    if (part.type === "text-delta") yield part.text;
    else if (part.type === "error") throw failureOf(part.error);
    else if (part.type === "abort") throw new WordingsFailure("call", "aborted");
    else if (part.type === "finish" && part.finishReason !== "stop") throw endedAs(part.finishReason);
  }
}

function failureOf(error: unknown): WordingsFailure {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (APICallError.isInstance(last)) return new WordingsFailure("call", "provider", last.statusCode);
  return new WordingsFailure("call", last instanceof Error ? last.name : "unknown");
}

function endedAs(finishReason: string): WordingsFailure {
  const brokenOff = ["error", "interrupted"].includes(finishReason);
  return new WordingsFailure(brokenOff ? "call" : "answer", finishReason);
}
