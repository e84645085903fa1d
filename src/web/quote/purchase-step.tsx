import type { Ref } from 'react';
import type { LineKey } from '#domain/lines.ts';
import { purchaseStepNames } from '#messages/quote.ts';
import { classNames } from '../ui/class-names.ts';
import type { KnownSoFar } from './known-so-far.ts';
import type { QuoteStage } from './quote-stage.ts';
import { riskFlowOf } from './risks/index.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import type { QuotationFlow } from './use-quotation.ts';

type Stage = Extract<QuoteStage, { kind: keyof typeof purchaseStepNames }>;

export function isPurchase(stage: QuoteStage): stage is Stage {
  return stage.kind in purchaseStepNames;
}

type PurchaseStepProps = {
  readonly stage: Stage;
  readonly line: LineKey;
  readonly quote: Pick<QuotationFlow, 'model' | 'quotation' | 'toOffers' | 'toAddOns' | 'toPayment' | 'toResult'>;
  readonly known: KnownSoFar;
  readonly ref: Ref<HTMLElement>;
};

/** What follows the list: offers side by side, what can be added to the chosen one, the payment, and how it ended. They bring their own headings. */
export function PurchaseStep({ ref, ...step }: PurchaseStepProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={purchaseStepNames[step.stage.kind]}
      className={classNames('outline-none', step.stage.kind === 'compare' ? 'mt-2' : 'mt-6 desktop:mt-8')}
    >
      <Part {...step} />
    </section>
  );
}

function Part({ stage, line, quote, known }: Omit<PurchaseStepProps, 'ref'>) {
  if (stage.kind === 'lostResult') return <StepPart load={stepParts.lostResult} props={{}} />;
  const { headerGuid } = stage;
  const onBack = () => void quote.toOffers();
  const onAddOns = () => void quote.toAddOns();
  const onPay = () => void quote.toPayment();
  switch (stage.kind) {
    case 'compare':
      return (
        <StepPart
          load={stepParts.compare}
          props={{
            headerGuid,
            line,
            insuredValue: quote.quotation && riskFlowOf(line).valueOf(quote.quotation),
            minimum: quote.quotation && riskFlowOf(line).minimumOf(quote.quotation),
            people: quote.quotation && riskFlowOf(line).peopleOf(quote.quotation),
            onBack,
            onAddOns,
            onPay,
          }}
        />
      );
    case 'addOns':
      return <StepPart load={stepParts.addOns} props={{ headerGuid, line, onBack, onPay }} />;
    case 'payment':
      return (
        <StepPart
          load={stepParts.payment}
          props={{
            headerGuid,
            insured: known.insured,
            onBack,
            onAddOns,
            onOrdered: (reference) => void quote.toResult(reference),
          }}
        />
      );
    case 'result':
      return (
        <StepPart
          load={stepParts.result}
          props={{
            headerGuid,
            reference: stage.reference,
            token: stage.token,
            typed: quote.model ?? {},
            onOffers: onBack,
            onPay,
          }}
        />
      );
  }
}
