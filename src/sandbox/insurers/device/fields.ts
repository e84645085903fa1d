import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

/** What a question about a phone tells of it. */
export const deviceFields: RiskFields = {
  fields: fields([
    ['deviceBrand', 'text', 'telefonMarka', 'S901'],
    ['deviceModel', 'text', 'telefonModel', 'S902'],
    ['deviceModelId', 'number', 'telefonModelNo', 'S903'],
    ['imei', 'text', 'imei', 'S904'],
    ['invoiceDate', 'date', 'faturaTarihi', 'S905'],
    ['invoicePrice', 'money', 'faturaBedeli', 'S906'],
  ]),
  groups: [],
};
