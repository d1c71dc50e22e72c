import type { WordingsInput, WordingsResult } from "#domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import type { Ctx } from "../platform/context/context.ts";
import { logError, logUnknown } from "../platform/context/log.ts";
import {
  allowContinuation,
  countShare,
  returnBudget,
  spendBudget,
  takeContinuation,
} from "./daily-budget.ts";
import { getModelName, usesBudget } from "./model.ts";
import type { Way } from "./model-ways.ts";
import { firstWay, recallWay, rememberWay } from "./model-ways.ts";
import { cacheWordings, getCachedWordings, wordingsKey } from "./wordings-cache.ts";

interface Listener {
  gone: AbortSignal;
  /** Receives the content so far as JSON. Without it, only the result is wanted. */
  onPartial?: (json: string) => Promise<void>;
  onWait?: (ms: number) => void;
}

interface WordingsCall {
  input: WordingsInput;
  /** Runs before a new generation. Throws RateLimitedError. */
  checkLimit: () => Promise<void>;
}

interface Rewriting {
  cached: boolean;
  /** Never rejects. Call it at once, because it refunds an unused budget. */
  write: (listener: Listener) => Promise<WordingsResult>;
}

/**
 * Cached words are free. A new generation is counted before the model is asked.
 * @throws RateLimitedError, ShareSpentError, BudgetSpentError (429) when none may begin now.
 */
export async function rewriteWordings(
  ctx: Ctx,
  { input, checkLimit }: WordingsCall,
): Promise<Rewriting> {
  const key = await wordingsKey(ctx, input);
  // A cache that fails costs a generation, not the words.
  const instead =
    <Value>(value: Value) =>
    (error: unknown) => {
      logUnknown(error, ctx.requestId);
      return value;
    };
  const [kept, way] = await Promise.all([
    getCachedWordings(ctx, key).catch(instead(undefined)),
    recallWay(ctx).catch(instead(firstWay(ctx.settings))),
  ]);
  if (kept)
    return {
      cached: true,
      async write({ onPartial }) {
        await onPartial?.(JSON.stringify(kept.rephrased));
        return kept;
      },
    };
  await checkLimit();
  const counting = countGeneration(ctx, input);
  // If the visitor leaves now, the request must survive to refund what it takes.
  ctx.later(Promise.allSettled([counting]));
  const isPaid = await counting;
  return {
    cached: false,
    write(listener) {
      const result = generate(ctx, { key, input, isPaid, listener, way });
      ctx.later(result);
      return result;
    },
  };
}

/** True when the generation takes one from the day's budget. */
async function countGeneration(ctx: Ctx, input: WordingsInput): Promise<boolean> {
  if (!usesBudget(ctx)) return false;
  if (input.continues && (await takeContinuation(ctx, input))) return false;
  await countShare(ctx, "wordings");
  await spendBudget(ctx, "wordings");
  return true;
}

interface Generation {
  key: string;
  input: WordingsInput;
  isPaid: boolean;
  listener: Listener;
  way: Way;
}

async function generate(
  ctx: Ctx,
  { key, input, isPaid, way, listener: { gone, onPartial, onWait } }: Generation,
): Promise<WordingsResult> {
  let hasBegun = false;
  const onBegin = () => (hasBegun = true);
  const log = (error: unknown) => logUnknown(error, ctx.requestId);
  try {
    const { writeWordings } = await import("./write-wordings.ts");
    const result = await writeWordings(ctx.settings, {
      input,
      signal: gone,
      onBegin,
      onPartial,
      onWait,
      way,
      onWay: (taken) => ctx.later(rememberWay(ctx, taken)),
    });
    // The result is cached before the response, so that the same request right after it finds it.
    await cacheWordings(ctx, { key, result }).catch(log);
    return result;
  } catch (error) {
    if (isPaid && !hasBegun) ctx.later(returnBudget(ctx, "wordings"));
    // A paid generation that broke may be continued, and so may a continuation that produced
    // nothing. This is stored before the response, because the visitor may continue at once.
    else if (usesBudget(ctx) && (isPaid || (!hasBegun && !gone.aborted)))
      await allowContinuation(ctx, input).catch(log);
    const failure = error instanceof WordingsFailure ? error : undefined;
    // The provider's text may quote the request, so it is not logged.
    logError({
      request_id: ctx.requestId,
      error: "wordings_failed",
      reason: failure?.reason ?? "internal",
      detail: failure?.detail,
      provider_status: failure?.status,
    });
    return {
      success: false,
      error: failure?.message ?? WORDINGS_ERRORS.request,
      ...(failure && { reason: failure.reason }),
      model: getModelName(ctx.settings),
    };
  }
}
