export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]];
  return (below + above) / 2;
}

/** Three digits are all that a measurement is worth. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
