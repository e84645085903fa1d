import { pickerNames } from '#messages/pages.ts';
import type { ProductPage } from '../pages/page.ts';
import { productPages } from '../pages/products.ts';

type PickerKey = keyof typeof pickerNames;
export type PickerEntry = { readonly key: PickerKey; readonly name: string; readonly page: ProductPage };

function entry(key: PickerKey): PickerEntry {
  const page = productPages.find((known) => known.line === key);
  if (!page) throw new Error(`No product page sells ${key}`);
  return { key, name: pickerNames[key], page };
}

/** The lines most people come for, in the order of the home page's picker. */
export const pickerEntries: readonly PickerEntry[] = (Object.keys(pickerNames) as PickerKey[]).map(entry);

/** The entry of a line; the first one for a line the picker does not show. */
export function pickEntry(line: string | undefined): PickerEntry {
  return pickerEntries.find((known) => known.key === line) ?? (pickerEntries[0] as PickerEntry);
}
