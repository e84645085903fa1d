import { deviceAnswers } from '#catalog/risks/device/answers.ts';
import { readersOf } from '#catalog/risks/form-answers.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { readFilled } from '../read-filled.ts';
import { askedAnew } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
import { readDevice } from './read-quotation.ts';

type Filled = {
  readonly quotation: Pick<QuotationOf<'device'>, 'HeaderGuid'>;
  /** The filled screen. */
  readonly model: QuoteModel;
};

const { CrossSellingBranches: _beside, ...asked } = deviceAnswers;
const readers = readersOf(asked);

/** What update-info is told. */
export function updateOf({ quotation: { HeaderGuid }, model }: Filled): CallRequest<'deviceUpdateInfo'> {
  return { HeaderGuid, ...readFilled(model, readers) };
}

/** Completes what is insured and asks the insurers; it has a name from then on. */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'device'>> {
  const reply = await http.call('deviceUpdateInfo', updateOf(filled));
  return askedAnew(reply, () => readDevice(http, filled.quotation.HeaderGuid));
}
