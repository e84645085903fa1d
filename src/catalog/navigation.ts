import { type LineGroup, lines } from './lines/index.ts';
import type { ProductPage } from './pages/page.ts';
import { productPages } from './pages/products.ts';

export type MenuGroup = { readonly key: LineGroup; readonly name: string; readonly pages: readonly ProductPage[] };

const groupNames: readonly (readonly [LineGroup, string])[] = [
  ['car', 'Araç'],
  ['home', 'Ev'],
  ['health', 'Sağlık'],
  ['pet', 'Evcil hayvan'],
  ['phone', 'Cep telefonu'],
];

/** The product menu: groups of lines in the order of the header. */
export const menuGroups: readonly MenuGroup[] = groupNames.map(([key, name]) => ({
  key,
  name,
  pages: productPages.filter((page) => lines[page.line].group === key),
}));
