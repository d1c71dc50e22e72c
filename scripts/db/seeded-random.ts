/** Numbers that look random and are the same for the same seed. Never for secrets. */
export interface SeededRandom {
  /** A number from 0 up to, and without, 1. */
  next: () => number;
  /** A whole number from 0 up to, and without, `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  bytes: (length: number) => Uint8Array;
}

/** The generator mulberry32 (Tommy Ettinger, public domain): 32 bits of state. */
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
