import { pages } from '#catalog/pages/index.ts';
import type { PageKind } from '#catalog/pages/page.ts';
import { blogPath } from '#catalog/pages/posts.ts';
import { productPages } from '#catalog/pages/products.ts';

const stillKinds: ReadonlySet<PageKind> = new Set([
  'home',
  'product',
  'article',
  'agreement',
  'contact',
  'blog',
  'faq',
  'quickAccess',
  'quote',
]);

const addresses: ReadonlySet<string> = new Set([
  ...pages.filter(({ kind, access }) => access === 'everyone' && stillKinds.has(kind)).map(({ path }) => path),
  // Lines that share a page are told apart by the query.
  ...productPages.map(({ quotePath }) => quotePath),
]);
const noted: ReadonlySet<string> = new Set([
  ...pages.filter(({ kind }) => kind === 'quote' || kind === 'contact').map(({ path }) => path),
  ...productPages.map(({ quotePath }) => quotePath),
]);

const article = new RegExp(`^${blogPath}/[\\w-]{1,100}$`);

/** Whether an address shows everybody the same until its content changes. */
export function isStillAddress(address: string): boolean {
  return addresses.has(address) || article.test(address);
}

/** Whether the notes of the agency stand on it. */
export function showsNotes(address: string): boolean {
  return noted.has(address);
}
