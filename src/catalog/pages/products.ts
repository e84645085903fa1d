import { quotePathOf } from '../flows/quote-address.ts';
import type { QuotedLine } from '../flows/variants.ts';
import { lines, linesOnMenu } from '../lines/index.ts';
import type { PagePath, ProductPage } from './page.ts';

/** Pages that sell a line or one of its variants, in the order of the menu. */
export const productPages: readonly ProductPage[] = linesOnMenu.flatMap((line) =>
  lines[line].products.map(({ variant, ...row }) => ({
    ...row,
    line,
    path: `/${row.slug}` as const,
    kind: 'product',
    access: 'everyone',
    quotePath: quotePathOf({ line, variant: variant === 'none' ? undefined : variant }),
  })),
);

/** The page that sells what is quoted at an address; that of the page's own line where no other does. */
export function productPathOf({ quotePath, page }: Pick<QuotedLine, 'quotePath' | 'page'>): PagePath {
  const product =
    productPages.find((known) => known.quotePath === quotePath) ??
    productPages.find((known) => known.quotePath === page.path);
  return product?.path ?? '/';
}

/** What a product page gives a price for; a guide beside another page quotes what that one sells. */
export function quotedName({ quotePath, menuName }: ProductPage): string {
  return productPages.find((known) => known.quotePath === quotePath)?.menuName ?? menuName;
}
