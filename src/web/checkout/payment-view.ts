import type { SaleText } from '#catalog/forms/card.ts';
import type { PaymentDetail } from '#contracts/calls/payment.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { fromLira, type Kurus } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { AgreedPersonPrice } from '#domain/quote/price-parts.ts';
import { readAgreedParts } from '../offer/read-price-parts.ts';

export type PaymentItem = {
  readonly offerId: string;
  readonly line: LineKey;
  readonly insurer: string;
  readonly insurerName: string;
  readonly packageName: string;
  readonly price: Kurus;
  /** What the price is made of. */
  readonly personPrices: readonly AgreedPersonPrice[];
  readonly foreignPrice: ForeignPrice | undefined;
  readonly start: Day;
  readonly end: Day;
  /** Whether it reaches what an authority asks for; null where none asks for anything. */
  readonly minimum: PaymentDetail['Items'][number]['Minimum'];
};

export type Plan = { readonly count: number; readonly total: Kurus };

/** What will be paid, as the screen needs it: money in kuruş, moments in milliseconds. */
export type PaymentView = {
  readonly items: readonly PaymentItem[];
  readonly total: Kurus;
  readonly count: number;
  readonly plans: readonly Plan[];
  readonly validUntil: number;
  /** The server's clock when it told this. */
  readonly serverTime: number;
  readonly check: PaymentDetail['PriceCheck']['State'];
  /** Why it could not be checked, and whether asking again may help. */
  readonly unchecked: { readonly reason: string; readonly canRetry: boolean } | undefined;
  /** The price before the check. */
  readonly oldTotal: Kurus;
  readonly texts: readonly SaleText[];
  readonly cardEntry: PaymentDetail['CardEntry'];
  /** What insures already what is about to be bought, and why it may be bought all the same. */
  readonly sameRisks: PaymentDetail['SameRisks'];
  readonly reasons: PaymentDetail['SameRiskReasons'];
};

export function readDetail(detail: PaymentDetail): PaymentView {
  return {
    items: detail.Items.map((item) => ({
      offerId: item.OfferGuid,
      line: item.Line,
      insurer: item.InsuranceFirm,
      insurerName: item.FirmName,
      packageName: item.PackageName,
      price: fromLira(item.GrossPremium),
      ...readAgreedParts(item),
      start: item.PolicyStart,
      end: item.PolicyEnd,
      minimum: item.Minimum,
    })),
    total: fromLira(detail.GrossPremium),
    count: detail.InstallmentCount,
    plans: detail.Installments.map(({ Count, GrossPremium }) => ({ count: Count, total: fromLira(GrossPremium) })),
    validUntil: Date.parse(detail.ValidUntil),
    serverTime: Date.parse(detail.ServerTime),
    check: detail.PriceCheck.State,
    unchecked:
      detail.PriceCheck.State === 'unchecked'
        ? { reason: detail.PriceCheck.Reason ?? '', canRetry: detail.PriceCheck.CanRetry }
        : undefined,
    oldTotal: fromLira(detail.PriceCheck.OldGrossPremium),
    texts: detail.Documents.map(({ Key, Title, Hash, MustAccept }) => ({
      key: Key,
      title: Title,
      hash: Hash,
      mustAccept: MustAccept,
    })),
    cardEntry: detail.CardEntry,
    sameRisks: detail.SameRisks,
    reasons: detail.SameRiskReasons,
  };
}

/** A plan whose total is told already, until the server has worked out the rest. */
export function withPlan(view: PaymentView, count: number): PaymentView {
  const plan = view.plans.find((known) => known.count === count);
  if (!plan) return view;
  if (plan.total === view.total) return { ...view, count };
  // What another total is made of, the server has not told yet.
  const items = view.items.map((item) => ({ ...item, personPrices: [], foreignPrice: undefined }));
  return { ...view, items, count, total: plan.total };
}
