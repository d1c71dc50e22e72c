import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { WordingsInput, WordingsResult } from "#domain/generator/wordings.schema.ts";
import type { Settings } from "../platform/context/env.ts";
import { checkOutput, toPartialContent } from "./check-output.ts";
import { rephraser } from "./rephraser.ts";
import { streamModelText } from "./stream-model-text.ts";
import { prepareTask } from "./wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

const MAX_LETTERS = 256 * 1024;
/** The pause between two updates. The first words do not wait for it. */
const PARTIAL_EVERY_MS = 50;
/** Until the model has written this much, an update leaves without a pause, because the visitor still sees no words. */
const FIRST_LETTERS = 1024;

interface WriteInput {
  input: WordingsInput;
  signal: AbortSignal;
  onBegin: () => void;
  onPartial?: (json: string) => Promise<void>;
}

/** @throws WordingsFailure when the model fails, or nothing that it wrote can be used. */
export async function writeWordings(
  settings: Settings,
  { input, signal, onBegin, onPartial }: WriteInput,
): Promise<WordingsResult> {
  const prepared = prepareTask(input);
  const model = await getLanguageModel(settings);
  let text = "";
  let sent = "{}";
  let sentAt = 0;
  let sending: Promise<void> | undefined;
  let failure: unknown;
  let isWhole = false;
  // Sends all text so far, so that no words are held back while the model pauses.
  const sendPartial = async (send: (json: string) => Promise<void>) => {
    if (sent !== "{}" || text.length > FIRST_LETTERS) {
      const waitMs = Math.max(0, sentAt + PARTIAL_EVERY_MS - Date.now());
      await new Promise((done) => setTimeout(done, waitMs));
    }
    const partial = await toPartialContent(text, prepared.fullPaths);
    sending = undefined;
    // The whole result follows at once, so this part would be superfluous.
    if (isWhole || partial === sent) return;
    [sent, sentAt] = [partial, Date.now()];
    await send(partial);
  };
  for await (const delta of streamModelText({ model, task: prepared.task, settings, signal })) {
    if (text === "") onBegin();
    text += delta;
    if (text.length > MAX_LETTERS) throw new WordingsFailure("invalid_output", "endless");
    if (failure) throw failure;
    if (!onPartial) continue;
    sending ??= sendPartial(onPartial).catch((error: unknown) => {
      failure = error;
    });
    // In a burst of pieces the first words would otherwise wait for its end.
    if (sent === "{}" && text.length <= FIRST_LETTERS) await sending;
  }
  isWhole = true;
  return { ...checkOutput({ ...prepared, text, input }), model: model.modelId };
}

/** Uses OpenAI or an endpoint with its protocol. Without a key, uses the rephraser. */
async function getLanguageModel(settings: Settings): Promise<LanguageModelV4> {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: id } = settings;
  if (!apiKey) return rephraser(settings.WORDINGS_PACE_MS);
  const { createOpenAI } = await import("@ai-sdk/openai");
  const openai = createOpenAI({ apiKey, baseURL });
  return settings.OPENAI_API === "chat" ? openai.chat(id) : openai.responses(id);
}
