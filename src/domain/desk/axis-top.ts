const steps = [2, 4, 6, 8, 10];

/** Where an axis that begins at nought ends: a round number of which the half is one too. */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const unit = 10 ** (Math.ceil(Math.log10(most)) - 1);
  return unit * (steps.find((step) => step * unit >= most) ?? 10);
}
