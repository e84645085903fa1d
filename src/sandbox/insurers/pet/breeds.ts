export const dogSizes = ['small', 'medium', 'large'] as const;
export type DogSize = (typeof dogSizes)[number];

/** Breeds that nobody may keep or sell (law 5199), and nobody insures. */
const forbidden: ReadonlySet<string> = new Set([
  'pitbull-terrier',
  'japanese-tosa',
  'dogo-argentino',
  'fila-brasileiro',
  'american-staffordshire-terrier',
  'american-bully',
]);

/** Short noses: they breathe badly, and cost more at the vet. */
const flatFaced: ReadonlySet<string> = new Set([
  'pug',
  'french-bulldog',
  'english-bulldog',
  'boston-terrier',
  'boxer',
  'pekingese',
  'shih-tzu',
  'persian',
  'exotic-shorthair',
  'himalayan',
]);

const guards: ReadonlySet<string> = new Set(['kangal', 'akbas', 'rottweiler', 'doberman', 'cane-corso']);

/** Dogs that are not of the middle size. */
const sizes: ReadonlyMap<string, DogSize> = new Map();

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
  return sizes.get(breed) ?? 'medium';
}
