import type { VariantKey } from '#domain/lines.ts';
import type { OfferChanges, Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, partnerSignal } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';
import { shareDigest } from './share-offers.ts';
import { isSameCar } from './vehicle-value.ts';

export type CarName = { readonly brandName: string; readonly typeName: string; readonly modelYear: number };

export type SharedOffers = OfferChanges & {
  readonly car: CarName | undefined;
  readonly variant: VariantKey | undefined;
};

export type SharedAnswer =
  | Limited
  | { readonly kind: 'notFound' }
  | { readonly kind: 'offers'; readonly offers: SharedOffers };

type Ports = Pick<QuotationPorts, 'quotations' | 'registries' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

/** The car by its kind. A car given by hand is known by its codes, and the register tells what they are called. */
async function carName({ registries }: Ports, { found, asked }: Quotation): Promise<CarName | undefined> {
  if (!asked) return undefined;
  const { brandCode, typeCode, modelYear } = asked.risk;
  const { vehicle } = found;
  if (vehicle && isSameCar(vehicle, asked.risk)) return vehicle;
  const [brands, types] = await Promise.all([
    registries.vehicles.brands(partnerSignal()),
    registries.vehicles.types({ brandCode, modelYear }, partnerSignal()),
  ]);
  const nameIn = (list: typeof brands | typeof types, code: string) =>
    list.kind === 'found' ? list.record.find((one) => one.code === code)?.name : undefined;
  const [brandName, typeName] = [nameIn(brands, brandCode), nameIn(types, typeCode)];
  return brandName === undefined || typeName === undefined ? undefined : { brandName, typeName, modelYear };
}

/** The offers behind a link, for anyone who has it. */
export async function readSharedOffers(ports: Ports, token: string, caller: Caller): Promise<SharedAnswer> {
  const limited = await keepLimits(ports, 'sharedOffers', caller);
  if (limited) return limited;
  const quotation = await ports.quotations.findShared(shareDigest(ports, token));
  const changes = quotation && (await ports.quotations.changes(quotation.id, undefined));
  if (!quotation || !changes) return { kind: 'notFound' };
  const { variant } = quotation;
  return { kind: 'offers', offers: { ...changes, car: await carName(ports, quotation), variant } };
}
