import { infoPages, quickAccessPages } from './info.ts';
import type { Page } from './page.ts';
import { productPages } from './products.ts';
import { quotePages } from './quotes.ts';

export const homePage: Page = { path: '/', slug: 'anasayfa', kind: 'home', access: 'everyone' };
export const accountPage: Page = { path: '/hesabim', slug: 'hesabim', kind: 'account', access: 'user' };
export const notFoundPage: Page = { path: '/404', slug: '404', kind: 'notFound', access: 'everyone' };

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
