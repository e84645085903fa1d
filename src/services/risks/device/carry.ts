import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { withoutGaps } from '../common-answers.ts';
import type { Renewed } from '../risk-service.ts';

/** The phone is the same, and was bought when and for what it was. */
export function carryDevice({ answers }: Pick<Renewed<'device'>, 'answers'>): DeviceAnswers {
  const { BrandId, ModelId, ImeiNo, InvoiceDate, InvoicePrice, CityCode, TownCode } = answers;
  return withoutGaps({ BrandId, ModelId, ImeiNo, InvoiceDate, InvoicePrice, CityCode, TownCode });
}
