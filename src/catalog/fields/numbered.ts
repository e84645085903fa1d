import type { Choice } from './field.ts';

/** Choices under the numbers the wire knows them by, from one on. */
export const numbered = (names: readonly string[]): readonly Choice[] =>
  names.map((name, index) => ({ id: String(index + 1), name }));
