import type { WordingsInput, WordingsResult } from "#domain/generator/wordings.schema.ts";
import type { Settings } from "../platform/context/env.ts";
import { checkOutput, isWholeOutput, toPartialContent } from "./check-output.ts";
import { getModelName } from "./model.ts";
import { firstWay, type Way } from "./model-ways.ts";
import { outputSchema, toPrompt } from "./wordings-prompt.ts";
import { type PreparedTask, prepareTask } from "./wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

const MAX_LETTERS = 256 * 1024;
/** The pause between two updates. The first words do not wait for it. */
const PARTIAL_EVERY_MS = 50;
/** Up to this length, updates leave without a pause, because the visitor still sees no words. */
const FIRST_LETTERS = 1024;

interface WriteInput {
  input: WordingsInput;
  signal: AbortSignal;
  onBegin: () => void;
  onPartial?: (json: string) => Promise<void>;
  onWait?: (ms: number) => void;
  way?: Way;
  onWay?: (way: Way) => void;
}

/** @throws WordingsFailure when the model fails, or nothing that it wrote can be used. */
export async function writeWordings(
  settings: Settings,
  { input, signal, onBegin, onPartial, onWait, way = firstWay(settings), onWay }: WriteInput,
): Promise<WordingsResult> {
  const prepared = prepareTask(input);
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
    const partial = toPartialContent(text, prepared.fullPaths);
    sending = undefined;
    // The whole result follows at once, so this part would be superfluous.
    if (isWhole || partial === sent) return;
    [sent, sentAt] = [partial, Date.now()];
    await send(partial);
  };
  for await (const piece of await startWriting(settings, {
    prepared,
    signal,
    onWait,
    way,
    onWay,
  })) {
    if (text === "") onBegin();
    text += piece;
    if (text.length > MAX_LETTERS) throw new WordingsFailure("invalid_output", "cut", "endless");
    if (failure) throw failure;
    if (!onPartial) continue;
    // `sendPartial` starts after this statement, so it can reset `sending`.
    sending ??= Promise.resolve(onPartial)
      .then(sendPartial)
      .catch((error: unknown) => {
        failure = error;
      });
    // In a burst of pieces, the first words would otherwise wait for the end of the burst.
    if (sent === "{}" && text.length <= FIRST_LETTERS) await sending;
  }
  isWhole = true;
  return { ...checkOutput({ ...prepared, text, input }), model: getModelName(settings) };
}

interface Writing extends Pick<WriteInput, "signal" | "onWait" | "onWay"> {
  prepared: PreparedTask;
  way: Way;
}

async function startWriting(settings: Settings, { prepared, signal, onWait, way, onWay }: Writing) {
  const { task } = prepared;
  if (!settings.OPENAI_API_KEY) {
    const { writeBuiltIn } = await import("./rephraser.ts");
    return writeBuiltIn(task, settings.WORDINGS_PACE_MS, signal);
  }
  const { askModel } = await import("./ask-model.ts");
  return askModel({
    ...toPrompt(task),
    schema: outputSchema(task.content),
    settings,
    signal,
    onWait,
    way,
    onWay,
    isWhole: (text) => isWholeOutput(text, prepared),
  });
}
