import type { WordingsInput, WordingsResult } from "../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../src/domain/generator/wordings.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import type { Ctx } from "../platform/context/context.ts";
import { logFailedWordings, logUnknown } from "../platform/context/log.ts";
import { countShare, returnBudget, spendBudget } from "./daily-budget.ts";
import { getModelName, usesBudget } from "./model.ts";
import { cacheWordings, getCachedWordings, wordingsKey } from "./wordings-cache.ts";

interface Listener {
  /** Aborts when the visitor has gone. */
  gone: AbortSignal;
  /** Gets the content so far as JSON. Absent when only the result is wanted. */
  onPartial?: (json: string) => Promise<void>;
}

interface Rewriting {
  cached: boolean;
  /** Never rejects. Call it at once: it gives back an unused budget. */
  write: (listener: Listener) => Promise<WordingsResult>;
}

/**
 * Returns the cached words for a brand, or a new generation.
 * @throws RateLimitedError, ShareSpentError, BudgetSpentError (429) when none may begin now.
 */
export async function rewriteWordings(
  ctx: Ctx,
  { input, checkLimit }: { input: WordingsInput; checkLimit: () => Promise<void> },
): Promise<Rewriting> {
  const key = await wordingsKey(ctx, input);
  const kept = await getCachedWordings(ctx, key);
  if (kept)
    return {
      cached: true,
      async write({ onPartial }) {
        await onPartial?.(JSON.stringify(kept.rephrased));
        return kept;
      },
    };
  await checkLimit();
  if (usesBudget(ctx)) {
    await countShare(ctx, "wordings");
    const spent = spendBudget(ctx, "wordings");
    // A visitor who leaves now must not end the request before it gives the budget back.
    ctx.later(Promise.allSettled([spent]));
    await spent;
  }
  return {
    cached: false,
    write(listener) {
      const result = generate(ctx, { key, input, ...listener });
      ctx.later(result);
      return result;
    },
  };
}

async function generate(
  ctx: Ctx,
  { key, input, gone, onPartial }: Listener & { key: string; input: WordingsInput },
): Promise<WordingsResult> {
  let hasBegun = false;
  const onBegin = () => (hasBegun = true);
  try {
    // The code of models is loaded with the first generation.
    const { writeWordings } = await import("./write-wordings.ts");
    const call = { input, signal: gone, onBegin, onPartial };
    const result = await writeWordings(ctx.settings, call);
    await cacheWordings(ctx, { key, result }).catch((error: unknown) =>
      logUnknown(error, ctx.requestId),
    );
    return result;
  } catch (error) {
    if (!hasBegun && usesBudget(ctx)) ctx.later(returnBudget(ctx, "wordings"));
    const failure = error instanceof WordingsFailure ? error : undefined;
    const { reason = "internal", status } = failure ?? {};
    logFailedWordings(ctx.requestId, { reason, status });
    return {
      success: false,
      error: failure?.message ?? WORDINGS_ERRORS.request,
      model: getModelName(ctx.settings),
    };
  }
}
