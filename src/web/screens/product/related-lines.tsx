import { pickerEntries } from '#catalog/flows/picker.ts';
import { lines } from '#catalog/lines/index.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import { productPages } from '#catalog/pages/products.ts';
import { productTexts } from '#messages/pages.ts';
import { Section } from '../../ui/section.tsx';
import { LineCards } from '../lines/line-cards.tsx';

/** Other lines of the page's group; a line alone in its group leads to the lines most people want. */
export function relatedPages(page: ProductPage): { readonly title: string; readonly pages: readonly ProductPage[] } {
  const isOther = (other: ProductPage) => other.path !== page.path;
  const { group } = lines[page.line];
  const siblings = productPages.filter((other) => isOther(other) && lines[other.line].group === group);
  if (siblings.length > 0) return { title: productTexts.related, pages: siblings };
  const others = pickerEntries.map((entry) => entry.page).filter(isOther);
  return { title: productTexts.others, pages: others.slice(0, 6) };
}

export function RelatedLines({ page }: { readonly page: ProductPage }) {
  const { title, pages } = relatedPages(page);
  return (
    <Section title={title}>
      <LineCards pages={pages} />
    </Section>
  );
}
