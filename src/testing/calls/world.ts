import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '#contracts/index.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import type { ApiDoor } from '#testing/api-client.ts';
import { goodPassword, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { driver, openQuotation, type Quoting } from '#testing/vehicle-quotation.ts';
import type { Asker } from './ask.ts';
import type { Model } from './questions.ts';

const patienceMs = 20_000;

/** Offers that can be bought, once there are two. */
async function boughtFrom({ browser, headerGuid }: Quoting): Promise<readonly string[]> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { envelope } = await browser.bySite(calls.listOffers.path, { HeaderGuid: headerGuid });
    const { Offers } = calls.listOffers.data.parse(envelope.Data);
    const active = Offers.filter(
      ({ State, Line, DisplayMode }) => State === 'active' && Line === 'kasko' && DisplayMode === 'buyable',
    );
    if (active.length >= 2) return active.map(({ OfferGuid }) => OfferGuid);
    if (performance.now() > until) throw new Error(`Only ${active.length} offers came`);
    await pause(50);
  }
}

async function startOrder({ browser }: Quoting, OfferGuid: string): Promise<string> {
  const basket = { OfferGuid, CrossSellingOffers: [], InstallmentCount: 1 };
  const told = await browser.bySite(calls.paymentDetail.path, basket);
  const { GrossPremium, Documents } = calls.paymentDetail.data.parse(told.envelope.Data);
  const AcceptedDocuments = Documents.map(({ Key, Hash }) => `${Key}:${Hash}`);
  const model = { ...basket, GrossPremium, Email: 'alici@ornek.example', AcceptedDocuments };
  const started = await browser.bySite(calls.startPayment.path, model);
  return calls.startPayment.data.parse(started.envelope.Data).OrderReference;
}

/** A visitor with a proven phone, offers, a shared link and an order that waits for its card. */
async function openBuyer(api: ApiDoor, now: Date): Promise<{ visitor: string; known: Model }> {
  const quoting = await openQuotation(api);
  const { browser, headerGuid: HeaderGuid, phone: Phone } = quoting;
  await quoting.update({ PolicyStart: addDays(istanbulToday(now), 5) });
  const OfferGuids = (await boughtFrom(quoting)).slice(0, 2);
  const [OfferGuid = ''] = OfferGuids;
  const OrderReference = await startOrder(quoting, OfferGuid);
  const shared = await browser.bySite(calls.shareOffers.path, { HeaderGuid });
  const { Token } = calls.shareOffers.data.parse(shared.envelope.Data);
  const { NationalNumber } = driver;
  const known = { HeaderGuid, OfferGuid, OfferGuids, OrderReference, Token, Phone, Gsm: Phone, NationalNumber };
  return { visitor: browser.visitor, known };
}

/** Members who are logged in by turns: a session that a call ended is replaced by the next member's. */
export class Members {
  readonly #api: ApiDoor;
  #session: Promise<string>;

  constructor(api: ApiDoor) {
    this.#api = api;
    this.#session = this.#open();
  }

  get session(): Promise<string> {
    return this.#session;
  }

  replace(ended: string): void {
    this.#session = this.#session.then((current) => (current === ended ? this.#open() : current));
    this.#session.catch(() => undefined);
  }

  async #open(): Promise<string> {
    const [browser, person] = [openBrowser(this.#api), newPerson()];
    await browser.join(person);
    await browser.logIn(person.NationalNumber, goodPassword);
    if (browser.sessionToken() === '') throw new Error('Nobody could log in');
    return browser.sessionToken();
  }
}

export type Buyers = readonly { readonly visitor: string; readonly known: Model }[];

export async function openBuyers(api: ApiDoor, count: number, now: Date): Promise<Buyers> {
  const buyers = [];
  for (let number = 0; number < count; number += 1) buyers.push(await openBuyer(api, now));
  return buyers;
}

/** Somebody new, so that the limits of one phone or one number hide nothing. */
function stranger(): Buyers[number] {
  const { NationalNumber, Phone, Email } = newPerson();
  return { visitor: randomUUID(), known: { NationalNumber, Phone, Gsm: Phone, Email, Username: Email } };
}

/** Half of all calls come from strangers, half from somebody who has something here. */
export async function someAsker(random: () => number, buyers: Buyers, members: Members): Promise<Asker> {
  const buyer = random() < 0.5 ? buyers[Math.floor(random() * buyers.length)] : undefined;
  return { ...(buyer ?? stranger()), session: await members.session };
}
