import { istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { OfferRow, Quotation } from '#ports/quotations.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { OrderPorts } from './ports.ts';

export type BasketRequest = {
  readonly offerId: string;
  readonly branchOfferIds: readonly string[];
  readonly installmentCount: number;
};

export type PricedOffer = OfferRow & { readonly offer: NonNullable<OfferRow['offer']> };

export type Plan = { readonly count: number; readonly gross: Kurus };

export type Basket = {
  readonly quotation: Quotation & { readonly asked: NonNullable<Quotation['asked']> };
  /** The main offer first. */
  readonly offers: readonly [PricedOffer, ...PricedOffer[]];
  readonly installmentCount: number;
  /** Plans that every insurer of the basket offers. */
  readonly plans: readonly Plan[];
  readonly gross: Kurus;
  readonly validUntil: Date;
};

export type BasketProblem = 'notFound' | 'expired' | 'notBuyable' | 'noSuchPlan' | 'mixed' | 'startIsPast';
export type BasketAnswer = { readonly kind: 'basket'; readonly basket: Basket } | { readonly kind: BasketProblem };

/** What one offer costs in so many instalments. */
export function planOf({ offer }: PricedOffer, count: number): Kurus | undefined {
  return offer.installments.find((plan) => plan.count === count)?.gross;
}

function plansOf(offers: readonly [PricedOffer, ...PricedOffer[]]): readonly Plan[] {
  const [main] = offers;
  return main.offer.installments.flatMap(({ count }) => {
    const parts = offers.map((offer) => planOf(offer, count));
    return parts.every((part) => part !== undefined)
      ? [{ count, gross: parts.reduce((sum, part) => sum + part, 0) }]
      : [];
  });
}

const isPriced = (row: OfferRow): row is PricedOffer => row.state === 'active' && row.offer !== undefined;

/** The offers of one basket, which the server knows by itself: only their ids come from outside. */
export async function readBasket(
  ports: Pick<OrderPorts, 'quotations' | 'secrets' | 'panel' | 'clock'>,
  { offerId, branchOfferIds, installmentCount }: BasketRequest,
  caller: Caller,
): Promise<BasketAnswer> {
  const ids = [...new Set([offerId, ...branchOfferIds])];
  const rows = await ports.quotations.offers(ids);
  const main = rows.find(({ id }) => id === offerId);
  const quotation = main && (await ports.quotations.find(main.quotationId, visitorOf(ports, caller)));
  if (!main || !quotation?.asked || rows.length < ids.length) return { kind: 'notFound' };
  if (rows.some((row) => row.quotationId !== main.quotationId)) return { kind: 'notFound' };
  const branches = rows.filter((row) => row !== main);
  const lines = new Set(rows.map(({ line }) => line));
  if (main.line !== quotation.line || lines.size < rows.length) return { kind: 'mixed' };
  if (![main, ...branches].every(isPriced)) return { kind: 'expired' };
  const offers = [main, ...branches] as unknown as readonly [PricedOffer, ...PricedOffer[]];

  const validUntil = new Date(Math.min(...offers.map(({ offer }) => offer.validUntil.getTime())));
  if (validUntil <= ports.clock.now()) return { kind: 'expired' };
  const sells = (insurer: string) => ports.panel.find(({ code }) => code === insurer)?.displayMode === 'buyable';
  if (!offers.every(({ insurer }) => sells(insurer))) return { kind: 'notBuyable' };
  if (quotation.asked.start < istanbulToday(ports.clock.now())) return { kind: 'startIsPast' };
  const plans = plansOf(offers);
  const plan = plans.find(({ count }) => count === installmentCount);
  if (!plan) return { kind: 'noSuchPlan' };
  const { asked } = quotation;
  return {
    kind: 'basket',
    basket: { quotation: { ...quotation, asked }, offers, installmentCount, plans, gross: plan.gross, validUntil },
  };
}
