import type { Ref } from 'react';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { fromLira } from '#domain/money.ts';
import { purchaseStepNames } from '#messages/quote.ts';
import type { KnownSoFar } from './known-so-far.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import type { useVehicleQuotation } from './use-quotation.ts';
import type { QuoteStage } from './use-quote-flow.ts';

type Stage = Extract<QuoteStage, { kind: keyof typeof purchaseStepNames }>;

export function isPurchase(stage: QuoteStage): stage is Stage {
  return stage.kind in purchaseStepNames;
}

type PurchaseStepProps = {
  readonly stage: Stage;
  readonly variant: QuoteVariant;
  readonly vehicle: Pick<ReturnType<typeof useVehicleQuotation>, 'quotation' | 'toOffers' | 'toPayment' | 'toResult'>;
  readonly known: KnownSoFar;
  readonly ref: Ref<HTMLElement>;
};

/** What follows the list: offers side by side, the payment, and how it ended. They bring their own headings. */
export function PurchaseStep({ ref, ...step }: PurchaseStepProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={purchaseStepNames[step.stage.kind]}
      className="mt-6 outline-none desktop:mt-8"
    >
      <Part {...step} />
    </section>
  );
}

function Part({ stage, variant, vehicle, known }: Omit<PurchaseStepProps, 'ref'>) {
  if (stage.kind === 'lostResult') return <StepPart load={stepParts.lostResult} props={{}} />;
  const { headerGuid } = stage;
  const onBack = () => void vehicle.toOffers();
  const onPay = () => void vehicle.toPayment();
  const value = vehicle.quotation?.Vehicle?.Value;
  switch (stage.kind) {
    case 'compare':
      return (
        <StepPart
          load={stepParts.compare}
          props={{
            headerGuid,
            line: variant.line,
            carValue: value === undefined ? undefined : fromLira(value),
            onBack,
            onBuy: onPay,
          }}
        />
      );
    case 'payment':
      return (
        <StepPart
          load={stepParts.payment}
          props={{
            headerGuid,
            plate: known.plate,
            vehicle: known.vehicle,
            onBack,
            onOrdered: (reference) => void vehicle.toResult(reference),
          }}
        />
      );
    case 'result':
      return (
        <StepPart load={stepParts.result} props={{ headerGuid, reference: stage.reference, onOffers: onBack, onPay }} />
      );
  }
}
