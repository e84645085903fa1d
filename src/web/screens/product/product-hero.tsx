import type { ProductPage } from '#catalog/pages/page.ts';
import type { PageContent } from '#contracts/calls/content.ts';
import type { PriceRange as PriceRangeData } from '#contracts/calls/price-range.ts';
import { productTexts } from '#messages/pages.ts';
import { StartForm } from '../../quote/start-form.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { Illustration } from '../lines/illustration.tsx';
import { PriceRange } from './price-range.tsx';
import { SampleOffer } from './sample-offer.tsx';

type ProductHeroProps = {
  readonly page: ProductPage;
  readonly content: PageContent;
  readonly range: PriceRangeData | null;
};

export const quoteAnchor = 'teklif';

export function ProductHero({ page, content, range }: ProductHeroProps) {
  return (
    <PageWidth className="bg-brand-soft pt-4 pb-8 desktop:pt-6 desktop:pb-16">
      <Breadcrumb crumbs={[{ name: page.menuName, path: page.path }]} />
      <div className="mt-4 grid gap-6 desktop:mt-8 desktop:grid-cols-[minmax(0,1fr)_min(25rem,52%)] desktop:gap-x-8 wide:grid-cols-[minmax(0,1fr)_min(27rem,50%)] wide:gap-x-16">
        <div className="sm:flex sm:items-center sm:gap-8 desktop:block">
          <div>
            <h1 className="text-h1 desktop:text-hero">{content.Heading}</h1>
            <p className="mt-4 max-w-text text-lead">{content.Lead}</p>
            <PriceRange line={page.line} range={range} />
            <SampleOffer covered={content.Covered} />
          </div>
          <Illustration
            name={page.illustration}
            className="hidden w-52 shrink-0 sm:block desktop:mt-8 desktop:w-full desktop:max-w-sm"
          />
        </div>
        <div id={quoteAnchor} className="scroll-mt-24">
          <Card className="desktop:p-7">
            <h2 className="text-h4">{productTexts.formTitle(page.menuName)}</h2>
            <div className="mt-5">
              <StartForm key={page.path} quotePath={page.quotePath} />
            </div>
          </Card>
        </div>
      </div>
    </PageWidth>
  );
}
