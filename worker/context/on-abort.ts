/** Calls `listener` once when the signal aborts, at once when it has aborted already: the event does not come again. */
export function onAbort(signal: AbortSignal, listener: () => void): void {
  if (signal.aborted) listener();
  else signal.addEventListener("abort", listener, { once: true });
}
