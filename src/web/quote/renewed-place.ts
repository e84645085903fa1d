import { firstPlace, openedPlace, type QuotePlace } from '#catalog/flows/quote-place.ts';
import type { LineVariant } from '#catalog/flows/variants.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { quotationTexts } from '#messages/quote.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import type { QuoteModel } from './kept-model.ts';
import type { Quotation, ReadQuotation } from './quotation.ts';
import type { Asked } from './use-asking.ts';

export type Renewed = LineVariant & { readonly headerGuid: string };

type Asks = {
  readonly read: (headerGuid: string) => Promise<ReadQuotation>;
  /** Says itself what came in between. */
  readonly ask: (quotation: Quotation, model: QuoteModel) => Promise<Asked>;
};

/**
 * Where a reminder's link leads: to the questions, which begin with what the last policy was bought with and are looked at
 * before anybody is asked. A line without questions asks with that at once; what cannot be asked begins at the first step.
 */
export async function renewedPlace({ line, headerGuid }: Renewed, { read, ask }: Asks): Promise<QuotePlace> {
  const place = openedPlace(quoteOf(line), headerGuid);
  if (place.kind !== 'offers') return place;
  const answer = await read(headerGuid);
  if (answer.kind !== 'read') {
    showToast({ kind: 'warning', text: quotationTexts.gone });
    return firstPlace;
  }
  const { quotation } = answer;
  const asked = await ask(quotation, quotation.Answers ?? {});
  return asked.kind === 'asked' ? place : firstPlace;
}
