import type { WordingsAbout, WordingsAnswer, WordingsInput } from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import { modelName } from "../../ai/model-name.ts";
import { WordingsFailure } from "../../ai/wordings-failure.ts";
import type { Settings } from "../../env.ts";
import { spendBudget } from "./budget.ts";
import { cacheKey, keepAnswer, keptAnswer } from "./cache.ts";
import { Generation } from "./generation.ts";

interface WordingsOptions {
  settings: Settings;
  input: WordingsInput;
  /** Asked before words are written anew; throws to refuse. */
  admit: () => Promise<void>;
  /** Keeps work going after the answer to this request, or without it. */
  background: (work: Promise<unknown>) => void;
  /** Told why words could not be had: for the log, without anything personal. */
  onFailure: (failure: { reason: string; status: number | undefined }) => void;
}

export interface Wordings {
  cached: boolean;
  generation: Generation;
}

interface UnderWay {
  generation: Generation;
  admitted: Promise<void>;
  startedAt: number;
}

/** What is being written in this isolate, by cache key. An entry goes when its answer is kept. */
const underWay = new Map<string, UnderWay>();

/** A writer is given up after WORDINGS_TOTAL_MS, and then has a little time to say so. */
export function longestMs({ WORDINGS_TOTAL_MS }: Settings): number {
  return WORDINGS_TOTAL_MS + 5_000;
}

/** Who would write in this deployment, and for whom. */
export function aboutWordings(settings: Settings): WordingsAbout {
  return { model: modelName(settings), access: settings.GENERATOR_ACCESS };
}

/**
 * The words for a brand: kept ones at once, those under way for another request together with it, or new ones.
 * @throws RateLimitedError, BudgetSpentError (429) when new ones may not be written now.
 */
export async function wordings(options: WordingsOptions): Promise<Wordings> {
  const { settings, input } = options;
  const key = await cacheKey(settings, input);
  const shared = inProgress(key, settings) ?? (await lookUp(settings, key)) ?? inProgress(key, settings) ?? begin(key, options);
  if (shared instanceof Generation) return { cached: true, generation: shared };
  const cached = shared.generation.answer?.success === true;
  await shared.admitted;
  return { cached, generation: shared.generation };
}

/** What another request writes, unless that one was ended from outside: the platform gives it half a minute once its visitor has gone. */
function inProgress(key: string, settings: Settings): UnderWay | undefined {
  const entry = underWay.get(key);
  return entry && Date.now() - entry.startedAt <= longestMs(settings) ? entry : undefined;
}

async function lookUp({ KV }: Settings, key: string): Promise<Generation | undefined> {
  const answer = await keptAnswer(KV, key);
  if (!answer) return undefined;
  const generation = new Generation();
  generation.finish(answer);
  return generation;
}

/** Starts writing, in this request but for all that ask the same before it is done. */
function begin(key: string, options: WordingsOptions): UnderWay {
  const { settings, admit, background } = options;
  const generation = new Generation();
  const admitted = (async () => {
    await admit();
    await spendBudget(settings, Date.now());
  })();
  const entry = { generation, admitted, startedAt: Date.now() };
  underWay.set(key, entry);
  const leave = () => void (underWay.get(key) === entry && underWay.delete(key));
  const done = async () => {
    try {
      await admitted;
    } catch {
      leave();
      return;
    }
    const answer = await written(generation, options);
    // Who comes now is not to share a failure, or words that nobody waited for.
    if (!answer.success) leave();
    generation.finish(answer);
    await keepAnswer(settings.KV, key, answer).finally(leave);
  };
  background(done());
  return entry;
}

async function written(generation: Generation, { settings, input, onFailure }: WordingsOptions): Promise<WordingsAnswer> {
  const controller = new AbortController();
  void stopWhenAbandoned(generation, controller);
  try {
    const { writeWordings } = await import("../../ai/write-wordings.ts");
    return await writeWordings({ settings, input, signal: controller.signal, onProgress: (content) => generation.grow(content) });
  } catch (error) {
    const failure = error instanceof WordingsFailure ? error : undefined;
    onFailure({ reason: failure?.reason ?? "internal", status: failure?.status });
    return { success: false, error: failure?.message ?? WORDINGS_ERRORS.call, model: modelName(settings) };
  }
}

async function stopWhenAbandoned(generation: Generation, controller: AbortController): Promise<void> {
  while (!generation.answer && !generation.abandoned) await generation.change();
  if (generation.abandoned) controller.abort();
}
