import { retryWithExponentialBackoff } from "@ai-sdk/provider-utils";
import { APICallError } from "ai";
import { MINUTE_MS } from "#domain/time.ts";
import type { Settings } from "../platform/context/env.ts";
import { findReason, isAboutFormat, isApology } from "./find-reason.ts";
import { type Way, WAYS } from "./model-ways.ts";
import { openModel, toCallOptions } from "./openai-model.ts";
import type { Outcome } from "./read-events.ts";
import { WordingsFailure } from "./wordings-failure.ts";

interface ModelPrompt {
  instructions: string;
  prompt: string;
  schema: object;
}

export interface ModelCall extends ModelPrompt {
  settings: Pick<
    Settings,
    | "OPENAI_API_KEY"
    | "OPENAI_BASE_URL"
    | "OPENAI_MODEL"
    | "WORDINGS_TOTAL_MS"
    | "WORDINGS_SILENCE_MS"
  >;
  signal: AbortSignal;
  /** How this endpoint and model take a request, as far as it is known. */
  way: Way;
  /** Receives the way that worked if it was another. */
  onWay?: (way: Way) => void;
  /** Receives the wait (ms) that the provider asks for. */
  onWait?: (ms: number) => void;
  /** True once the text is whole, so that we need not wait for the end of the stream. */
  isWhole: (text: string) => boolean;
}

/** A whole text that gets no more pieces for this time is the answer. */
const SETTLED_MS = 1_500;
const TICK_MS = 250;

/**
 * The SDK's `streamText` would put five more streams before the first words.
 * @throws WordingsFailure when the request fails, breaks off, or the model refuses.
 */
export async function* askModel(call: ModelCall): AsyncGenerator<string, void, undefined> {
  const { settings, signal, isWhole } = call;
  const patience = startPatience(settings);
  const abortSignal = AbortSignal.any([signal, patience.ended]);
  let text = "";
  let hasBrokenOff = false;
  patience.settlesIf(() => text !== "" && isWhole(text));
  try {
    for (let { way } = call; ;) {
      try {
        const outcome: Outcome = {};
        for await (const piece of readText({ ...call, way }, abortSignal, patience, outcome)) {
          text += piece;
          yield piece;
        }
        if (!isWhole(text)) throw toFailure(outcome, text);
        if (way !== call.way) call.onWay?.(way);
        return;
      } catch (error) {
        if (patience.isSettled() || (text !== "" && !signal.aborted && isWhole(text))) return;
        if (text !== "" || abortSignal.aborted) throw error;
        const next = nextWay(way, error);
        if (next) way = next;
        else if (hasBrokenOff || !isBrokenConnection(error)) throw error;
        else hasBrokenOff = true;
      }
    }
  } catch (error) {
    if (abortSignal.aborted)
      throw new WordingsFailure("request", "time", signal.aborted ? "aborted" : "timeout");
    throw error instanceof WordingsFailure ? error : toRequestFailure(error);
  } finally {
    patience.end();
  }
}

interface Try extends Omit<ModelCall, "way"> {
  way: Way;
}

async function* readText(
  { way, settings, onWait, ...prompt }: Try,
  abortSignal: AbortSignal,
  patience: Patience,
  outcome: Outcome,
): AsyncGenerator<string, void, undefined> {
  const model = openModel({ settings, way, onChunk: patience.renew, outcome });
  const call = () => model.doStream({ ...toCallOptions(way, prompt), abortSignal });
  const retry = retryWithExponentialBackoff({
    ...RETRIES,
    getDelayInMs({ error, exponentialBackoffDelay }) {
      const ms = readRetryAfter(error);
      if (ms === undefined) return exponentialBackoffDelay;
      patience.pause(ms);
      // A shorter wait ends before the owner can read about it.
      if (ms >= 1000) onWait?.(ms);
      return ms;
    },
    abortSignal,
  });
  const { stream } = await retry(call);
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type !== "text-delta") continue;
    patience.renewText();
    yield part.delta;
  }
}

/** Retries only before the first word, and only after 429 and 5xx. */
const RETRIES = {
  maxRetries: 2,
  shouldRetry: (error: unknown) =>
    APICallError.isInstance(error) &&
    error.isRetryable &&
    error.statusCode !== undefined &&
    !isAboutFormat(error.responseBody ?? "") &&
    findReason({ status: error.statusCode, text: error.responseBody ?? "" }) !== "credit",
  createRetryError: ({ errors }: { errors: unknown[] }) => errors.at(-1),
};

