import { mostCompared } from '#domain/quote/comparison.ts';
import type { Store } from '../ui/store.ts';
import { createTabStore } from '../ui/tab-store.ts';

export type Compared = readonly string[];

export const nobody: Compared = [];

const isCompared = (value: unknown): value is Compared =>
  Array.isArray(value) && value.length <= mostCompared && value.every((id) => typeof id === 'string');

/** The offers of one quotation chosen for comparison, kept in this tab. */
export function createCompareStore(headerGuid: string): Store<Compared> {
  return createTabStore({ key: `compare:${headerGuid}`, read: (kept) => (isCompared(kept) ? kept : nobody) });
}
