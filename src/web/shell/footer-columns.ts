import { infoPages, quickAccessPages } from '#catalog/pages/info.ts';
import type { LinkedPage, MenuLink } from '#catalog/pages/page.ts';
import { quoteLinks } from '#catalog/pages/quote-links.ts';
import { footerMessages } from '#messages/shell.ts';

export type FooterColumn = { readonly title: string; readonly pages: readonly MenuLink[] };

const isAgreement = (page: LinkedPage) => page.kind === 'agreement';

export const footerColumns: readonly FooterColumn[] = [
  { title: footerMessages.corporate, pages: infoPages.filter((page) => !isAgreement(page)) },
  { title: footerMessages.quickAccess, pages: [...quickAccessPages, ...quoteLinks] },
  { title: footerMessages.agreements, pages: infoPages.filter(isAgreement) },
];

/** The year beside the firm's name: the site's constant, or this year where the agency chose that. */
export function footerYear(
  site: { readonly footerYear: number; readonly compliance: { readonly currentFooterYear: boolean } },
  now: Date,
): number {
  return site.compliance.currentFooterYear ? now.getFullYear() : site.footerYear;
}
