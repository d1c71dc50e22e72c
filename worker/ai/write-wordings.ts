import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { WordingsInput, WordingsResult } from "../../src/domain/generator/wordings.schema.ts";
import type { Ctx } from "../context/context.ts";
import type { Settings } from "../context/env.ts";
import { checkOutput } from "./check-output.ts";
import { PartialContent } from "./partial-content.ts";
import { rephraser } from "./rephraser/rephraser.ts";
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
  /** Called when the model's first word arrives. */
  onBegin: () => void;
  /** Called as the content grows, with all of it so far. */
  onProgress: (content: PartialContent) => void;
}

/**
 * Has the configured model rewrite the content, and checks its output.
 * @throws WordingsFailure when the model fails, or nothing that it wrote can be used.
 */
export async function writeWordings(
  { settings }: Ctx,
  { input, signal, onBegin, onProgress }: WriteInput,
): Promise<WordingsResult> {
  const prepared = prepareTask(input);
  const model = await getLanguageModel(settings);
  const timeouts = startTimeouts({
    silenceMs: settings.WORDINGS_SILENCE_MS,
    totalMs: settings.WORDINGS_TOTAL_MS,
    signal,
  });
  const content = new PartialContent(prepared.fullPaths);
  let text = "";
  try {
    const { task } = prepared;
    for await (const delta of streamModelText({
      model,
      task,
      signal: timeouts.signal,
      onActivity: timeouts.onActivity,
    })) {
      if (text === "") onBegin();
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

/** The model that the settings name: OpenAI's or any that speaks its protocol, or the built-in rephraser without a key. */
async function getLanguageModel(settings: Settings): Promise<LanguageModelV4> {
  const {
    OPENAI_API_KEY: apiKey,
    OPENAI_BASE_URL: baseURL,
    OPENAI_MODEL: id,
    OPENAI_API: api,
  } = settings;
  if (!apiKey) return rephraser(settings.WORDINGS_PACE_MS);
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({ apiKey, baseURL });
  return api === "chat" ? openai.chat(id) : openai.responses(id);
}

function toFailure(error: unknown): WordingsFailure {
  if (error instanceof WordingsFailure) return error;
  return new WordingsFailure("request", error instanceof Error ? error.name : "unknown");
}
