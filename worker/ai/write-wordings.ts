import type { WordingsAnswer, WordingsInput } from "../../src/domain/generator/wordings.schema.ts";
import type { Settings } from "../env.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { languageModel } from "./language-model.ts";
import { modelText } from "./model-text.ts";
import { PartialContent } from "./partial-content.ts";
import { patience } from "./patience.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import { prepareTask } from "./wordings-task.ts";

/** Far more than the longest content needs; a model that writes more is stopped. */
const MAX_LETTERS = 256 * 1024;

interface WriteOptions {
  settings: Settings;
  input: WordingsInput;
  /** Aborts the generation when nobody waits for it any more. */
  signal: AbortSignal;
  /** Called as the content grows, with all of it so far. */
  onProgress: (content: PartialContent) => void;
}

/**
 * Has the configured model rewrite the content, and checks its output.
 * @throws WordingsFailure when the model fails, or nothing of its answer can be used.
 */
export async function writeWordings({ settings, input, signal, onProgress }: WriteOptions): Promise<WordingsAnswer> {
  const { task, fields, pathOf } = prepareTask(input);
  const model = await languageModel(settings);
  const waiting = patience({ silenceMs: settings.WORDINGS_SILENCE_MS, totalMs: settings.WORDINGS_TOTAL_MS, signal });
  const content = new PartialContent(pathOf);
  const pieces: string[] = [];
  let letters = 0;
  try {
    for await (const piece of modelText({ model, task, signal: waiting.signal, onLife: waiting.onLife })) {
      pieces.push(piece);
      letters += piece.length;
      if (letters > MAX_LETTERS) throw new WordingsFailure("answer", "endless");
      read(content, piece);
      onProgress(content);
    }
  } catch (error) {
    throw waiting.failure() ?? (error instanceof WordingsFailure ? error : new WordingsFailure("call", nameOf(error)));
  } finally {
    waiting.end();
  }
  return { ...checkedAnswer({ text: pieces.join(""), input, task, fields, pathOf }), model: model.modelId };
}

function read(content: PartialContent, piece: string): void {
  try {
    content.write(piece);
  } catch {
    throw new WordingsFailure("answer", "no_json");
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");
