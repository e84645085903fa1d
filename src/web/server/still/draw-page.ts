import type { HostContext } from '../../page/host-context.ts';
import type { StartData } from '../../start/start-data.ts';
import type { HandlePage } from '../page-handler.ts';
import type { Drawn } from './still-page.ts';
import { type StillStyles, withOwnStyles } from './still-styles.ts';
import type { StillVariant } from './still-variant.ts';

type DrawOptions = {
  readonly siteUrl: string;
  readonly handle: HandlePage;
  readonly styles: StillStyles;
  /** What loaders are handed of a visitor who is nobody in particular. */
  readonly hostFor: (cookies: StillVariant['cookies']) => HostContext;
};

/** Draws a page for nobody in particular; only a page that is whole is one to keep. */
export function drawPage({ siteUrl, handle, styles, hostFor }: DrawOptions) {
  return async (address: string, { cookies }: StillVariant): Promise<Drawn | undefined> => {
    let handed: { readonly start: StartData; readonly files: readonly string[] } | undefined;
    const host: HostContext = {
      ...hostFor(cookies),
      handOver: (start, files) => {
        handed = { start, files };
        return true;
      },
    };
    const response = await handle(new Request(new URL(address, siteUrl)), host);
    const html = await response.text();
    if (response.status !== 200 || handed === undefined) return undefined;
    const cacheControl = response.headers.get('cache-control') ?? 'no-cache';
    return { html: withOwnStyles(html, address, styles), ...handed, cacheControl };
  };
}
