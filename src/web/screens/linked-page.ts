import { infoPages, quickAccessPages } from '#catalog/pages/info.ts';
import type { Page } from '#catalog/pages/page.ts';

/** The crumb of a text page, named as in the menus. */
export function crumbOf(page: Page): { readonly name: string; readonly path: string } {
  const linked = [...infoPages, ...quickAccessPages].find((known) => known.path === page.path);
  return { name: linked?.menuName ?? page.slug, path: page.path };
}
