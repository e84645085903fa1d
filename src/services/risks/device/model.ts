import type { DeviceModel } from '#domain/risks/device.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { partnerSignal } from '../../ports.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { NotBuildable, RiskPorts } from '../risk-service.ts';

type Chosen = Pick<DeviceModel, 'brandId' | 'modelId'>;
type ModelAnswer = { readonly kind: 'model'; readonly model: DeviceModel } | NotBuildable;

async function askModel({ devices }: RiskPorts['registries'], { brandId, modelId }: Chosen): Promise<ModelAnswer> {
  const [brands, models] = await Promise.all([
    devices.brands(partnerSignal()),
    devices.models(brandId, partnerSignal()),
  ]);
  if (brands.kind !== 'found' || models.kind === 'unavailable') return { kind: 'listDown', problem: problems.listDown };
  const brand = brands.record.find(({ id }) => id === brandId);
  if (!brand) return { kind: 'invalid', problems: [problems.brandUnknown] };
  const model = models.kind === 'found' ? models.record.find(({ id }) => id === modelId) : undefined;
  if (!model) return { kind: 'invalid', problems: [problems.modelUnknown] };
  return { kind: 'model', model: { brandId, brandName: brand.name, modelId, modelName: model.name } };
}

/** A model with its names: a policy says what it insures. What was named before is not asked again. */
export async function namedModel(
  { registries }: RiskPorts,
  { found, asked }: QuotationOf<'device'>,
  chosen: Chosen,
): Promise<ModelAnswer> {
  const known = [asked?.risk, found.knownModel].find(
    (model) => model?.brandId === chosen.brandId && model.modelId === chosen.modelId,
  );
  return known ? { kind: 'model', model: known } : askModel(registries, chosen);
}
