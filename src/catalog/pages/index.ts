import { infoPages, quickAccessPages } from './info.ts';
import type { Page } from './page.ts';
import { accountPage, homePage, notFoundPage } from './page-of-its-kind.ts';
import { productPages } from './products.ts';
import { quotePages } from './quotes.ts';

/** Every page of the site. The router, the sitemap and the tests all walk this list. */
export const pages: readonly Page[] = [
  homePage,
  ...productPages,
  ...infoPages,
  ...quickAccessPages,
  accountPage,
  ...quotePages,
  notFoundPage,
];

const byPath = new Map(pages.map((page) => [page.path as string, page]));

export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}
