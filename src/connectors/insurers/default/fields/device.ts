import type { DeviceRisk } from '#domain/risks/device.ts';
import type { RiskTable } from './risk-table.ts';

/** What insurers are told of a phone. */
export const device: RiskTable<DeviceRisk> = {
  fields: [
    ['deviceBrand', 'telefonMarka', 'S901', 'text', ({ brandName }) => brandName],
    ['deviceModel', 'telefonModel', 'S902', 'text', ({ modelName }) => modelName],
    ['deviceModelId', 'telefonModelNo', 'S903', 'number', ({ modelId }) => modelId],
    ['imei', 'imei', 'S904', 'text', ({ imei }) => imei],
    ['invoiceDate', 'faturaTarihi', 'S905', 'date', ({ invoiceDate }) => invoiceDate],
    ['invoicePrice', 'faturaBedeli', 'S906', 'money', ({ price }) => price],
  ],
  groups: [],
  options: () => ({}),
};
