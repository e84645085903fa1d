import { expect, test } from 'vitest';
import { type InsurerDay, sortInsurers } from './insurer-day.ts';

const day = (name: string, more: Partial<InsurerDay> = {}): InsurerDay => ({
  insurer: name,
  name,
  asked: 0,
  priced: 0,
  declined: 0,
  looking: 0,
  failed: 0,
  waiting: 0,
  medianMs: undefined,
  p95Ms: undefined,
  switched: 'on',
  askingRest: 'not',
  settlingRest: 'not',
  restSince: undefined,
  ...more,
});
const names = (rows: readonly InsurerDay[]) => rows.map(({ name }) => name);

test('names stand in the order of the Turkish letters', () => {
  const rows = [day('Zirve'), day('Çınar'), day('Deniz'), day('Cam')];
  expect(names(sortInsurers(rows, 'nameUp'))).toEqual(['Cam', 'Çınar', 'Deniz', 'Zirve']);
  expect(names(sortInsurers(rows, 'nameDown'))).toEqual(['Zirve', 'Deniz', 'Çınar', 'Cam']);
});

test('numbers go either way, equals by name, and what is not known stands last in both', () => {
  const rows = [day('D'), day('B', { p95Ms: 900 }), day('A', { p95Ms: 900 }), day('C', { p95Ms: 10_000 })];
  expect(names(sortInsurers(rows, 'p95MsUp'))).toEqual(['A', 'B', 'C', 'D']);
  expect(names(sortInsurers(rows, 'p95MsDown'))).toEqual(['C', 'A', 'B', 'D']);
});

test('the worse of two breakers counts', () => {
  const rows = [day('A'), day('B', { askingRest: 'trying' }), day('C', { settlingRest: 'resting' })];
  expect(names(sortInsurers(rows, 'restDown'))).toEqual(['C', 'B', 'A']);
});
