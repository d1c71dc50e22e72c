const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The value below which the share `q` of the values lies. */
export function quantile(values: readonly number[], q: number): number {
  const list = sorted(values);
  return list[Math.min(list.length - 1, Math.floor(q * list.length))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const list = sorted(values);
  const middle = list.length / 2;
  return list.length % 2 === 1
    ? (list[Math.floor(middle)] as number)
    : ((list[middle - 1] ?? Number.NaN) + (list[middle] ?? Number.NaN)) / 2;
}

export interface Spread {
  median: number;
  low: number;
  high: number;
}

export const spread = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});
