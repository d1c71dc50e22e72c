import type { WordingsResult } from "../../../src/domain/generator/wordings.schema.ts";
import { WORDINGS_ERRORS } from "../../../src/domain/generator/wordings.ts";
import type { Ctx } from "../../context/context.ts";
import type { Settings } from "../../context/env.ts";
import { onAbort } from "../../context/on-abort.ts";

/** The content so far. */
interface Progress {
  /** Grows with every change. */
  readonly version: number;
  json(): string;
}

interface Run {
  /** Aborts when nobody waits for the words any more. */
  signal: AbortSignal;
  /** To be called as the content grows. */
  onProgress: (progress: Progress) => void;
}

/**
 * A generation that several requests of one isolate wait for. It must hold no I/O object of one request: workerd forbids that.
 * Each request waits with a promise of its own, which another request may settle.
 */
export class Generation {
  #progress: Progress | undefined;
  #result: WordingsResult | undefined;
  #subscribers = 0;
  #abandoned = false;
  readonly #waiting = new Set<() => void>();

  /** A generation that is done already: cached words. */
  static finished(result: WordingsResult): Generation {
    const generation = new Generation();
    generation.#result = result;
    return generation;
  }

  get progress(): Progress | undefined {
    return this.#progress;
  }

  /** True once everybody has left before there was a result: it ends in a failure. */
  get abandoned(): boolean {
    return this.#abandoned;
  }

  get result(): WordingsResult | undefined {
    return this.#result;
  }

  /** Lets `write` write in this request, for all subscribers. Resolves with the result once they can see it. */
  async run(write: (run: Run) => Promise<WordingsResult>): Promise<WordingsResult> {
    const controller = new AbortController();
    void this.#abortOnceAbandoned(controller);
    const onProgress = (progress: Progress) => {
      this.#progress = progress;
      this.#wake();
    };
    const result = await write({ signal: controller.signal, onProgress });
    this.#result = result;
    this.#wake();
    return result;
  }

  /** Counts one more request that waits. Call the returned function when it leaves; a second call does nothing. */
  subscribe(): () => void {
    this.#subscribers += 1;
    let subscribed = true;
    return () => {
      if (!subscribed) return;
      subscribed = false;
      this.#subscribers -= 1;
      if (this.#subscribers > 0 || this.#result) return;
      this.#abandoned = true;
      this.#wake();
    };
  }

  /** Resolves at the next change. */
  changed(): Promise<void> {
    return new Promise((done) => this.#waiting.add(done));
  }

  /** Resolves when there is a result. */
  async done(): Promise<void> {
    while (!this.#result) await this.changed();
  }

  /** Runs in the request that writes, because no other may abort its calls. */
  async #abortOnceAbandoned(controller: AbortController): Promise<void> {
    while (!this.#result && !this.#abandoned) await this.changed();
    if (this.#abandoned) controller.abort();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const done of waiting) done();
  }
}

/** The longest that a generation takes in ms: WORDINGS_TOTAL_MS, and a little time to report its failure. */
export function maxGenerationMs({ WORDINGS_TOTAL_MS }: Settings): number {
  return WORDINGS_TOTAL_MS + 5_000;
}

/** The first words are passed on at once, then updates at most this often in ms, as fast as the page needs them. */
const PARTIAL_EVERY_MS = 50;

interface StreamInput {
  generation: Generation;
  /** Ends this visitor's wait for the generation. */
  leave: () => void;
  /** Aborts when the visitor has gone. */
  gone: AbortSignal;
  /** Receives the content so far as JSON. Absent when only the result is wanted. */
  onPartial?: (json: string) => Promise<void>;
}

/**
 * Passes on a generation's content as it grows, then returns its result. When nothing changes for longer than a generation takes, the
 * platform may have killed the request that writes: that is a failure too.
 */
export async function streamGeneration(
  { settings }: Ctx,
  { generation, leave, gone, onPartial }: StreamInput,
): Promise<WordingsResult> {
  onAbort(gone, leave);
  const done = generation.done();
  let sent = 0;
  while (!generation.result) {
    const { progress } = generation;
    if (onPartial && progress && progress.version > sent) {
      sent = progress.version;
      await onPartial(progress.json());
      await happensWithin(PARTIAL_EVERY_MS, done);
    } else if (!(await happensWithin(maxGenerationMs(settings), generation.changed()))) {
      return { success: false, error: WORDINGS_ERRORS.request };
    }
  }
  const { result } = generation;
  if (onPartial && sent === 0 && result.rephrased)
    await onPartial(JSON.stringify(result.rephrased));
  return result;
}

/** True when it happens within `ms`; false at their end. */
async function happensWithin(ms: number, event: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  try {
    return await Promise.race([event.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
