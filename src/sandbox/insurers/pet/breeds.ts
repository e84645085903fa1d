import { largeDogs, smallDogs } from './dog-sizes.ts';

export type DogSize = 'small' | 'medium' | 'large';

/** Breeds that nobody may keep or sell (law 5199), and nobody insures. */
const forbidden: ReadonlySet<string> = new Set([
  'american-bully',
  'american-staffordshire-terrier',
  'dogo-argentino',
  'fila-brasileiro',
  'japon-tosa',
  'pitbull-terrier',
]);

/** Short noses: they breathe badly, and cost more at the vet. */
const flatFaced: ReadonlySet<string> = new Set([
  'boston-terrier',
  'boxer',
  'dogue-de-bordeaux',
  'fransiz-bulldog',
  'ingiliz-bulldog',
  'pekinez',
  'pug',
  'shih-tzu',
  'exotic-shorthair',
  'himalaya-kedisi',
  'iran-kedisi',
]);

const guards: ReadonlySet<string> = new Set([
  'akbas',
  'aksaray-malaklisi',
  'cane-corso',
  'doberman',
  'kafkas-coban-kopegi',
  'kangal',
  'rottweiler',
]);

export function isForbidden(breed: string): boolean {
  return forbidden.has(breed);
}

export function isFlatFaced(breed: string): boolean {
  return flatFaced.has(breed);
}

export function isGuard(breed: string): boolean {
  return guards.has(breed);
}

/** A breed nobody has heard of is taken for one of the middle size. */
export function dogSize(breed: string): DogSize {
  if (smallDogs.has(breed)) return 'small';
  return largeDogs.has(breed) ? 'large' : 'medium';
}
