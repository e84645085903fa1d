import type { Ref } from 'react';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { stepNames, summaryTexts } from '#messages/quote.ts';
import type { KnownSoFar } from './known-so-far.ts';
import { StepPart } from './step-part.tsx';
import { stepParts } from './step-parts.ts';
import type { useVehicleQuotation } from './use-quotation.ts';
import type { QuoteStage } from './use-quote-flow.ts';

type OfferStepProps = {
  readonly stage: Extract<QuoteStage, { kind: 'offers' | 'shared' }>;
  readonly variant: QuoteVariant;
  readonly vehicle: Pick<ReturnType<typeof useVehicleQuotation>, 'toDetails' | 'toCompare' | 'toPayment' | 'resume'>;
  readonly known: KnownSoFar;
  readonly ref: Ref<HTMLElement>;
};

/** The offers of this visitor's quotation, or those behind a shared link. They bring their own heading. */
export function OfferStep({ stage, variant, vehicle, known, ref }: OfferStepProps) {
  const { line, secondHand } = variant;
  return (
    <section ref={ref} tabIndex={-1} aria-label={stepNames.offers} className="mt-6 outline-none desktop:mt-8">
      {stage.kind === 'shared' ? (
        <StepPart
          load={stepParts.shared}
          props={{ token: stage.token, onResumed: (resumed) => void vehicle.resume(resumed) }}
        />
      ) : (
        <>
          <Known known={known} />
          <StepPart
            load={stepParts.offers}
            props={{
              headerGuid: stage.headerGuid,
              line,
              secondHand,
              onBack: () => void vehicle.toDetails(),
              onCompare: () => void vehicle.toCompare(),
              onPay: () => void vehicle.toPayment(),
            }}
          />
        </>
      )}
    </section>
  );
}

/** The summary in one line, where the offers need the room beside them. */
function Known({ known: { who, plate, vehicle, start } }: { readonly known: KnownSoFar }) {
  const rows = [
    [summaryTexts.who, who],
    [summaryTexts.plate, plate],
    [summaryTexts.vehicle, vehicle],
    [summaryTexts.start, start],
  ].filter(([, value]) => value);
  return (
    <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-1 rounded-field bg-mist px-4 py-3 text-small empty:hidden">
      {rows.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
