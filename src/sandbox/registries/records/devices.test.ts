import { expect, test } from 'vitest';
import { deviceModels } from './device-models.ts';
import { deviceBrands, modelsOfBrand } from './devices.ts';

test('twenty brands have 125 models, each once and known by its place', () => {
  expect(deviceBrands).toHaveLength(20);
  const models = deviceBrands.flatMap(({ id }) => modelsOfBrand(id) ?? []);
  expect(models).toHaveLength(125);
  expect(new Set(models.map(({ id }) => id)).size).toBe(125);
  for (const { id } of deviceBrands) {
    for (const [place, model] of (modelsOfBrand(id) ?? []).entries()) expect(model.id).toBe(id * 100 + place + 1);
  }
  for (const [brand, names] of deviceModels) expect(new Set(names).size, brand).toBe(names.length);
});

test('Samsung Galaxy S24 is 203', () => {
  expect(deviceBrands.find(({ id }) => id === 2)?.name).toBe('Samsung');
  expect(modelsOfBrand(2)?.find(({ id }) => id === 203)?.name).toBe('Galaxy S24');
  expect(modelsOfBrand(21)).toBeUndefined();
});
