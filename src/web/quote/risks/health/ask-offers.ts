import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { readersOf } from '#catalog/risks/form-answers.ts';
import { healthAnswers } from '#catalog/risks/health/answers.ts';
import { healthForm } from '#catalog/risks/health/form.ts';
import { schemeOf } from '#catalog/risks/health/lines.ts';
import { sentAnswers } from '#catalog/risks/health/shown-rows.ts';
import type { LineKey } from '#domain/lines.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { readFilled } from '../read-filled.ts';
import { askedAnew } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
import { readHealth } from './read-quotation.ts';

type Filled = {
  readonly quotation: Pick<QuotationOf<'health'>, 'HeaderGuid' | 'QueryType'>;
  /** The filled screen; of foreigners the first step, which asks everything. */
  readonly model: QuoteModel;
};

const { CrossSellingBranches: _beside, ...asked } = healthAnswers;
const readers = readersOf(asked);

/** Who foreigners are was told when the quotation was opened; what is left is how long and from when on. */
function ofFirstStep(line: LineKey, model: QuoteModel): QuoteModel {
  const names = new Set(fieldsOf(healthForm({ line })).map(({ name }) => name));
  return Object.fromEntries(Object.entries(model).filter(([name]) => names.has(name)));
}

/** What update-info is told. */
export function updateOf({ quotation: { HeaderGuid, QueryType }, model }: Filled): CallRequest<'healthUpdateInfo'> {
  const filled = schemeOf(QueryType) === 'foreigner' ? ofFirstStep(QueryType, model) : sentAnswers(model);
  return { HeaderGuid, ...readFilled(filled, readers) };
}

/** Completes people and plan and asks the insurers; who is insured is known by name from then on. */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'health'>> {
  const reply = await http.call('healthUpdateInfo', updateOf(filled));
  return askedAnew(reply, () => readHealth(http, filled.quotation.HeaderGuid));
}
