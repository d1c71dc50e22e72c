import type { WordingsInput, WordingsResult } from "#domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "#domain/generator/wordings.ts";
import { WordingsFailure } from "./wordings-failure.ts";
import type { Ctx } from "../platform/context/context.ts";
import { logError, logUnknown } from "../platform/context/log.ts";
import { loadOnce } from "../platform/load-once.ts";
import {
  allowContinuation,
  hasPlenty,
  returnBudget,
  takeContinuation,
  takeTurn,
} from "./daily-budget.ts";
import { getModelName, usesBudget } from "./model.ts";
import { cacheWordings, getCachedWordings, wordingsKey } from "./wordings-cache.ts";

interface Listener {
  /** Aborts when the visitor has gone. */
  gone: AbortSignal;
  /** Gets the content so far as JSON. Absent when only the result is wanted. */
  onPartial?: (json: string) => Promise<void>;
}

interface WordingsCall {
  input: WordingsInput;
  /** True when the content so far is wanted: reading it out of unfinished JSON takes time. */
  isStreamed: boolean;
  /** Throws RateLimitedError. Called before a new generation. */
  checkLimit: () => Promise<void>;
}

interface Rewriting {
  cached: boolean;
  /** Never rejects. Call it at once: it gives back an unused budget. */
  write: (listener: Listener) => Promise<WordingsResult>;
}

const loadWriting = loadOnce(() => import("./write-wordings.ts"));

/**
 * Returns the cached words for a brand, or a new generation.
 * @throws RateLimitedError, ShareSpentError, BudgetSpentError (429) when none may begin now.
 */
export async function rewriteWordings(
  ctx: Ctx,
  { input, isStreamed, checkLimit }: WordingsCall,
): Promise<Rewriting> {
  const keyed = wordingsKey(ctx, input);
  const looking = keyed.then((key) => getCachedWordings(ctx, key));
  let isPaid = usesBudget(ctx);
  const isCharged = async () => {
    if (await looking) return false;
    await checkLimit();
    isPaid &&= !(input.continues && (await takeContinuation(ctx, input)));
    return isPaid;
  };
  // Nothing waits for another trip: with plenty the model is asked before it is counted; otherwise
  // cache and budget are asked at once.
  const plenty = isPaid && hasPlenty(ctx);
  const needed = isCharged();
  const turn = isPaid
    ? takeTurn(ctx, "wordings", { needed, plenty })
    : needed.then(() => undefined);
  // The code of models comes meanwhile: the first generation loads it.
  void loadWriting();
  // A visitor who leaves now must not end the request before it gives the budget back.
  ctx.later(Promise.allSettled([turn]));
  await (plenty ? needed : turn);
  const [key, kept] = await Promise.all([keyed, looking]);
  if (kept)
    return {
      cached: true,
      async write({ onPartial }) {
        await onPartial?.(JSON.stringify(kept.rephrased));
        return kept;
      },
    };
  const stop = new AbortController();
  let listen: (listener: Listener) => void = () => undefined;
  const listener = new Promise<Listener>((resolve) => (listen = resolve));
  const result = generate(ctx, {
    key,
    input,
    isPaid,
    isCounted: turn.then(
      () => true,
      () => false,
    ),
    signal: stop.signal,
    ...(isStreamed && { onPartial: async (json) => (await listener).onPartial?.(json) }),
  });
  ctx.later(result);
  await turn.catch((error: unknown) => {
    stop.abort();
    throw error;
  });
  return {
    cached: false,
    write({ gone, onPartial }) {
      if (gone.aborted) stop.abort();
      else gone.addEventListener("abort", () => stop.abort(), { once: true });
      listen({ gone, onPartial });
      return result;
    },
  };
}

async function generate(
  ctx: Ctx,
  {
    key,
    input,
    isPaid,
    isCounted,
    signal,
    onPartial,
  }: {
    key: string;
    input: WordingsInput;
    isPaid: boolean;
    /** False when the generation is refused after all. */
    isCounted: Promise<boolean>;
    signal: AbortSignal;
    onPartial?: Listener["onPartial"];
  },
): Promise<WordingsResult> {
  let hasBegun = false;
  const onBegin = () => (hasBegun = true);
  const log = (error: unknown) => logUnknown(error, ctx.requestId);
  try {
    const { writeWordings } = await loadWriting();
    const result = await writeWordings(ctx.settings, { input, signal, onBegin, onPartial });
    // Before the answer: who asks again at once finds it.
    await cacheWordings(ctx, { key, result }).catch(log);
    return result;
  } catch (error) {
    const failure = error instanceof WordingsFailure ? error : undefined;
    const answer = {
      success: false,
      error: failure?.message ?? WORDINGS_ERRORS.request,
      model: getModelName(ctx.settings),
    };
    // Nobody reads the answer of what is refused, and it has taken nothing.
    if (!(await isCounted)) return answer;
    if (isPaid && !hasBegun) ctx.later(returnBudget(ctx, "wordings"));
    // For what was paid and broke, or said nothing; before the response, which may be followed at
    // once.
    else if (usesBudget(ctx) && (isPaid || (!hasBegun && !signal.aborted)))
      await allowContinuation(ctx, input).catch(log);
    const { reason = "internal", status } = failure ?? {};
    // The provider's text may quote the request.
    logError({
      request_id: ctx.requestId,
      error: "wordings_failed",
      reason,
      provider_status: status,
    });
    return answer;
  }
}
