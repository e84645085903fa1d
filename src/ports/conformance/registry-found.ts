import { expect } from 'vitest';

/** The record of an answer that must hold one. */
export function found<Record>(answer: { readonly kind: string; readonly record?: Record }): Record {
  expect(answer.kind).toBe('found');
  if (answer.record === undefined) throw new TypeError('found without a record');
  return answer.record;
}
