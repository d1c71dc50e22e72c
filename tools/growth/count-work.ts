import { Session } from "node:inspector/promises";
import type { Shape } from "./hostile-texts.ts";
import { type Tally, TooMuchWorkError, walkRegExp } from "./regexp-steps.ts";

/** Methods that take the same time for every length, or only call functions that are counted. */
const SHORT = new Set(
  "at charAt charCodeAt codePointAt concat constructor push pop keys values entries toString valueOf find findIndex findLast findLastIndex some every".split(
    " ",
  ),
);

/** The most that the work may grow if a text is four times as long. */
export const MAX_GROWTH = 6;
/** Counting stops once the longer text needs this many times the shorter one's work. */
export const ENDED_AT = 10;

/** Excludes the counting code itself. */
const COUNTING = /\/(?:count-work|regexp-steps)\.ts/;

/**
 * Counts the work of a reader in steps instead of time: how often each block of its JavaScript and
 * of its packages runs (V8's precise coverage), how many characters or items each built-in method
 * reads, and each step of a regular expression.
 */
export class WorkCounter {
  readonly #session = new Session();
  readonly #restore: (() => void)[] = [];
  readonly #tally: Tally & { isCounting: boolean } = { steps: 0, limit: 0, isCounting: false };

  /** `stop` must follow. */
  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post("Profiler.enable");
    await this.#session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    this.#watchRegExps();
    this.#watchQueries();
    const { prototype: bytes } = Object.getPrototypeOf(Uint8Array) as typeof Uint8Array;
    for (const owner of [String.prototype, Array.prototype, bytes, JSON, TextDecoder.prototype])
      this.#watchMethods(owner);
  }

  async stop(): Promise<void> {
    for (const restore of this.#restore) restore();
    await this.#session.post("Profiler.stopPreciseCoverage");
    this.#session.disconnect();
  }

  /** An act that takes more than `limit` steps in patterns and built-in methods is stopped. */
  async count(act: () => unknown, limit = Infinity): Promise<number> {
    const tally = this.#tally;
    Object.assign(tally, { steps: 0, limit, isCounting: true });
    try {
      await act();
    } catch (error) {
      if (!(error instanceof TooMuchWorkError)) throw error;
    } finally {
      tally.isCounting = false;
    }
    return tally.steps + (await this.#takeBlocks());
  }

  /** The growth of the work for a text four times as long. */
  async growthOf(read: (text: string) => unknown, shape: Shape, length: number): Promise<number> {
    const steps = await this.count(() => read(shape(length)));
    const more = await this.count(() => read(shape(4 * length)), ENDED_AT * steps);
    return more / steps;
  }

  /** The number of block runs since the last call. */
  async #takeBlocks(): Promise<number> {
    const { result } = await this.#session.post("Profiler.takePreciseCoverage");
    let blocks = 0;
    for (const { url, functions } of result)
      if (!COUNTING.test(url) && !url.startsWith("node:"))
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
    return blocks;
  }

  /** Every method that takes a pattern calls `exec`. */
  #watchRegExps(): void {
    const tally = this.#tally;
    const { exec } = RegExp.prototype;
    this.#replace(RegExp.prototype, "exec", function (this: RegExp, text: string) {
      if (!tally.isCounting) return exec.call(this, text);
      tally.isCounting = false;
      try {
        const walked = walkRegExp(this, String(text), tally);
        const found = exec.call(this, text);
        const end = found ? found.index + found[0].length : undefined;
        if (found?.index !== walked?.start || end !== walked?.end)
          throw new Error(`V8 matches ${String(this)} otherwise in ${JSON.stringify(text)}`);
        return found;
      } finally {
        tally.isCounting = true;
      }
    });
  }

  /** Node's own URLSearchParams searches the rest of a query for each pair; workerd's does not. */
  #watchQueries(): void {
    const tally = this.#tally;
    class Query extends URLSearchParams {
      constructor(...given: ConstructorParameters<typeof URLSearchParams>) {
        const wasCounting = tally.isCounting;
        tally.isCounting = false;
        super(...given);
        tally.isCounting = wasCounting;
        if (wasCounting) take(tally, 1 + size(given[0]));
      }
    }
    this.#replace(globalThis, "URLSearchParams", Query);
  }

  #watchMethods(owner: object): void {
    const tally = this.#tally;
    for (const name of Reflect.ownKeys(owner)) {
      const { value: method } = Object.getOwnPropertyDescriptor(owner, name)!;
      if (typeof method !== "function" || (typeof name === "string" && SHORT.has(name))) continue;
      this.#replace(owner, name, function (this: unknown, ...given: unknown[]) {
        const result = Reflect.apply(method, this, given) as unknown;
        if (tally.isCounting) take(tally, lookedAt(name, this, given, result));
        return result;
      });
    }
  }

  #replace(owner: object, name: PropertyKey, method: unknown): void {
    const before = Object.getOwnPropertyDescriptor(owner, name)!;
    Object.defineProperty(owner, name, { ...before, value: method });
    this.#restore.push(() => Object.defineProperty(owner, name, before));
  }
}

function take(tally: Tally, steps: number): void {
  tally.steps += steps;
  if (tally.steps > tally.limit) throw new TooMuchWorkError(tally.limit);
}

const size = (value: unknown): number =>
  typeof value === "string" || Array.isArray(value)
    ? value.length
    : ArrayBuffer.isView(value) || value instanceof ArrayBuffer
      ? value.byteLength
      : 0;

/** Estimates how much a method read: its whole input, unless the result shows where it stopped. */
function lookedAt(name: PropertyKey, on: unknown, given: unknown[], result: unknown): number {
  switch (name) {
    case "slice":
    case "substring":
    case "substr":
      return 1 + size(result);
    case "subarray":
      return 1;
    case "startsWith":
    case "endsWith":
    case "set":
    case "parse":
    case "decode":
      return 1 + size(given[0]);
    case "indexOf":
      return 1 + (result === -1 ? size(on) : Number(result)) - Number(given[1] ?? 0);
    case "lastIndexOf":
      return 1 + Number(given[1] ?? size(on)) - Number(result);
    default:
      return 1 + size(on) + size(result);
  }
}
