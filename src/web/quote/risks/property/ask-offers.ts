import { addOnsOf } from '#catalog/lines/add-ons.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { askedAnew } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
import { readProperty } from './read-quotation.ts';
import { readScreen } from './read-screen.ts';

type Filled = {
  readonly quotation: Pick<QuotationOf<'property'>, 'HeaderGuid' | 'QueryType'>;
  /** The filled screen. */
  readonly model: QuoteModel;
};

/** What update-info is told. Prices of all that fits beside the line come along; whether it is bought is chosen later. */
export function updateOf({ quotation, model }: Filled): CallRequest<'propertyUpdateInfo'> {
  const { HeaderGuid, QueryType } = quotation;
  return { HeaderGuid, ...readScreen(model), CrossSellingBranches: addOnsOf(QueryType) };
}

/** Completes the building and asks the insurers; the official price is known from then on. */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'property'>> {
  const reply = await http.call('propertyUpdateInfo', updateOf(filled));
  return askedAnew(reply, () => readProperty(http, filled.quotation.HeaderGuid));
}
