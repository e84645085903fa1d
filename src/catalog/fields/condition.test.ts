import { expect, test } from 'vitest';
import { type Condition, decidingFields, holds } from './condition.ts';
import type { Field } from './field.ts';
import { behind, gate } from './gate.ts';
import { isShown } from './values.ts';

const owner: Condition = { field: 'Occupant', is: ['1'] };
const contents: Condition = {
  any: [{ field: 'Occupant', is: ['2'] }, { all: [owner, { field: 'Scope', is: ['1'] }] }],
};

test.each([
  [{ Occupant: '2' }, true],
  [{ Occupant: '2', Scope: '3' }, true],
  [{ Occupant: '1', Scope: '1' }, true],
  [{ Occupant: '1', Scope: '3' }, false],
  [{}, false],
])('while %o the nested condition is %s', (values, held) => {
  expect(holds(contents, values)).toBe(held);
});

test('all fields that decide a condition are named', () => {
  expect(decidingFields(contents)).toEqual(['Occupant', 'Occupant', 'Scope']);
});

test('a field behind a gate keeps its own condition', () => {
  const field: Field = { kind: 'switch', name: 'Inner', label: '', when: owner };
  const [, inner] = behind(gate('Open', { label: '', help: '' }), [field]);
  if (!inner) throw new Error('nothing is behind the gate');
  expect(isShown(inner, { Open: true, Occupant: '1' })).toBe(true);
  expect(isShown(inner, { Open: false, Occupant: '1' })).toBe(false);
  expect(isShown(inner, { Open: true, Occupant: '2' })).toBe(false);
});
