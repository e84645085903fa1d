import { expect, test } from 'vitest';
import { maskName, maskPlate } from './mask-person.ts';

test('a masked name keeps how many words it has and how they begin', () => {
  expect(maskName('  Ayşe Gül  Işık ')).toBe('A*** G*** I***');
  expect(maskName('')).toBe('');
});

test('a masked plate keeps its province, and one from abroad nothing', () => {
  expect(maskPlate('34 abc 123')).toBe('34 *** ***');
  expect(maskPlate('BAB1234')).toBe('***');
});
