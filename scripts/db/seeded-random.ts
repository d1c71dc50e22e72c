/** Pseudorandom numbers that are the same for the same seed. Never use them for secrets. */
export interface SeededRandom {
  /** At least 0 and less than 1. */
  next: () => number;
  /** A whole number, at least 0 and less than `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  bytes: (length: number) => Uint8Array;
}

/** The generator mulberry32 (Tommy Ettinger, public domain), with 32 bits of state. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    bytes: (length) => Uint8Array.from({ length }, () => bits() & 0xff),
  };
}
