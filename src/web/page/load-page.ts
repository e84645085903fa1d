import { data, type RouterContextProvider, redirect } from 'react-router';
import { findPage } from '#catalog/pages/index.ts';
import type { Page } from '#catalog/pages/page.ts';
import type { PageContent } from '#contracts/calls/content.ts';
import { hostContext } from './host-context.ts';
import type { PageHead } from './page-head.ts';

export type LoadedPage = { readonly page: Page; readonly content: PageContent; readonly head: PageHead };
type LoaderArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** The path of a request, also of the data requests of client navigation. */
function pagePath(request: Request): string {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  return path === '/_root' || path === '/_' ? '/' : path;
}

type StructuredData = (content: PageContent) => readonly object[];

/** Loads the texts of the page a request names. Unknown content goes to /404. */
export const loadPage = (args: LoaderArgs, structuredData?: StructuredData): Promise<LoadedPage> =>
  loadPageAt(pagePath(args.request), args, structuredData);

/** The same for a page below whose address the request stands. */
export async function loadPageAt(
  path: string,
  { context }: Pick<LoaderArgs, 'context'>,
  structuredData: StructuredData = () => [],
): Promise<LoadedPage> {
  const page = findPage(path);
  if (!page) throw redirect('/404', 302);
  const { http, siteUrl } = context.get(hostContext);
  const reply = await http.call('getPage', { slug: page.slug });
  if (reply?.StatusCode === 404) throw redirect('/404', 302);
  // Without its texts there is nothing honest to show of a page.
  if (!reply?.Success) throw data(null, { status: 503 });
  const content = reply.Data;
  return {
    page,
    content,
    head: {
      title: content.Title,
      description: content.Description,
      keywords: content.Keywords,
      address: `${siteUrl}${page.path}`,
      image: `${siteUrl}/icons/social.png`,
      structuredData: structuredData(content),
    },
  };
}
