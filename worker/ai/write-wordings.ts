import type { WordingsInput, WordingsResult } from "../../src/domain/generator/wordings.schema.ts";
import type { Ctx } from "../context.ts";
import { checkOutput } from "./check-output.ts";
import { getLanguageModel } from "./language-model.ts";
import { PartialContent } from "./partial-content.ts";
import { streamModelText } from "./stream-model-text.ts";
import { prepareTask } from "./task/wordings-task.ts";
import { startTimeouts } from "./timeouts.ts";
import { WordingsFailure } from "./wordings-failure.ts";

/** Far more than the longest content needs; a model that writes more is stopped. */
const MAX_LETTERS = 256 * 1024;

export interface WriteInput {
  input: WordingsInput;
  /** Aborts the call of the model. */
  signal: AbortSignal;
  /** Called as the content grows, with all of it so far. */
  onProgress: (content: PartialContent) => void;
}

/**
 * Has the configured model rewrite the content, and checks its output.
 * @throws WordingsFailure when the model fails, or nothing that it wrote can be used.
 */
export async function writeWordings({ settings }: Ctx, { input, signal, onProgress }: WriteInput): Promise<WordingsResult> {
  const prepared = prepareTask(input);
  const model = await getLanguageModel(settings);
  const timeouts = startTimeouts({ silenceMs: settings.WORDINGS_SILENCE_MS, totalMs: settings.WORDINGS_TOTAL_MS, signal });
  const content = new PartialContent(prepared.fullPaths);
  let text = "";
  try {
    const { task } = prepared;
    for await (const delta of streamModelText({ model, task, signal: timeouts.signal, onActivity: timeouts.onActivity })) {
      text += delta;
      if (text.length > MAX_LETTERS) throw new WordingsFailure("invalid_output", "endless");
      content.write(delta);
      onProgress(content);
    }
  } catch (error) {
    throw timeouts.failure() ?? toFailure(error);
  } finally {
    timeouts.clear();
  }
  return { ...checkOutput({ ...prepared, text, input }), model: model.modelId };
}

function toFailure(error: unknown): WordingsFailure {
  if (error instanceof WordingsFailure) return error;
  return new WordingsFailure("request", error instanceof Error ? error.name : "unknown");
}
