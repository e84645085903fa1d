import type { Ref } from 'react';
import { factRows } from '#catalog/fields/fact-rows.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { site } from '#config/site.ts';
import { stepNames, summaryTexts } from '#messages/quote.ts';
import type { Resumed } from '../verification/use-resume.ts';
import type { KnownSoFar } from './known-so-far.ts';
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
  readonly known: KnownSoFar;
  readonly ref: Ref<HTMLElement>;
  /** Where it is off, offers go by mail. */
  readonly offerListActive?: boolean;
};

/** The offers of this visitor's quotation, or those behind a shared link. They bring their own heading. */
export function OfferStep({
  stage,
  quoted,
  quote,
  known,
  ref,
  offerListActive = site.offerListActive,
}: OfferStepProps) {
  const { line, variant } = quoted;
  const onBack = () => void quote.toAnswers();
  const onResumed = (resumed: Resumed) => void quote.resumed(resumed);
  return (
    <section ref={ref} tabIndex={-1} aria-label={stepNames.offers} className="mt-6 outline-none desktop:mt-8">
      {stage.kind === 'shared' || stage.kind === 'own' ? (
        <StepPart load={stepParts[stage.kind]} props={{ token: stage.token, onResumed }} />
      ) : (
        <>
          <Known known={known} />
          {offerListActive ? (
            <StepPart
              load={stepParts.offers}
              props={{
                headerGuid: stage.headerGuid,
                line,
                variant,
                officialPrice: quote.quotation && riskFlowOf(line).officialPriceOf(quote.quotation),
                priceCeiling: quote.quotation && riskFlowOf(line).priceCeilingOf(quote.quotation),
                minimum: quote.quotation && riskFlowOf(line).minimumOf(quote.quotation),
                people: quote.quotation && riskFlowOf(line).peopleOf(quote.quotation),
                onBack,
                onMend: (fields) => void quote.toField(fields),
                onCompare: () => void quote.toCompare(),
                onAddOns: () => void quote.toAddOns(),
                onPay: () => void quote.toPayment(),
              }}
            />
          ) : (
            <StepPart load={stepParts.mailed} props={{ line, onBack }} />
          )}
        </>
      )}
    </section>
  );
}

/** The summary in one line, where the offers need the room beside them. */
function Known({ known: { who, insured, start } }: { readonly known: KnownSoFar }) {
  const rows = [...factRows([summaryTexts.who, who]), ...insured, ...factRows([summaryTexts.start, start])];
  return (
    <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 rounded-field bg-mist px-4 py-3 text-small empty:hidden">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