/** In ms. Undefined if the provider asks for a longer wait than an owner would accept. */
function readRetryAfter(error: unknown): number | undefined {
  const headers = (APICallError.isInstance(error) && error.responseHeaders) || {};
  const ms = Number(headers["retry-after-ms"] ?? Number(headers["retry-after"]) * 1000);
  return ms >= 0 && ms <= MINUTE_MS ? ms : undefined;
}

/** The SDK reports a connection that breaks after the head with the status of the head. */
const isBrokenConnection = (error: unknown): boolean =>
  error instanceof WordingsFailure
    ? error.detail === "no_end"
    : !APICallError.isInstance(error) || (error.statusCode ?? 0) < 400;

/** The way to try after the endpoint refused or wrote nothing. Undefined if it would refuse that way too. */
function nextWay(way: Way, error: unknown): Way | undefined {
  const reason = toReason(error);
  if (reason === "address" && way === "responses schema") return "chat schema";
  if (reason !== "format" || way.endsWith("text")) return undefined;
  return WAYS[WAYS.indexOf(way) + 1];
}

function toReason(error: unknown) {
  if (error instanceof WordingsFailure) return error.reason;
  return APICallError.isInstance(error) && error.statusCode !== undefined
    ? findReason({ status: error.statusCode, text: error.responseBody ?? "" })
    : undefined;
}

type Patience = ReturnType<typeof startPatience>;

/** A tick costs less than a timer for each of a thousand pieces. */
function startPatience({ WORDINGS_TOTAL_MS, WORDINGS_SILENCE_MS }: ModelCall["settings"]) {
  const patience = new AbortController();
  const startedAt = Date.now();
  let [heardAt, textAt] = [startedAt, startedAt];
  let isDone = () => false;
  let isSettled = false;
  const tick = setInterval(
    () => {
      const now = Date.now();
      isSettled = now - textAt >= SETTLED_MS && isDone();
      if (isSettled || now - startedAt >= WORDINGS_TOTAL_MS || now - heardAt >= WORDINGS_SILENCE_MS)
        patience.abort();
    },
    Math.min(TICK_MS, WORDINGS_SILENCE_MS / 4),
  );
  return {
    ended: patience.signal,
    settlesIf: (isWhole: () => boolean) => (isDone = isWhole),
    isSettled: () => isSettled,
    renew: () => (heardAt = Date.now()),
    renewText: () => (textAt = Date.now()),
    /** A wait that the provider asks for is no silence. */
    pause: (ms: number) => (heardAt = Date.now() + ms),
    end: () => clearInterval(tick),
  };
}

function toRequestFailure(error: unknown): WordingsFailure {
  if (!APICallError.isInstance(error))
    return new WordingsFailure(
      "request",
      "provider",
      error instanceof Error ? error.name : "unknown",
    );
  const { statusCode: status, responseBody: text = "" } = error;
  return new WordingsFailure("request", findReason({ status, text }), "provider", status);
}

/** Why a response of 200 has no whole answer. */
function toFailure(outcome: Outcome, text: string): WordingsFailure {
  const { finish = "", refusal, error, hasBroken, isPage } = outcome;
  if (isPage) return new WordingsFailure("request", "address", "page");
  if (error !== undefined) {
    const said = JSON.stringify(error);
    const status = Number(/"(?:code|status)":"?(\d{3})\b/.exec(said)?.[1]) || undefined;
    return new WordingsFailure("request", findReason({ status, text: said }), "error", status);
  }
  if (refusal !== undefined || /filter|refus|safety/i.test(finish))
    return new WordingsFailure("invalid_output", "refusal", "refusal");
  if (/length|max/i.test(finish)) return new WordingsFailure("invalid_output", "cut", "length");
  // A response without a word and without an end is a broken one as well.
  if (hasBroken || (text === "" && finish === ""))
    return new WordingsFailure("request", "provider", "no_end");
  if (!text.includes("{"))
    return isApology(text)
      ? new WordingsFailure("invalid_output", "refusal", "apology")
      : new WordingsFailure("invalid_output", "format", "no_json");
  const hasEnded = /[}\]]\W*$/.test(text);
  return new WordingsFailure("invalid_output", hasEnded ? "format" : "cut", "no_whole_json");
}
