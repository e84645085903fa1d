import { imei as imeiRule } from '#domain/rules/imei.ts';
import { deviceModels } from './device-models.ts';

type Entry = { readonly id: number; readonly name: string };

const brandOf = (index: number): number => index + 1;
const modelOf = (brandId: number, place: number): number => brandId * 100 + place;

export const deviceBrands: readonly Entry[] = deviceModels.map(([name], index) => ({ id: brandOf(index), name }));

const models: ReadonlyMap<number, readonly Entry[]> = new Map(
  deviceModels.map(([, names], index) => {
    const brandId = brandOf(index);
    return [brandId, names.map((name, place) => ({ id: modelOf(brandId, place + 1), name }))];
  }),
);

/** Undefined where there is no such brand. */
export function modelsOfBrand(brandId: number): readonly Entry[] | undefined {
  return models.get(brandId);
}

/** Numbers begin with this where nobody ever registered them, and where their device is blocked. */
const unregistered = '99';
const blocked = '98';
/** What begins so goes on with the brand and the place of the model, two digits each. */
const numbersOfModels = /^35(\d{2})(\d{2})/;

export type RegisteredDevice = { readonly blocked: boolean; readonly modelId: number | undefined };

function modelOfNumber(imei: string): number | undefined {
  const [, brand, place] = numbersOfModels.exec(imei) ?? [];
  if (brand === undefined || place === undefined) return undefined;
  const modelId = modelOf(Number(brand), Number(place));
  return modelsOfBrand(Number(brand))?.some(({ id }) => id === modelId) ? modelId : undefined;
}

/** Every valid number is of a registered device, but for those that begin so that they are not. */
export function deviceOf(imei: string): RegisteredDevice | undefined {
  if (imei === '' || imeiRule(imei) || imei.startsWith(unregistered)) return undefined;
  return { blocked: imei.startsWith(blocked), modelId: modelOfNumber(imei) };
}
