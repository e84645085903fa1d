import { emptyValues, isShown } from '#catalog/fields/values.ts';
import { flowAt } from '#catalog/flows/index.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import { quotedName } from '#catalog/pages/products.ts';
import type { PageContent } from '#contracts/calls/content.ts';
import type { PriceRange as PriceRangeData } from '#contracts/calls/price-range.ts';
import { productTexts } from '#messages/pages.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { StartForm } from '../../quote/start-form.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { lineIcon } from '../lines/line-icons.ts';
import { PriceRange } from './price-range.tsx';
import { SampleOffer } from './sample-offer.tsx';

type ProductHeroProps = {
  readonly page: ProductPage;
  readonly content: PageContent;
  readonly range: PriceRangeData | null;
};

export const quoteAnchor = 'teklif';

/** As many questions as stand below each other on one screen, with the button. */
const mostBelowEachOther = 6;

function asksMany({ quotePath }: ProductPage): boolean {
  const fields = fieldsOf(flowAt(quotePath).form);
  const values = emptyValues(fields);
  return fields.filter((field) => isShown(field, values)).length > mostBelowEachOther;
}

const columns = {
  beside:
    'desktop:grid-cols-[minmax(0,1fr)_min(25rem,52%)] desktop:gap-x-8 wide:grid-cols-[minmax(0,1fr)_min(27rem,50%)] wide:gap-x-16',
  below: 'desktop:gap-y-4',
} as const;

/** Heading, drawing and the first questions; many questions take the whole width, so that the button is seen at once. */
export function ProductHero({ page, content, range }: ProductHeroProps) {
  const isWide = asksMany(page);
  return (
    <PageWidth className="bg-brand-soft pt-3 pb-8 desktop:pb-12">
      <Breadcrumb crumbs={[{ name: page.menuName, path: page.path }]} />
      <div className={classNames('mt-3 grid gap-6 desktop:mt-4', isWide ? columns.below : columns.beside)}>
        <div
          className={classNames(
            'sm:flex sm:items-center sm:gap-8',
            isWide ? 'desktop:justify-between' : 'desktop:block desktop:pt-4',
          )}
        >
          <div>
            <h1 className={classNames('text-h1', !isWide && 'desktop:text-hero')}>{content.Heading}</h1>
            <p className={classNames('max-w-text', isWide ? 'mt-2' : 'mt-4 text-lead')}>{content.Lead}</p>
            <PriceRange line={page.line} range={range} />
            {!isWide && <SampleOffer covered={content.Covered} />}
          </div>
          <Illustration
            name={page.illustration}
            className={classNames(
              'hidden shrink-0 sm:block',
              isWide ? 'w-36' : 'w-52 desktop:mt-6 desktop:w-full desktop:max-w-sm',
            )}
          />
        </div>
        <div id={quoteAnchor} className="scroll-mt-24">
          <Card>
            <h2 className="flex items-center gap-3 text-h4">
              <Icon name={lineIcon(page.line)} className="size-6 shrink-0 text-brand" />
              {productTexts.formTitle(quotedName(page))}
            </h2>
            <div className="mt-4">
              <StartForm key={page.path} quotePath={page.quotePath} />
            </div>
          </Card>
        </div>
      </div>
    </PageWidth>
  );
}
