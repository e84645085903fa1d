import type { FormValues } from '#catalog/fields/values.ts';

/** Whether all answers stand in a form as they are. */
export function holdsAll(values: FormValues, answers: FormValues): boolean {
  return Object.entries(answers).every(([name, answer]) => values[name] === answer);
}

const none: FormValues = {};

/**
 * What becomes of a form once other answers are known for it than before. Those from before go where they stand untouched;
 * the new ones fill it only where nobody wrote anything else among them, since half of one person and half of another
 * would be nobody.
 */
export function presetChanges(values: FormValues, before: FormValues = none, next: FormValues = none): FormValues {
  if (holdsAll(before, next) && holdsAll(next, before)) return none;
  const left = Object.fromEntries(
    Object.entries(before)
      .filter(([name, answer]) => values[name] === answer)
      .map(([name]) => [name, ''] as const),
  );
  const standing: FormValues = { ...values, ...left };
  const isFree = Object.entries(next).every(
    ([name, answer]) => (standing[name] ?? '') === '' || standing[name] === answer,
  );
  return isFree ? { ...left, ...next } : left;
}
