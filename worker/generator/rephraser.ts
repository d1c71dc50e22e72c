import { rephrase } from "./rephrase.ts";
import type { WordingsTask } from "./wordings-task.ts";

/** Writes without a model, as a model would: piece by piece. The same task gives the same words. */
export async function* writeBuiltIn(
  task: WordingsTask,
  paceMs: number,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const words = JSON.stringify(rephrase(task)).match(/\S+\s*|\s+/g) ?? [];
  for (const [index, word] of words.entries()) {
    if (paceMs > 0 && index > 0) await new Promise((done) => setTimeout(done, paceMs));
    signal?.throwIfAborted();
    yield word;
  }
}
