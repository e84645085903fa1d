import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { greenCardTypeOf } from '#domain/rules/plate.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { askedAnew, askingIn } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
import { readVehicle } from './read-quotation.ts';
import { readScreen } from './read-screen.ts';

type Filled = {
  readonly quotation: Pick<QuotationOf<'vehicle'>, 'HeaderGuid' | 'QueryType' | 'LicensePlateNumber'>;
  /** The filled screen. */
  readonly model: QuoteModel;
};

/** Whether a green card is for a vehicle with a plate is told by the plate. */
function greenCard({ QueryType, LicensePlateNumber }: Filled['quotation']): QuoteModel {
  return vehicleColumnsOf(QueryType).plate === 'turkishOrNone'
    ? { GreenCardType: greenCardTypeOf(LicensePlateNumber ?? '') }
    : {};
}

/** What update-info is told. Prices of all add-ons beside the line come along; which of them is bought is chosen later. */
export function updateOf({ quotation, model }: Filled): CallRequest<'vehicleUpdateInfo'> {
  const { HeaderGuid, QueryType } = quotation;
  return {
    HeaderGuid,
    ...readScreen(model),
    ...greenCard(quotation),
    CrossSellingBranches: addOnsOf(QueryType),
  };
}

/**
 * Completes the vehicle and asks the insurers; those whose question did not change are not asked again. Where the law sets
 * a ceiling, it is known from then on.
 */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'vehicle'>> {
  const { HeaderGuid, QueryType } = filled.quotation;
  const reply = await http.call('vehicleUpdateInfo', updateOf(filled));
  return vehicleColumnsOf(QueryType).priceCeiling
    ? askedAnew(reply, () => readVehicle(http, HeaderGuid))
    : askingIn(reply);
}
