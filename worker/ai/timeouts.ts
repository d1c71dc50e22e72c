import { WordingsFailure } from "./wordings-failure.ts";

interface TimeoutOptions {
  silenceMs: number;
  totalMs: number;
  /** Aborts the call from outside. */
  signal: AbortSignal;
}

/**
 * Timeouts for a call: `signal` aborts when nothing arrives for `silenceMs`, before its first piece or between pieces, or when it
 * takes `totalMs` in all. `failure` then says why. Whoever starts them calls `clear` at the end.
 */
export function startTimeouts({ silenceMs, totalMs, signal }: TimeoutOptions) {
  const controller = new AbortController();
  let failure: WordingsFailure | undefined;
  let activeAt = Date.now();
  const abort = (reason: string) => {
    failure ??= new WordingsFailure("request", reason);
    controller.abort();
  };
  const onAbort = () => abort("aborted");
  // One timer that checks again later costs less than resetting a timer with every piece.
  const checkSilence = () => {
    const left = activeAt + silenceMs - Date.now();
    if (left <= 0) abort("silence");
    else silence = setTimeout(checkSilence, left);
  };
  let silence = setTimeout(checkSilence, silenceMs);
  const total = setTimeout(() => abort("too_slow"), totalMs);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort);

  return {
    signal: controller.signal,
    onActivity: () => void (activeAt = Date.now()),
    failure: () => failure,
    clear: () => {
      clearTimeout(silence);
      clearTimeout(total);
      signal.removeEventListener("abort", onAbort);
    },
  };
}
