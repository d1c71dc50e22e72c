import type { WordingsAnswer } from "../../../src/domain/generator/wordings.schema.ts";

/** The content so far as JSON, and its version. */
interface Progress {
  version: number;
  json: () => string;
}

/**
 * A running generation and the requests that wait for it. Requests of one isolate share it, so it must hold no I/O object of one
 * request: workerd forbids that. Each waits with a promise of its own, which another request may settle.
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

  /** True once every waiting request has left before there was a result. */
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

  /** Counts one more waiting request. Call the returned function when it leaves; a second call does nothing. */
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
