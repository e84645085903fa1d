import type { NamesOf } from '#catalog/risks/describe-insured.ts';
import type { VariantKey } from '#domain/lines.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Risk, RiskKind, RiskOf } from '#domain/risks/risk.ts';
import type { FoundOf } from '#ports/found.ts';
import type { OfferChanges } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Caller } from '../ports.ts';
import { riskServices } from '../risks/index.ts';
import type { QuotationPorts } from './ports.ts';
import { linkDigest } from './share-offers.ts';

export type SharedOffers = OfferChanges & {
  readonly risk: Risk;
  readonly names: NamesOf<RiskKind> | undefined;
  readonly insured: Insured;
  readonly variant: VariantKey | undefined;
};

export type SharedAnswer =
  | Limited
  | { readonly kind: 'notFound' }
  | { readonly kind: 'offers'; readonly offers: SharedOffers };

type Ports = Pick<QuotationPorts, 'quotations' | 'registries' | 'limits' | 'limitFactor' | 'secrets' | 'clock'>;

function namesOf<Kind extends RiskKind>(ports: Ports, found: FoundOf<Kind>, risk: RiskOf<Kind>) {
  const kind: Kind = risk.kind;
  return riskServices[kind].names(ports, found, risk);
}

/** The offers behind a link, for anyone who has it. */
export async function readSharedOffers(ports: Ports, token: string, caller: Caller): Promise<SharedAnswer> {
  const limited = await keepLimits(ports, 'sharedOffers', caller);
  if (limited) return limited;
  const quotation = await ports.quotations.findShared(linkDigest(ports, token));
  const changes = quotation && (await ports.quotations.changes(quotation.id, undefined));
  if (!quotation?.asked || !changes) return { kind: 'notFound' };
  const { variant, found, asked } = quotation;
  const { risk, insured } = asked;
  const names = await namesOf(ports, found, risk);
  return { kind: 'offers', offers: { ...changes, variant, risk, names, insured } };
}
