import { readersOf } from '#catalog/risks/form-answers.ts';
import { tripAnswers } from '#catalog/risks/trip/answers.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { readFilled } from '../read-filled.ts';
import { askedAnew } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
import { readTrip } from './read-quotation.ts';

type Filled = {
  readonly quotation: Pick<QuotationOf<'trip'>, 'HeaderGuid'>;
  /** Both filled screens. */
  readonly model: QuoteModel;
};

const { CrossSellingBranches: _beside, ...asked } = tripAnswers;
const readers = readersOf(asked);

/** What update-info is told. */
export function updateOf({ quotation: { HeaderGuid }, model }: Filled): CallRequest<'tripUpdateInfo'> {
  return { HeaderGuid, ...readFilled(model, readers) };
}

/** Completes travellers and journey and asks the insurers; who travels is known by name from then on. */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'trip'>> {
  const reply = await http.call('tripUpdateInfo', updateOf(filled));
  return askedAnew(reply, () => readTrip(http, filled.quotation.HeaderGuid));
}
