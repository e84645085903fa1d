import { describe, expect, expectTypeOf, test } from 'vitest';
import { flag, number, oneOf, optional, readAnswers, text } from './read-answers.ts';

const asked = {
  Name: text,
  Count: number,
  Agreed: flag,
  Reason: oneOf(['sold', 'other']),
  Note: optional(text),
};
const model = { Name: 'Deniz', Count: 2, Agreed: false, Reason: 'sold', Note: 'Kısa', PasswordAgain: 'gizli' };

describe('the answers that a call takes', () => {
  test('are read by name, and nothing beside them', () => {
    const read = readAnswers(model, asked);
    expect(read).toEqual({ Name: 'Deniz', Count: 2, Agreed: false, Reason: 'sold', Note: 'Kısa' });
    expectTypeOf(read.Reason).toEqualTypeOf<'sold' | 'other'>();
    expectTypeOf(read.Note).toEqualTypeOf<string | undefined>();
  });

  test('leave out what was not answered', () => {
    const { Note: _note, ...rest } = model;
    expect(Object.keys(readAnswers(rest, asked))).toEqual(['Name', 'Count', 'Agreed', 'Reason']);
  });

  test.each([
    ['Name', undefined],
    ['Name', 1],
    ['Count', '2'],
    ['Agreed', 'true'],
    ['Reason', 'stolen'],
    ['Note', ['Kısa']],
  ])('are never something else: %s as %j is a fault', (name, given) => {
    expect(() => readAnswers({ ...model, [name]: given }, asked)).toThrow(name);
  });
});
