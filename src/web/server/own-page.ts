import type { IncomingHttpHeaders } from 'node:http';

/** Browsers name the page that sends or opens something; another site's page must do neither in a visitor's name. */
export function isOwnPage({ origin, host }: IncomingHttpHeaders, siteUrl: string): boolean {
  if (origin === undefined) return true;
  return origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
