import { mostCompared } from '#domain/quote/comparison.ts';
import type { Store } from '../ui/store.ts';
import { createTabStore } from '../ui/tab-store.ts';

export const folds = ['same', 'untold'] as const;
export type Fold = (typeof folds)[number];

/** How somebody looks at a comparison: the offers in their order, and what is opened. */
export type CompareView = { readonly order: readonly string[]; readonly open: readonly Fold[] };

export const firstView: CompareView = { order: [], open: [] };

function readView(kept: unknown): CompareView {
  if (typeof kept !== 'object' || kept === null) return firstView;
  const { order, open } = kept as Readonly<Record<string, unknown>>;
  const isOrder = Array.isArray(order) && order.length <= mostCompared && order.every((id) => typeof id === 'string');
  return {
    order: isOrder ? order : [],
    open: Array.isArray(open) ? folds.filter((fold) => open.includes(fold)) : [],
  };
}

/** Outlives a reload of this tab. */
export function createViewStore(headerGuid: string): Store<CompareView> {
  return createTabStore({ key: `compare-view:${headerGuid}`, read: readView });
}
