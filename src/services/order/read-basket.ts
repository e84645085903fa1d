import { istanbulToday } from '#domain/dates.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { Kurus } from '#domain/money.ts';
import { namedPersonPrices, partsAt } from '#domain/quote/price-parts.ts';
import type { AskedOffer, OfferRow, Quotation } from '#ports/quotations.ts';
import type { Viewer } from '../ports.ts';
import { readOffers } from '../quotation/read-offers.ts';
import type { AccessPorts, NoAccess } from '../quotation/read-quotation.ts';
import type { OrderPorts } from './ports.ts';
import { type AlreadyOrdered, orderOfOffers } from './standing-order.ts';

export type BasketRequest = {
  readonly offerId: string;
  readonly addOnOfferIds: readonly string[];
  readonly installmentCount: number;
};

export type PricedOffer = AskedOffer & { readonly offer: NonNullable<OfferRow['offer']> };

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

/** Why a basket cannot be paid. Offer: the one of it that is in the way. */
export type BasketProblem =
  | NoAccess
  | { readonly kind: 'startIsPast' }
  | { readonly kind: 'expired' | 'notBuyable' | 'switchedOff' | 'noSuchPlan' | 'mixed'; readonly offer: OfferRow };
export type BasketAnswer = { readonly kind: 'basket'; readonly basket: Basket } | AlreadyOrdered | BasketProblem;

/** What one offer costs in so many instalments. */
export function planOf({ offer }: PricedOffer, count: number): Kurus | undefined {
  return offer.installments.find((plan) => plan.count === count)?.gross;
}

/** What that sum is made of, under the names of the people it is for. */
export function agreedParts(row: PricedOffer, count: number, people: readonly InsuredPerson[]) {
  const { personPrices, foreignPrice } = partsAt(row.offer, planOf(row, count) ?? row.offer.gross);
  return { personPrices: namedPersonPrices(personPrices, people), foreignPrice };
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

const isPriced = (row: AskedOffer): row is PricedOffer => row.state === 'active' && row.offer !== undefined;

/** Of one line there may be one offer, and one proposal of an insurer is one policy, whichever lines it was told for. */
function secondOfLine(basket: readonly OfferRow[]): OfferRow | undefined {
  const isSame = (one: OfferRow, other: OfferRow) =>
    one.line === other.line ||
    (one.insurer === other.insurer && one.offer && one.offer.proposalNumber === other.offer?.proposalNumber);
  return basket.find((row, place) => basket.findIndex((other) => isSame(row, other)) < place);
}

/** The offers of one basket, which the server knows by itself: only their ids come from outside. */
export async function readBasket(
  ports: AccessPorts & Pick<OrderPorts, 'orders' | 'panel' | 'switches'>,
  { offerId, addOnOfferIds, installmentCount }: BasketRequest,
  viewer: Viewer,
): Promise<BasketAnswer> {
  const access = await readOffers(ports, [offerId, ...addOnOfferIds], viewer);
  if (access.kind !== 'found') return access;
  const { quotation, offers: basket } = access;
  if (!quotation.asked) return { kind: 'notFound' };
  // Who has bought it need not hear that it is no longer for sale.
  const ordered = await orderOfOffers(
    ports,
    basket.map(({ id }) => id),
  );
  if (ordered) return ordered;
  const [main] = basket;
  const mixed = main.line === quotation.line ? secondOfLine(basket) : main;
  if (mixed) return { kind: 'mixed', offer: mixed };
  const now = ports.clock.now();
  const over = basket.find((row) => !isPriced(row) || row.offer.validUntil <= now);
  if (over) return { kind: 'expired', offer: over };
  const offers = basket as unknown as readonly [PricedOffer, ...PricedOffer[]];

  const sells = (insurer: string) => ports.panel.find(({ code }) => code === insurer)?.displayMode === 'buyable';
  const unsold = offers.find(({ insurer }) => !sells(insurer));
  if (unsold) return { kind: 'notBuyable', offer: unsold };
  const switchedOff = offers.find(({ insurer, line }) => ports.switches.isOff(insurer, line));
  if (switchedOff) return { kind: 'switchedOff', offer: switchedOff };
  if (quotation.asked.start < istanbulToday(now)) return { kind: 'startIsPast' };
  const plans = plansOf(offers);
  const plan = plans.find(({ count }) => count === installmentCount);
  if (!plan) {
    const without = offers.find((offer) => planOf(offer, installmentCount) === undefined);
    return { kind: 'noSuchPlan', offer: without ?? main };
  }
  const { asked } = quotation;
  const validUntil = new Date(Math.min(...offers.map(({ offer }) => offer.validUntil.getTime())));
  return {
    kind: 'basket',
    basket: { quotation: { ...quotation, asked }, offers, installmentCount, plans, gross: plan.gross, validUntil },
  };
}
