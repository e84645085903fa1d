import type { QuotationStage } from '#domain/quote/quotation-stage.ts';
import { quotationStageTexts } from '#messages/my-offers.ts';
import { classNames } from '../../ui/class-names.ts';

const looks: Readonly<Record<QuotationStage, string>> = {
  open: 'bg-success-soft text-success',
  waiting: 'bg-brand-soft text-brand-strong',
  expired: 'bg-warning-soft text-warning',
  bought: 'bg-mist text-ink-soft',
  none: 'bg-mist text-ink-soft',
};

/** Where a quotation stands, in a word. */
export function QuotationChip({ stage }: { readonly stage: QuotationStage }) {
  return (
    <span className={classNames('shrink-0 rounded-full px-3 py-1 font-semibold text-small', looks[stage])}>
      {quotationStageTexts[stage]}
    </span>
  );
}
