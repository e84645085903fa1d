import { expect, vi } from 'vitest';
import type { Offer, OfferList } from '#contracts/calls/offer.ts';
import type { OrderStatus, PaymentDetail, StartedPayment } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { type Holder, walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import type { TestApi } from './api-client.ts';
import { openQuotation, type Quoting } from './vehicle-quotation.ts';

const returnUrl = 'http://localhost/odeme/donus/nestpay';
const hostedCardFields = {
  number: 'pan',
  month: 'Ecom_Payment_Card_ExpDate_Month',
  year: 'Ecom_Payment_Card_ExpDate_Year',
  cvc: 'cv2',
};

export type Offered = { readonly quoting: Quoting; readonly offers: readonly Offer[] };

async function readOffers({ browser, headerGuid }: Quoting): Promise<OfferList> {
  const reply = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
  return calls.listOffers.data.parse(reply.envelope.Data);
}

/** What a quotation was offered, once everybody has answered. */
export async function settledOffers(quoting: Quoting): Promise<readonly Offer[]> {
  return vi.waitFor(
    async () => {
      const { Offers } = await readOffers(quoting);
      expect(Offers.filter((offer) => offer.State === 'waiting' || offer.CoverageState === 'coming')).toEqual([]);
      return Offers;
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** A kasko quotation with an add-on beside it, once everybody has answered. */
export async function offered(api: TestApi): Promise<Offered> {
  const quoting = await openQuotation(api);
  await quoting.update({ CrossSellingBranches: ['ferdikaza'] });
  return { quoting, offers: await settledOffers(quoting) };
}

/** The first offer of an insurer for a line. */
export function offerOf({ offers }: Offered, insurer: string, line = 'kasko'): Offer {
  const found = offers.find(
    ({ InsuranceFirm, Line, State }) => InsuranceFirm === insurer && Line === line && State === 'active',
  );
  if (!found) throw new Error(`${insurer} offers no ${line}`);
  return found;
}

export type Basket = {
  readonly main: Offer;
  readonly addOns?: readonly Offer[];
  readonly installmentCount?: number;
  readonly email: string;
  /** Whether the buyer is logged in while paying. */
  readonly asMember?: boolean;
};

function basketModel({ main, addOns = [], installmentCount = 1 }: Basket) {
  return {
    OfferGuid: main.OfferGuid,
    CrossSellingOffers: addOns.map(({ OfferGuid }) => OfferGuid),
    InstallmentCount: installmentCount,
  };
}

export async function readDetail({ browser }: Quoting, basket: Basket): Promise<PaymentDetail> {
  const reply = await browser.bySite(calls.paymentDetail.path, basketModel(basket));
  return calls.paymentDetail.data.parse(reply.envelope.Data);
}

/** Many who are not met here buy for the same car: who is asked why says so. */
export function reasoned({ SameRisks }: PaymentDetail) {
  return SameRisks.length > 0 ? { SameRiskReason: 'other' as const } : {};
}

const isSameRisk = (data: unknown) => (data as { readonly Problem?: string } | null)?.Problem === 'sameRisk';

function startOf({ Url: action, Fields: fields, CardFields }: StartedPayment) {
  if (!CardFields) return { kind: 'bankPage', action, fields } as const;
  const { Number: number, Month: month, Year: year, Cvc: cvc } = CardFields;
  return { kind: 'cardForm', action, fields, cardFields: { number, month, year, cvc } } as const;
}

/** Takes a basket to the bank and through its pages: what the browser brings back from there. */
export async function walkToBank(quoting: Quoting, basket: Basket, holder: Holder = { card: goodCard }) {
  const { browser } = quoting;
  const detail = await readDetail(quoting, basket);
  const ask = basket.asMember ? browser.byUser : browser.bySite;
  const model = {
    ...basketModel(basket),
    GrossPremium: detail.GrossPremium,
    Email: basket.email,
    AcceptedDocuments: detail.Documents.map(({ Key, Hash }) => `${Key}:${Hash}`),
  };
  const asked = await ask(calls.startPayment.path, { ...model, ...reasoned(detail) });
  // Somebody else may have insured the same car since the price was read.
  const isSecond = asked.envelope.StatusCode === outcomes.finalStep.code && isSameRisk(asked.envelope.Data);
  const started = isSecond ? await ask(calls.startPayment.path, { ...model, SameRiskReason: 'other' }) : asked;
  const begun = calls.startPayment.data.parse(started.envelope.Data);
  const fields = await walkToReturn(startOf(begun), holder, { returnUrl, hostedCardFields });
  return { ...begun, returned: { Provider: 'nestpay', Fields: JSON.stringify(fields) } };
}

/** What became of an order. */
export async function settledOrder({ browser }: Quoting, OrderReference: string): Promise<OrderStatus> {
  return vi.waitFor(
    async () => {
      const reply = await browser.bySite(calls.orderStatus.path, { OrderReference });
      const status = calls.orderStatus.data.parse(reply.envelope.Data);
      expect(status.Settled).toBe(true);
      return status;
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** Pays a basket with a card that is good for it, and waits for what becomes of it. */
export async function buy(quoting: Quoting, basket: Basket): Promise<OrderStatus> {
  const { OrderReference, returned } = await walkToBank(quoting, basket);
  await quoting.browser.bySite(calls.paymentReturn.path, returned);
  return settledOrder(quoting, OrderReference);
}
