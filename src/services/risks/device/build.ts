import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { fromLira } from '#domain/money.ts';
import type { DeviceRisk } from '#domain/risks/device.ts';
import { told } from '../common-answers.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { NotBuildable, RiskPorts } from '../risk-service.ts';
import { namedModel } from './model.ts';

/** The phone as judged answers describe it, named as the register names it. */
export async function buildDevice(
  ports: RiskPorts,
  quotation: QuotationOf<'device'>,
  { merged }: { readonly merged: DeviceAnswers },
): Promise<DeviceRisk | NotBuildable> {
  const chosen = { brandId: told('BrandId', merged.BrandId), modelId: told('ModelId', merged.ModelId) };
  const named = await namedModel(ports, quotation, chosen);
  if (named.kind !== 'model') return named;
  const { brandName, modelName } = named.model;
  return {
    kind: 'device',
    ...chosen,
    brandName,
    modelName,
    imei: told('ImeiNo', merged.ImeiNo),
    invoiceDate: told('InvoiceDate', merged.InvoiceDate),
    price: fromLira(told('InvoicePrice', merged.InvoicePrice)),
  };
}
