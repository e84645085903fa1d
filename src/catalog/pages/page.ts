import type { LineKey } from '#domain/lines.ts';
import type { IllustrationName } from '../illustrations.ts';
import type { StartCall } from '../lines/line.ts';

export type PagePath = `/${string}`;

/** Who may open a page: a visitor page is closed to logged-in users, a user page needs login. */
export type PageAccess = 'everyone' | 'visitor' | 'user';

export type PageKind =
  | 'home'
  | 'product'
  | 'article'
  | 'agreement'
  | 'contact'
  | 'blog'
  | 'faq'
  | 'quickAccess'
  | 'account'
  | 'quote'
  | 'notFound';

type PageRow = {
  readonly path: PagePath;
  readonly kind: PageKind;
  readonly access: PageAccess;
  /** Key of the page's text in the content service. */
  readonly slug: string;
};

export type ProductPage = PageRow & {
  readonly kind: 'product';
  readonly line: LineKey;
  readonly menuName: string;
  readonly menuText: string;
  readonly illustration: IllustrationName;
  /** Where the quotation of this line starts, with the line in the query where pages share one. */
  readonly quotePath: PagePath;
};

export type QuotePage = PageRow & {
  readonly kind: 'quote';
  readonly line: LineKey;
  readonly call: StartCall;
};

export type LinkedPage = PageRow & { readonly menuName: string };

/** What a menu or a footer needs of what it leads to. */
export type MenuLink = Pick<LinkedPage, 'path' | 'menuName'>;

export type Page = PageRow;
