import { useState } from 'react';
import type { QuotePlace } from '#catalog/flows/quote-place.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { isVehicleLine } from '#catalog/risks/vehicle/lines.ts';
import { canBeSearched } from '#catalog/risks/vehicle/search.ts';
import type { CustomerSummary } from '#contracts/calls/fields.ts';
import { useFirstStep } from './use-first-step.ts';
import { useVehicleQuotation } from './use-quotation.ts';

type Next = { readonly kind: 'next'; readonly step: number; readonly customer: CustomerSummary | undefined };

/** What is shown of a quotation: a step that asks, one on its way, or what came of it. Steps count from zero. */
export type QuoteStage =
  | { readonly kind: 'first' | 'birthdate' | 'opening' | 'openFailed' | 'vehicle' }
  | Next
  | Extract<QuotePlace, { kind: 'offers' | 'compare' | 'payment' | 'result' | 'lostResult' | 'shared' | 'renewal' }>;

function vehicleStage({ place, model, quotation, failed }: ReturnType<typeof useVehicleQuotation>): QuoteStage {
  switch (place.kind) {
    case 'first':
    case 'offers':
    case 'compare':
    case 'payment':
    case 'result':
    case 'lostResult':
    case 'shared':
    case 'renewal':
      return place;
    case 'search':
      return { kind: model ? 'vehicle' : 'opening' };
    case 'details':
      return { kind: quotation ? 'vehicle' : failed ? 'openFailed' : 'opening' };
    default:
      return place satisfies never;
  }
}

/** The way from the first questions to the offers. */
export function useQuoteFlow(variant: QuoteVariant) {
  const { line } = variant;
  /** Lines whose second step is not open yet end here. */
  const [next, setNext] = useState<Next>();
  const firstStep = useFirstStep(line, async ({ model, ...passed }) => {
    if (!isVehicleLine(line)) return setNext({ kind: 'next', ...passed });
    if (canBeSearched(line, String(model.LicensePlateNumber))) await vehicle.begin(model);
    else await vehicle.open(model, {});
  });
  const vehicle = useVehicleQuotation(variant, firstStep.askBirthdate);
  const stage: QuoteStage = firstStep.waiting ? { kind: 'birthdate' } : (next ?? vehicleStage(vehicle));
  return { stage, firstStep, vehicle, leaveNext: () => setNext(undefined) };
}
