import type { MetaDescriptor } from 'react-router';
import { site } from '#config/site.ts';

export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Site root plus path. */
  readonly address: string;
  readonly image: string;
  readonly structuredData: readonly object[];
};

/** Title, description, keywords, social tags, canonical link and structured data of one page. */
export function headTags(head: PageHead): MetaDescriptor[] {
  const title = `${head.title} | ${site.brand}`;
  return [
    { title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords.join(', ') },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'tr_TR' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:image', content: head.image },
    { property: 'og:url', content: head.address },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: head.address },
    ...head.structuredData.map((data) => ({ 'script:ld+json': data as Record<string, string> })),
  ];
}
