import { partnerSignal } from '../../ports.ts';
import type { RiskPorts } from '../risk-service.ts';

type Named = { readonly code: string; readonly name: string };

export type BrandsAnswer =
  | { readonly kind: 'registerDown' }
  | { readonly kind: 'brands'; readonly brands: readonly (Named & { readonly models: readonly Named[] })[] };

export type BrandsQuestion = { readonly brandCode: string | undefined; readonly modelYear: number | undefined };

/** All brands; or one of them with its models of a year. */
export async function listBrands(
  { registries: { vehicles } }: RiskPorts,
  { brandCode, modelYear }: BrandsQuestion,
): Promise<BrandsAnswer> {
  const answer = await vehicles.brands(partnerSignal());
  if (answer.kind === 'unavailable') return { kind: 'registerDown' };
  const brands = answer.kind === 'found' ? answer.record : [];
  if (brandCode === undefined || modelYear === undefined) {
    return { kind: 'brands', brands: brands.map((brand) => ({ ...brand, models: [] })) };
  }
  const types = await vehicles.types({ brandCode, modelYear }, partnerSignal());
  if (types.kind === 'unavailable') return { kind: 'registerDown' };
  const models = types.kind === 'found' ? types.record.map(({ code, name }) => ({ code, name })) : [];
  const chosen = brands.filter(({ code }) => code === brandCode);
  return { kind: 'brands', brands: chosen.map((brand) => ({ ...brand, models })) };
}
