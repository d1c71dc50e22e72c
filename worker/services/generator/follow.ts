import type { WordingsAnswer } from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import type { Generation } from "./generation.ts";

/** The first words are passed on at once, then what has come since this often: the page need not move faster. */
const EVERY_MS = 50;

export interface Listener {
  /** Takes the content so far; without it, only the end is waited for. */
  onPartial?: (json: string) => Promise<void>;
  /** Gives up when nothing changes for this long: the request that writes may have been ended from outside. */
  patienceMs: number;
}

/** Passes on the content as it grows, then gives the answer. */
export async function follow(generation: Generation, { onPartial, patienceMs }: Listener): Promise<WordingsAnswer> {
  let seen = 0;
  while (!generation.answer) {
    if (onPartial && generation.version > seen) {
      seen = generation.version;
      await onPartial(generation.json());
      await pause(generation, EVERY_MS);
    } else if (!(await changed(generation, patienceMs))) return { success: false, error: WORDINGS_ERRORS.call };
  }
  if (onPartial && seen === 0 && generation.answer.rephrased) await onPartial(JSON.stringify(generation.answer.rephrased));
  return generation.answer;
}

/** Waits for so long, or until there is an answer. */
async function pause(generation: Generation, ms: number): Promise<void> {
  const end = Date.now() + ms;
  for (let left = ms; left > 0 && !generation.answer; left = end - Date.now()) await changed(generation, left);
}

/** True at the next change, false when there is none for so long. */
async function changed(generation: Generation, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((done) => (timer = setTimeout(() => done(false), ms)));
  try {
    return await Promise.race([generation.change().then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
