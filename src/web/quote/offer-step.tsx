import type { Ref } from 'react';
import { factRows } from '#catalog/fields/fact-rows.ts';
import type { Way } from '#catalog/flows/steps.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import type { StepKey } from '#catalog/lines/steps.ts';
import { site } from '#config/site.ts';
import type { OfferList } from '#contracts/calls/offer.ts';
import { stepNames, summaryTexts } from '#messages/quote.ts';
import type { Resumed } from '../verification/use-resume.ts';
import type { KnownSoFar } from './known-so-far.ts';
import { ShortProgress } from './quote-progress.tsx';
import type { QuoteStage } from './quote-stage.ts';
import { riskFlowOf } from './risks/index.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import type { QuotationFlow } from './use-quotation.ts';

type OfferStepProps = {
  readonly stage: Extract<QuoteStage, { kind: 'offers' | 'shared' | 'own' }>;
  readonly quoted: LineVariant;
  readonly quote: Pick<
    QuotationFlow,
    'quotation' | 'toAnswers' | 'toField' | 'toCompare' | 'toAddOns' | 'toPayment' | 'resumed'
  >;
  /** The offers as the server read them, where it draws them. */
  readonly list?: OfferList | undefined;
  readonly known: KnownSoFar;
  readonly way: Way;
  readonly step: StepKey;
  readonly ref: Ref<HTMLElement>;
  /** Where it is off, offers go by mail. */
  readonly offerListActive?: boolean;
};

/** The offers of this visitor's quotation, or those behind a shared link. The page has their heading. */
export function OfferStep({
  stage,
  quoted,
  quote,
  list,
  known,
  way,
  step,
  ref,
  offerListActive = site.offerListActive,
}: OfferStepProps) {
  const { line, variant } = quoted;
  const onBack = () => void quote.toAnswers();
  const onResumed = (resumed: Resumed) => void quote.resumed(resumed);
  const context = <Context known={known} way={way} step={step} />;
  return (
    <section ref={ref} tabIndex={-1} aria-label={stepNames.offers} className="outline-none">
      {stage.kind === 'shared' || stage.kind === 'own' ? (
        <StepPart load={stepParts[stage.kind]} props={{ token: stage.token, onResumed }} />
      ) : offerListActive ? (
        <StepPart
          load={stepParts.offers}
          props={{
            headerGuid: stage.headerGuid,
            list,
            line,
            variant,
            officialPrice: quote.quotation && riskFlowOf(line).officialPriceOf(quote.quotation),
            priceCeiling: quote.quotation && riskFlowOf(line).priceCeilingOf(quote.quotation),
            minimum: quote.quotation && riskFlowOf(line).minimumOf(quote.quotation),
            people: quote.quotation && riskFlowOf(line).peopleOf(quote.quotation),
            context,
            onBack,
            onMend: (fields) => void quote.toField(fields),
            onCompare: () => void quote.toCompare(),
            onAddOns: () => void quote.toAddOns(),
            onPay: () => void quote.toPayment(),
          }}
        />
      ) : (
        <>
          <div className="mb-4">{context}</div>
          <StepPart load={stepParts.mailed} props={{ line, onBack }} />
        </>
      )}
    </section>
  );
}

type ContextProps = Pick<OfferStepProps, 'known' | 'way' | 'step'>;

/** What the offers are for and the step this is, in one line. */
function Context({ known: { who, insured, start }, way, step }: ContextProps) {
  const rows = [...insured, ...factRows([summaryTexts.start, start], [summaryTexts.who, who])];
  return (
    <div className="flex min-h-6 items-center justify-between gap-4">
      <dl className="relative min-w-0 truncate text-small">
        {rows.map(({ name, value }) => (
          <div key={name} className="mr-4 inline">
            <dt className="mr-1 inline text-ink-soft max-desktop:sr-only">{name}</dt>{' '}
            <dd className="inline font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ShortProgress way={way} current={step} />
    </div>
  );
}
