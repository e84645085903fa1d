import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { greenCardTypeOf } from '#domain/rules/plate.ts';
import type { CallRequest, HttpLayer } from '../../../http/http-layer.ts';
import type { QuoteModel } from '../../kept-model.ts';
import type { QuotationOf } from '../../quotation.ts';
import { askingIn } from '../replies.ts';
import type { Asking } from '../risk-flow.ts';
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

/** Completes the vehicle and asks the insurers; those whose question did not change are not asked again. */
export async function askOffers(http: HttpLayer, filled: Filled): Promise<Asking<'vehicle'>> {
  return askingIn(await http.call('vehicleUpdateInfo', updateOf(filled)));
}
