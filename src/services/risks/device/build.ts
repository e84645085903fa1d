import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { fromLira } from '#domain/money.ts';
import type { DeviceRisk } from '#domain/risks/device.ts';
import { told } from '../common-answers.ts';

/** The phone as judged answers describe it, named as the register names it. */
export function buildDevice(answers: DeviceAnswers, names: Pick<DeviceRisk, 'brandName' | 'modelName'>): DeviceRisk {
  return {
    kind: 'device',
    brandId: told('BrandId', answers.BrandId),
    modelId: told('ModelId', answers.ModelId),
    ...names,
    imei: told('ImeiNo', answers.ImeiNo),
    invoiceDate: told('InvoiceDate', answers.InvoiceDate),
    price: fromLira(told('InvoicePrice', answers.InvoicePrice)),
  };
}
