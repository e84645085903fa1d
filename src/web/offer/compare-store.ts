import { mostCompared } from '#domain/quote/comparison.ts';
import { createLastingStore, readLasting } from '../ui/lasting-store.ts';
import type { Store } from '../ui/store.ts';

export type Compared = readonly string[];

export const nobody: Compared = [];

const isCompared = (value: unknown): value is Compared =>
  Array.isArray(value) && value.length <= mostCompared && value.every((id) => typeof id === 'string');

const keptAs = (headerGuid: string) => ({
  key: `compare:${headerGuid}`,
  read: (kept: unknown): Compared => (isCompared(kept) ? kept : nobody),
});

export function readCompared(headerGuid: string): Compared {
  return readLasting(keptAs(headerGuid));
}

/** The offers of one quotation chosen for comparison. They are kept in this browser, for who comes back later. */
export function createCompareStore(headerGuid: string): Store<Compared> {
  return createLastingStore(keptAs(headerGuid));
}
