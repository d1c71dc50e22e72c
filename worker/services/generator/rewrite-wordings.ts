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
  /** Called before a new generation begins; throws to refuse it. */
  admit: () => Promise<void>;
  /** Keeps work running after this request's response. */
  background: (work: Promise<unknown>) => void;
  /** Receives the reason of a failure for the log, without anything personal. */
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

/** The running generations of this isolate, by cache key. An entry is removed when its result is cached. */
const underWay = new Map<string, UnderWay>();

/** The longest that a generation takes in ms: WORDINGS_TOTAL_MS, and a little time to report its failure. */
export function longestMs({ WORDINGS_TOTAL_MS }: Settings): number {
  return WORDINGS_TOTAL_MS + 5_000;
}

/** The model that writes in this deployment, and who may use it. */
export function aboutWordings(settings: Settings): WordingsAbout {
  return { model: modelName(settings), access: settings.GENERATOR_ACCESS };
}

/**
 * The words for a brand: cached ones, those of a running generation, or a new generation.
 * @throws RateLimitedError, BudgetSpentError (429) when no new generation may begin now.
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

/** The running generation of a key. One that outlived its time is ignored: the platform may have killed its request. */
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

/** Starts a generation in this request, for every request that asks for the same words before it is done. */
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
    // A request that comes now must not share a failed or abandoned generation.
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
