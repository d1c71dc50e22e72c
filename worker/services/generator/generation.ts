import type { WordingsAnswer } from "../../../src/domain/generator/wordings.schema.ts";

/** The content so far, for whoever asks. */
interface Progress {
  version: number;
  json: () => string;
}

/**
 * Words being written, and those who wait for them. Requests of one isolate that ask for the same words share it, so nothing
 * in it may belong to one request: each waits with a promise of its own, which alone may be settled from another request.
 */
export class Generation {
  answer: WordingsAnswer | undefined;
  #progress: Progress | undefined;
  #listeners = 0;
  #abandoned = false;
  readonly #waiting = new Set<() => void>();

  get version(): number {
    return this.#progress?.version ?? 0;
  }

  /** The content so far as JSON. */
  json(): string {
    return this.#progress?.json() ?? "{}";
  }

  /** True once all who waited have gone before there was an answer. */
  get abandoned(): boolean {
    return this.#abandoned;
  }

  grow(progress: Progress): void {
    this.#progress = progress;
    this.#wake();
  }

  finish(answer: WordingsAnswer): void {
    this.answer = answer;
    this.#wake();
  }

  /** Counts one more who waits. The function that it gives says that they have gone; calling it again does nothing. */
  join(): () => void {
    this.#listeners += 1;
    let here = true;
    return () => {
      if (!here) return;
      here = false;
      this.#listeners -= 1;
      if (this.#listeners > 0 || this.answer) return;
      this.#abandoned = true;
      this.#wake();
    };
  }

  /** Resolves at the next change. */
  change(): Promise<void> {
    return new Promise((done) => this.#waiting.add(done));
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const done of waiting) done();
  }
}
