import { useEffect, useEffectEvent, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { placeAddress, type QuotePlace } from '#catalog/flows/quote-place.ts';
import { type QuoteVariant, quotePathOf } from '#catalog/flows/variants.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { vehicleStepTexts } from '#messages/vehicle-step.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import type { QuoteModel } from './kept-model.ts';
import { provePhone } from './prove-phone.ts';
import { useQuotation } from './use-held-quotation.ts';
import { useKeptModel } from './use-kept-model.ts';
import { useQuotePlace } from './use-quote-place.ts';

const loadCalls = async () => (await import('./risks/vehicle/calls.ts')).vehicleCalls;
const first: QuotePlace = { kind: 'first' };
const headerOf = (place: QuotePlace) => ('headerGuid' in place ? place.headerGuid : undefined);

export type Resumed = { readonly headerGuid: string; readonly line: LineKey; readonly secondHand: boolean };
type Seen = { readonly headerGuid: string; readonly values: FormValues };

/** A vehicle quotation from its search to its offers. Where it stands is told by the address. */
export function useVehicleQuotation(variant: QuoteVariant, onBirthdate: (model: QuoteModel) => void) {
  const { place, go, replace, back, navigate } = useQuotePlace(variant);
  const { kept, keep, ready } = useKeptModel(variant.quotePath);
  const [seen, setSeen] = useState<Seen>();
  const headerGuid = headerOf(place);

  const giveUp = () => {
    showToast({ kind: 'warning', text: vehicleStepTexts.gone });
    return replace(first);
  };
  const { quotation, failed, retry, hold } = useQuotation({
    headerGuid,
    // Whoever looks at a result may have paid: the result itself tells what can be seen here.
    onMissing: () => {
      if (place.kind !== 'result') void giveUp();
    },
  });

  /** The address may name a quotation of another line. */
  const mend = useEffectEvent((line: LineKey, secondHand: boolean) => {
    const path = quotePathOf(line, secondHand);
    if (path !== variant.quotePath) void navigate(placeAddress(path, place), { replace: true });
  });
  useEffect(() => {
    if (quotation) mend(quotation.QueryType, quotation.SecondHand);
  }, [quotation]);

  const beginAnew = useEffectEvent(() => void replace(first));
  const isLost = place.kind === 'search' && ready && !kept;
  useEffect(() => {
    if (isLost) beginAnew();
  }, [isLost]);

  async function open(model: QuoteModel, identifiers: QuoteModel): Promise<void> {
    const calls = await loadCalls();
    const opening = await calls.open({ variant, model, identifiers, headerGuid });
    switch (opening.kind) {
      case 'opened': {
        const { HeaderGuid } = opening.quotation;
        calls.carryAnswers(headerGuid, opening.quotation, istanbulToday(new Date()));
        keep({ model, headerGuid: HeaderGuid });
        setSeen(undefined);
        hold(opening.quotation);
        const next = { kind: 'details', headerGuid: HeaderGuid } as const;
        return place.kind === 'first' ? go(next) : replace(next);
      }
      case 'birthdate':
        showToast(opening.toast);
        return onBirthdate(model);
      case 'unproven':
        return provePhone({ line: variant.line, model, onVerified: () => open(model, identifiers) });
      case 'failed':
        return showToast(opening.toast);
    }
  }

  async function ask(filled: QuoteModel): Promise<void> {
    if (!quotation) return;
    const calls = await loadCalls();
    const asking = await calls.ask({ quotation, model: filled });
    switch (asking.kind) {
      case 'asked':
        return go({ kind: 'offers', headerGuid: quotation.HeaderGuid });
      case 'gone':
        return giveUp();
      case 'failed':
        return showToast(asking.toast);
    }
  }

  const model = place.kind === 'search' || (headerGuid && kept?.headerGuid === headerGuid) ? kept?.model : undefined;
  return {
    place,
    model,
    quotation,
    failed,
    retry,
    seen: seen && seen.headerGuid === headerGuid ? seen.values : undefined,
    setSeen: (values: FormValues) => headerGuid && setSeen({ headerGuid, values }),
    /** The phone is proven: the vehicle is looked for. */
    begin(started: QuoteModel): Promise<void> | void {
      keep({ model: started, headerGuid: undefined });
      return go({ kind: 'search' });
    },
    open,
    search: async (identifiers: QuoteModel) => (model ? open(model, identifiers) : undefined),
    ask,
    toFirst: () => back(first),
    toDetails: () => headerGuid && back({ kind: 'details', headerGuid }),
    toOffers: () => headerGuid && (place.kind === 'result' ? go : back)({ kind: 'offers', headerGuid }),
    toCompare: () => headerGuid && go({ kind: 'compare', headerGuid }),
    toPayment: () => headerGuid && go({ kind: 'payment', headerGuid }),
    /** In place of a payment that is no longer needed. */
    toResult: (reference: string) => headerGuid && replace({ kind: 'result', headerGuid, reference }),
    renewed: ({ headerGuid: opened, line, secondHand }: Resumed) =>
      navigate(placeAddress(quotePathOf(line, secondHand), { kind: 'details', headerGuid: opened }), { replace: true }),
    resume: ({ headerGuid: resumed, line, secondHand }: Resumed) =>
      navigate(placeAddress(quotePathOf(line, secondHand), { kind: 'offers', headerGuid: resumed }), { replace: true }),
  };
}
