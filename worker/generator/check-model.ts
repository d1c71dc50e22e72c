import type { ModelCheck } from "#domain/generator/wordings.schema.ts";
import type { Settings } from "../platform/context/env.ts";
import { askModel } from "./ask-model.ts";
import { getModelName } from "./model.ts";
import { firstWay, type Way } from "./model-ways.ts";
import { readAnswer } from "./read-answer.ts";
import { WordingsFailure } from "./wordings-failure.ts";

/** An owner waits on a page for this answer. */
const PATIENCE_MS = 20_000;

type CheckSettings = Pick<
  Settings,
  "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL" | "OPENAI_API"
>;

/** Asks the model for one word, in the same way as the generator asks for texts. */
export async function checkModel(
  settings: CheckSettings,
  { way = firstWay(settings), onWay }: { way?: Way; onWay?: (way: Way) => void } = {},
): Promise<ModelCheck> {
  const model = getModelName(settings);
  if (!settings.OPENAI_API_KEY) return { model, state: "built-in", reason: null };
  const call = askModel({
    instructions: 'Answer with one JSON object whose only key is "word".',
    prompt: JSON.stringify({ word: "hello" }),
    schema: {
      type: "object",
      properties: { word: { type: "string" } },
      required: ["word"],
      additionalProperties: false,
    },
    settings: { ...settings, WORDINGS_TOTAL_MS: PATIENCE_MS, WORDINGS_SILENCE_MS: PATIENCE_MS },
    signal: new AbortController().signal,
    way,
    onWay,
    isWhole: (text) => readAnswer(text, ["word"]).texts.size > 0,
  });
  try {
    // The generator ends when the answer is whole.
    for await (const piece of call) void piece;
    return { model, state: "works", reason: null };
  } catch (error) {
    if (!(error instanceof WordingsFailure)) throw error;
    return { model, state: "failed", reason: error.reason };
  }
}
