import type { WordingsAnswer } from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import type { Generation } from "./generation.ts";

/** The first words are passed on at once, then updates at most this often in ms, as fast as the page needs them. */
const EVERY_MS = 50;

export interface Listener {
  /** Receives the content so far as JSON. Absent when only the result is wanted. */
  onPartial?: (json: string) => Promise<void>;
  /** Gives up when nothing changes for this long, because the platform may have killed the request that generates. */
  patienceMs: number;
}

/** Passes on a generation's content as it grows, then returns its result. */
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

/** Waits `ms`, or until there is a result. */
async function pause(generation: Generation, ms: number): Promise<void> {
  const end = Date.now() + ms;
  for (let left = ms; left > 0 && !generation.answer; left = end - Date.now()) await changed(generation, left);
}

/** True at the next change, false when there is none within `ms`. */
async function changed(generation: Generation, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((done) => (timer = setTimeout(() => done(false), ms)));
  try {
    return await Promise.race([generation.change().then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
