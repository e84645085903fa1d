import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contracts/index.ts';
import { type Fields, walkToReturn } from '#ports/conformance/form-browser.ts';
import { goodCard } from '#ports/conformance/payment-harness.ts';
import { readOrders } from './orders.ts';
import type { BuyerPlan, Moment } from './plan.ts';
import type { PricedOffer } from './priced-offer.ts';
import { type Reply, siteCalls } from './site-calls.ts';
import type { Stage } from './stage.ts';

const hostedCardFields = { number: '', month: '', year: '', cvc: '' };
const patienceMs = 40_000;

export type Station = Extract<Moment, 'detail' | 'start' | 'atBank' | 'returning' | 'returned'>;

/** A person who buys one offer, and tries again whatever nobody answered. */
export class Buyer {
  readonly offer: PricedOffer;
  readonly #plan: BuyerPlan;
  readonly #stage: Stage;
  readonly #call: ReturnType<typeof siteCalls>;
  station: Station | undefined;
  onStation: (station: Station) => void = () => undefined;
  /** When the product last confirmed the return. */
  heardAt: number | undefined;
  forgeries = 0;
  callbacks = 0;
  #fields: Fields | undefined;

  constructor(stage: Stage, plan: BuyerPlan, offer: PricedOffer) {
    this.#stage = stage;
    this.#plan = plan;
    this.offer = offer;
    this.#call = siteCalls(stage.apiPort, offer.visitor);
  }

  async buy(): Promise<void> {
    await pause(this.#plan.beginsAfterMs);
    const basket = { OfferGuid: this.offer.id, CrossSellingOffers: [], InstallmentCount: 1 };
    this.#arrive('detail');
    const told = await this.#insist(calls.paymentDetail.path, basket);
    const { GrossPremium, Documents } = calls.paymentDetail.data.parse(told.Data);
    const AcceptedDocuments = Documents.filter(({ MustAccept }) => MustAccept).map(({ Key, Hash }) => `${Key}:${Hash}`);
    this.#arrive('start');
    // All buyers insure one car, and another may have bought since the detail was read.
    const reason = { SameRiskReason: 'other' };
    const model = { ...basket, GrossPremium, Email: this.offer.email, AcceptedDocuments, ...reason };
    const started = await this.#insist(calls.startPayment.path, model);
    const { Url: action, Fields: fields, CardFields } = calls.startPayment.data.parse(started.Data);
    if (!CardFields) throw new Error('No card form');
    const { Number: number, Month: month, Year: year, Cvc: cvc } = CardFields;
    const form = { kind: 'cardForm', action, fields, cardFields: { number, month, year, cvc } } as const;
    this.#arrive('atBank');
    const returnUrl = fields.okUrl ?? '';
    this.#fields = await walkToReturn(form, { card: goodCard }, { returnUrl, hostedCardFields });
    await pause(this.#plan.thinksMs);
    await this.forge(this.#fields);
    await this.#comeBack(this.#fields);
  }

  /** What a browser, a proxy or a swindler may send once more when all is over: nothing may change. */
  async sendAgain(): Promise<void> {
    const fields = this.#fields;
    if (!fields || this.heardAt === undefined) return;
    const before = await this.#versions();
    await Promise.all([this.#return(fields), this.#return(fields)]);
    await this.forge(fields);
    if ((await this.#versions()) !== before) throw new Error(`${this.offer.id}: a repeated return changed an order`);
  }

  /** A return that nobody signed is refused and changes nothing. */
  async forge(fields: Fields): Promise<void> {
    const before = await this.#versions();
    const forged = [
      { ...fields, amount: '1.00' },
      { ...fields, HASH: `${fields.HASH ?? ''}`.split('').reverse().join('') },
    ];
    for (const reply of await Promise.all(forged.map((one) => this.#return(one)))) {
      if (reply?.Success) throw new Error(`${this.offer.id}: a forged return was believed`);
      if (reply?.StatusCode === 404) this.forgeries += 1;
    }
    if ((await this.#versions()) !== before) throw new Error(`${this.offer.id}: a forged return changed an order`);
  }

  async #comeBack(fields: Fields): Promise<void> {
    this.#arrive('returning');
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      const replies = await Promise.all(Array.from({ length: this.#plan.returns }, () => this.#return(fields)));
      if (replies.some((reply) => reply?.StatusCode === 404)) throw new Error(`${this.offer.id}: its order is unknown`);
      if (replies.some((reply) => reply?.Success)) {
        this.heardAt = performance.now();
        return this.#arrive('returned');
      }
      if (this.#plan.walksAway) return;
      await pause(100);
    }
    throw new Error(`${this.offer.id}: nobody heard the return`);
  }

  async #return(fields: Fields): Promise<Reply | undefined> {
    const reply = await this.#call(calls.paymentReturn.path, { Provider: 'nestpay', Fields: JSON.stringify(fields) });
    if (reply?.Success) this.callbacks += 1;
    return reply;
  }

  async #insist(path: string, model: object): Promise<Reply> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const reply = await this.#call(path, model);
      if (reply?.Success) return reply;
      if (Date.now() > until) throw new Error(`${this.offer.id}: ${path} answers ${JSON.stringify(reply)}`);
      await pause(100);
    }
  }

  async #versions(): Promise<string> {
    const orders = await readOrders(this.#stage.store, [this.offer.id]);
    return orders.map(({ reference, version }) => `${reference} ${version}`).join();
  }

  #arrive(station: Station): void {
    this.station = station;
    this.onStation(station);
  }
}
