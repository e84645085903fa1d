import { deviceTexts as words } from '#messages/device-questions.ts';
import type { DeviceField } from './answers.ts';
import { imeiNumber } from './imei.ts';
import { invoicePrices, oldestInvoiceDays } from './limits.ts';

const picked = { kind: 'selectBox', required: true, autoComplete: 'off' } as const;

const invoiceDate: DeviceField = {
  ...words.invoiceDate,
  kind: 'datePicker',
  name: 'InvoiceDate',
  required: true,
  disableFuture: true,
  autoComplete: 'off',
};

const asked = (invoice: DeviceField): readonly DeviceField[] => [
  { ...picked, ...words.brand, name: 'BrandId', source: { list: 'phoneBrands' } },
  { ...picked, ...words.model, name: 'ModelId', source: { list: 'phoneModels', by: ['BrandId'] } },
  { ...imeiNumber, name: 'ImeiNo', wide: true },
  invoice,
  {
    ...words.invoicePrice,
    kind: 'inputNumber',
    name: 'InvoicePrice',
    required: true,
    amount: true,
    thousands: true,
    min: invoicePrices.lowest,
    max: invoicePrices.highest,
    autoComplete: 'off',
  },
];

/** What is asked of a phone. When its policy begins is no question. */
export const deviceQuestions = asked({ ...invoiceDate, daysBack: oldestInvoiceDays });

/** A phone that is insured with us grows old meanwhile: whether to go on is for insurers to say. */
export const renewedDeviceQuestions = asked(invoiceDate);
