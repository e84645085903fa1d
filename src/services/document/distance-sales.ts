import { createHash } from 'node:crypto';
import { formatDay } from '#domain/dates.ts';
import type { PageText } from '#ports/content-store.ts';
import type { Paper } from '#ports/paper.ts';
import { htmlBlocks } from './paper/html-blocks.ts';
import type { DocumentPorts } from './ports.ts';

const slug = 'mesafeli-satis-sozlesmesi';

/** The contract of sales at a distance, as the site shows it now. */
export function distanceSalesPage({ content }: Pick<DocumentPorts, 'content'>): PageText {
  const page = content.page(slug);
  if (!page) throw new Error(`There is no page ${slug}`);
  return page;
}

/** Names exactly the text that is accepted. */
export function distanceSalesHash({ html }: Pick<PageText, 'html'>): string {
  return createHash('sha256').update(html).digest('hex');
}

export function distanceSalesPaper({ heading, updated, html }: PageText): Paper {
  return { title: heading, subtitle: formatDay(updated), layout: 'portrait', blocks: htmlBlocks(html) };
}
