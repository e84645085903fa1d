import { productTexts } from '#messages/pages.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { Contents } from '../prose/contents.tsx';
import { readHeadings } from '../prose/headings.ts';
import { Prose } from '../prose/prose.tsx';
import { quoteAnchor } from './product-hero.tsx';

export function ProductBody({ html }: { readonly html: string }) {
  return (
    <Section>
      <div className="grid gap-8 desktop:grid-cols-[min(15rem,30%)_minmax(0,1fr)] desktop:gap-16">
        <div>
          <div className="desktop:sticky desktop:top-24">
            <Contents title={productTexts.onThisPage} headings={readHeadings(html)} />
            <p className="mt-6 hidden desktop:block">
              <a href={`#${quoteAnchor}`} className={buttonClasses({ variant: 'quiet' })}>
                {productTexts.getQuote}
              </a>
            </p>
          </div>
        </div>
        <Prose html={html} className="max-w-text" />
      </div>
    </Section>
  );
}
