import type { VariantKey } from '#domain/lines.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { OfferChanges, Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Caller } from '../ports.ts';
import { vehicleNames } from '../risks/vehicle/names.ts';
import type { QuotationPorts } from './ports.ts';
import { shareDigest } from './share-offers.ts';

export type CarName = { readonly brandName: string; readonly typeName: string; readonly modelYear: number };

export type SharedOffers = OfferChanges & {
  readonly car: CarName | undefined;
  readonly insured: Insured;
  readonly variant: VariantKey | undefined;
};

export type SharedAnswer =
  | Limited
  | { readonly kind: 'notFound' }
  | { readonly kind: 'offers'; readonly offers: SharedOffers };

type Ports = Pick<QuotationPorts, 'quotations' | 'registries' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

/** The car by its kind. */
async function carName(ports: Ports, { found, asked }: Quotation): Promise<CarName | undefined> {
  const names = asked && (await vehicleNames(ports, asked.risk, found.vehicle));
  return names && { ...names, modelYear: asked.risk.modelYear };
}

/** The offers behind a link, for anyone who has it. */
export async function readSharedOffers(ports: Ports, token: string, caller: Caller): Promise<SharedAnswer> {
  const limited = await keepLimits(ports, 'sharedOffers', caller);
  if (limited) return limited;
  const quotation = await ports.quotations.findShared(shareDigest(ports, token));
  const changes = quotation && (await ports.quotations.changes(quotation.id, undefined));
  if (!quotation?.asked || !changes) return { kind: 'notFound' };
  const { variant, asked } = quotation;
  const car = await carName(ports, quotation);
  return { kind: 'offers', offers: { ...changes, car, insured: asked.insured, variant } };
}
