import { WordingsFailure } from "./wordings-failure.ts";

interface PatienceOptions {
  silenceMs: number;
  totalMs: number;
  /** Ends the call from outside. */
  signal: AbortSignal;
}

/** Ends a call that is silent for `silenceMs`, before its first piece or between pieces, or that takes `totalMs` in all. */
export function patience({ silenceMs, totalMs, signal }: PatienceOptions) {
  const controller = new AbortController();
  let failure: WordingsFailure | undefined;
  let heardAt = Date.now();
  const end = (reason: string) => {
    failure ??= new WordingsFailure("call", reason);
    controller.abort();
  };
  const onAbort = () => end("aborted");
  // One timer that checks again later costs less than resetting a timer with every piece.
  const listen = () => {
    const left = heardAt + silenceMs - Date.now();
    if (left <= 0) end("silence");
    else silence = setTimeout(listen, left);
  };
  let silence = setTimeout(listen, silenceMs);
  const total = setTimeout(() => end("too_slow"), totalMs);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort);

  return {
    signal: controller.signal,
    onLife: () => void (heardAt = Date.now()),
    /** Why the call was ended, if it was. */
    failure: () => failure,
    end: () => {
      clearTimeout(silence);
      clearTimeout(total);
      signal.removeEventListener("abort", onAbort);
    },
  };
}
