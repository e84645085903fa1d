import { expect, test } from 'vitest';
import { sampleVehicle as risk } from '#testing/sample-quote.ts';
import { describeInsured } from './insured.ts';

test('a vehicle is told by its name, year and plate', () => {
  const names = { brandName: 'TOYOTA', typeName: 'Corolla 1.5 Vision' };
  expect(describeInsured(risk, names)).toEqual({
    kind: 'vehicle',
    title: 'TOYOTA Corolla 1.5 Vision 2022',
    detail: '35 ABC 123',
    key: '35ABC123',
  });
});

test('a vehicle whose codes nobody can name is told by its year', () => {
  expect(describeInsured({ ...risk, plate: '35YK' }, undefined)).toMatchObject({
    title: '2022 model araç',
    detail: '35YK',
    key: '35YK',
  });
});
