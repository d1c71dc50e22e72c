import type { WordingsInput, WordingsResult } from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import type { WriteInput } from "../../ai/write-wordings.ts";
import { WordingsFailure } from "../../ai/wordings-failure.ts";
import type { Ctx } from "../../context.ts";
import { logFailedWordings } from "../../log.ts";
import { getModelName } from "./about-wordings.ts";
import { spendBudget } from "./daily-budget.ts";
import { Generation, maxGenerationMs } from "./generation.ts";
import { cacheWordings, getCachedWordings, wordingsKey } from "./wordings-cache.ts";

interface RewriteInput {
  input: WordingsInput;
  /** Called before a new generation begins; throws to refuse it. */
  checkLimit: () => Promise<void>;
}

interface InFlight {
  generation: Generation;
  /** Resolves when the generation may begin; rejects with the refusal. */
  allowed: Promise<void>;
  startedAt: number;
}

/** The running generations of this isolate, by cache key. An entry is removed when its result is cached. */
const inFlight = new Map<string, InFlight>();

/**
 * The words for a brand: cached ones, those of a running generation, or a new generation. `cached` says whether they were there.
 * @throws RateLimitedError, BudgetSpentError (429) when no new generation may begin now.
 */
export async function rewriteWordings(ctx: Ctx, rewrite: RewriteInput): Promise<{ cached: boolean; generation: Generation }> {
  const key = await wordingsKey(ctx, rewrite.input);
  let shared = findInFlight(ctx, key);
  if (!shared) {
    const cached = await getCachedWordings(ctx, key);
    if (cached) return { cached: true, generation: Generation.finished(cached) };
    // Another request may have begun while this one looked in the cache.
    shared = findInFlight(ctx, key) ?? startGeneration(ctx, key, rewrite);
  }
  const { generation, allowed } = shared;
  const cached = generation.result?.success === true;
  await allowed;
  return { cached, generation };
}

/** The running generation of a key. One that outlived its time is ignored: the platform may have killed its request. */
function findInFlight({ settings, now }: Ctx, key: string): InFlight | undefined {
  const entry = inFlight.get(key);
  return entry && now - entry.startedAt <= maxGenerationMs(settings) ? entry : undefined;
}

/** Starts a generation in this request, for every request that asks for the same words before it is cached. */
function startGeneration(ctx: Ctx, key: string, { input, checkLimit }: RewriteInput): InFlight {
  const generation = new Generation();
  const entry: InFlight = { generation, allowed: checkLimits(ctx, checkLimit), startedAt: ctx.now };
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
    const result = await generation.run(async (running) => {
      const written = await write(ctx, { input, ...running });
      // Before anybody hears of it: a request that comes now must not share a failure.
      if (!written.success) release();
      return written;
    });
    await cacheWordings(ctx, { key, result });
  };
  ctx.later(run().finally(release));
  return entry;
}

async function checkLimits(ctx: Ctx, checkLimit: RewriteInput["checkLimit"]): Promise<void> {
  await checkLimit();
  await spendBudget(ctx);
}

/** Writes words, or says that it failed. The code of models is loaded with the first generation. */
async function write(ctx: Ctx, input: WriteInput): Promise<WordingsResult> {
  try {
    const { writeWordings } = await import("../../ai/write-wordings.ts");
    return await writeWordings(ctx, input);
  } catch (error) {
    const failure = error instanceof WordingsFailure ? error : undefined;
    logFailedWordings(ctx.requestId, { reason: failure?.reason ?? "internal", status: failure?.status });
    return { success: false, error: failure?.message ?? WORDINGS_ERRORS.request, model: getModelName(ctx.settings) };
  }
}
