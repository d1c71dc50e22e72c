import type {
  WordingsInput,
  WordingsResult,
} from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import type { WriteInput } from "../../ai/write-wordings.ts";
import { WordingsFailure } from "../../ai/wordings-failure.ts";
import type { Ctx } from "../../context/context.ts";
import { logFailedWordings } from "../../context/log.ts";
import { onAbort } from "../../context/on-abort.ts";
import { countShare, returnBudget, spendBudget } from "./daily-budget.ts";
import { Generation, maxGenerationMs } from "./generation.ts";
import { getModelName, usesBudget } from "./model.ts";
import { cacheWordings, getCachedWordings, wordingsKey } from "./wordings-cache.ts";

interface RewriteInput {
  input: WordingsInput;
  /** Called before a new generation begins; throws to refuse it. */
  checkLimit: () => Promise<void>;
  /** Aborts when the visitor has gone. */
  gone: AbortSignal;
}

/** Words that are there or are being written. */
interface Rewriting {
  cached: boolean;
  generation: Generation;
  /** Ends this visitor's wait: the model stops when nobody waits any more. It is called when `gone` aborts, too. */
  leave: () => void;
}

interface InFlight {
  generation: Generation;
  /** Resolves when the generation may begin; rejects when nobody may begin one. */
  allowed: Promise<void>;
  startedAt: number;
}

/** The running generations of this isolate, by cache key. An entry is removed when its result is cached. */
const inFlight = new Map<string, InFlight>();

/**
 * The words for a brand: cached ones, those of a running generation, or a new generation. `cached` says whether they were there.
 * @throws RateLimitedError, ShareSpentError, BudgetSpentError (429) when no new generation may begin now.
 */
export async function rewriteWordings(
  ctx: Ctx,
  { input, checkLimit, gone }: RewriteInput,
): Promise<Rewriting> {
  const key = await wordingsKey(ctx, input);
  let shared = findInFlight(ctx, key);
  if (!shared) {
    const cached = await getCachedWordings(ctx, key);
    if (cached)
      return { cached: true, generation: Generation.finished(cached), leave: () => undefined };
    // What refuses this visitor must not refuse those who wait for the same words.
    await checkLimit();
    if (usesBudget(ctx)) await countShare(ctx, "wordings");
    // Another request may have begun meanwhile.
    shared = findInFlight(ctx, key) ?? startGeneration(ctx, key, input);
  }
  const { generation, allowed } = shared;
  const cached = generation.result?.success === true;
  const leave = generation.subscribe();
  onAbort(gone, leave);
  await allowed;
  return { cached, generation, leave };
}

/**
 * The running generation of a key. One that everybody has left is being stopped; one that outlived its time is ignored too: the
 * platform may have killed its request.
 */
function findInFlight({ settings, now }: Ctx, key: string): InFlight | undefined {
  const entry = inFlight.get(key);
  return entry && !entry.generation.abandoned && now - entry.startedAt <= maxGenerationMs(settings)
    ? entry
    : undefined;
}

/** Starts a generation in this request, for every request that asks for the same words before it is cached. */
function startGeneration(ctx: Ctx, key: string, input: WordingsInput): InFlight {
  const generation = new Generation();
  const allowed = usesBudget(ctx) ? spendBudget(ctx, "wordings") : Promise.resolve();
  const entry: InFlight = { generation, allowed, startedAt: ctx.now };
  inFlight.set(key, entry);
  const release = () => {
    if (inFlight.get(key) === entry) inFlight.delete(key);
  };

  const run = async () => {
    try {
      await entry.allowed;
    } catch {
      // The requests that share it wait for `allowed` too, and throw the refusal.
      return;
    }
    let hasBegun = false;
    const result = await generation.run(async (running) => {
      const written = await write(ctx, { input, onBegin: () => (hasBegun = true), ...running });
      // Before anybody hears of it: a request that comes now must not share a failure.
      if (!written.success) release();
      return written;
    });
    // Everybody left, or the model failed, before its first word.
    if (!hasBegun && usesBudget(ctx)) await returnBudget(ctx, "wordings");
    await cacheWordings(ctx, { key, result });
  };
  ctx.later(run().finally(release));
  return entry;
}

/** Writes words, or says that it failed. The code of models is loaded with the first generation. */
async function write(ctx: Ctx, input: WriteInput): Promise<WordingsResult> {
  try {
    const { writeWordings } = await import("../../ai/write-wordings.ts");
    return await writeWordings(ctx, input);
  } catch (error) {
    const failure = error instanceof WordingsFailure ? error : undefined;
    logFailedWordings(ctx.requestId, {
      reason: failure?.reason ?? "internal",
      status: failure?.status,
    });
    return {
      success: false,
      error: failure?.message ?? WORDINGS_ERRORS.request,
      model: getModelName(ctx.settings),
    };
  }
}
