import { expect, test } from 'vitest';
import { breeds } from '#catalog/risks/pet/breeds.ts';
import { dogSize, isFlatFaced, isForbidden, isGuard } from './breeds.ts';
import { largeDogs, smallDogs } from './dog-sizes.ts';

test('insurers know every dog by the size that people are told, and forbid the same', () => {
  for (const { key, size, forbidden = false } of breeds.dog) {
    expect(isForbidden(key), key).toBe(forbidden);
    if (!forbidden) expect(dogSize(key), key).toBe(size);
  }
  expect(breeds.cat.filter(({ key }) => isForbidden(key))).toEqual([]);
});

test('no insurer has a rule for a breed that nobody can name', () => {
  const named = new Set([...breeds.cat, ...breeds.dog].map(({ key }) => key));
  expect([...smallDogs, ...largeDogs].filter((key) => !named.has(key))).toEqual([]);
  expect([...named].filter(isFlatFaced)).toHaveLength(11);
  expect([...named].filter(isGuard)).toHaveLength(7);
});

test('a dog of a breed nobody has heard of is of the middle size', () => {
  expect(dogSize('yeni-irk')).toBe('medium');
});
