import type { LineKey } from '#domain/lines.ts';
import { lines, linesOnMenu } from '../lines/index.ts';
import type { ProductPage } from '../pages/page.ts';
import { productPages } from '../pages/products.ts';

export type PickerEntry = { readonly key: LineKey; readonly name: string; readonly page: ProductPage };

/** The lines most people come for, in the order of the home page's picker. */
export const pickerEntries: readonly PickerEntry[] = linesOnMenu.flatMap((key) => {
  const name = lines[key].picker;
  if (name === 'none') return [];
  const page = productPages.find((known) => known.line === key);
  if (!page) throw new Error(`No product page sells ${key}`);
  return { key, name, page };
});
