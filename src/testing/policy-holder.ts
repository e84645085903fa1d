import { expect, vi } from 'vitest';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { Offer } from '#contracts/calls/offer.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import type { PolicyDetail } from '#contracts/calls/policies.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { ApiDoor, ApiReply, TestApi } from './api-client.ts';
import { type Browser, goodPassword, openBrowser } from './browser.ts';
import { quoteDevice } from './device-quotation.ts';
import { quoteHealth, resident } from './health-quotation.ts';
import { newPerson, type Person } from './people.ts';
import { quotePet } from './pet-quotation.ts';
import { quoteProperty } from './property-quotation.ts';
import { buy } from './purchase.ts';
import { quoteTrip } from './trip-quotation.ts';
import { driver, type Quoting } from './vehicle-quotation.ts';

export type Holder = { readonly browser: Browser; readonly person: Person };

const cleanDriver = { NationalNumber: driver.NationalNumber, Name: 'Deniz', Surname: 'Akçam' };

/** A member, the clean driver unless told otherwise, logged in; one per API, since a number is one person's. */
export async function joinHolder(api: ApiDoor, who: Partial<Person> = cleanDriver): Promise<Holder> {
  const browser = openBrowser(api);
  const person = { ...newPerson(), ...who };
  await browser.join(person);
  await browser.logIn(person.NationalNumber);
  return { browser, person };
}

/** The same member, logged in at a browser that nobody knew, by the code that this takes. */
export async function atAnotherDevice(api: TestApi, { person }: Holder): Promise<Holder> {
  const browser = openBrowser(api);
  api.clock.advance(60);
  await browser.logIn(person.NationalNumber);
  const MfaCode = await browser.readCode(person.Phone);
  await browser.logIn(person.NationalNumber, goodPassword, { MfaControl: true, MfaCode });
  return { browser, person };
}

/** The driver's car is his alone; this one is known as that of whoever asks. */
const anyonesCar = { LicensePlateNumber: '34KRS102' };

export type Wish = {
  readonly line?: LineKey;
  readonly insurer?: string;
  /** Of the main line, where the insurer offers several. */
  readonly packageName?: string;
  readonly addOns?: readonly (readonly [line: LineKey, insurer: string])[];
  readonly start: string;
  /** What else is answered than the line's usual answers. */
  readonly answers?: object;
  readonly installmentCount?: number;
  /** Whether the holder is logged in while paying. */
  readonly asMember?: boolean;
};

/**
 * A vehicle line for a car of the holder's, a line about a building for a flat that no earthquake policy is known of, a
 * line about people for the holder alone, a line about things for the usual dog or phone. More is told of vehicles only.
 */
export async function quoteAs({ browser, person }: Holder, line: LineKey, more: object = {}): Promise<Quoting> {
  const { Phone, NationalNumber } = person;
  const [prover, model] = [
    { browser, phone: Phone },
    { QueryType: line, NationalNumber },
  ];
  const kind = quotedKind(line);
  if (kind === 'property') return quoteProperty(prover, model);
  if (kind === 'health') return quoteHealth(prover, line === 'yabanci' ? { ...resident, ...model } : model);
  if (kind === 'trip') return quoteTrip(prover, model);
  if (kind === 'pet') return quotePet(prover, model);
  if (kind === 'device') return quoteDevice(prover, model);
  const isDriver = NationalNumber === driver.NationalNumber;
  const query = { QueryType: line, ...driver, Phone, NationalNumber, ...(isDriver ? {} : anyonesCar), ...more };
  const reply = await browser.bySite(calls.vehicleQueryInfo.path, query);
  const { HeaderGuid: headerGuid } = calls.vehicleQueryInfo.data.parse(reply.envelope.Data);
  const update = (answers = {}) => browser.bySite(calls.vehicleUpdateInfo.path, { HeaderGuid: headerGuid, ...answers });
  return { browser, phone: person.Phone, headerGuid, update };
}

/** Buys for the member: the main line, and add-ons beside it. */
export async function buyAs(holder: Holder, wish: Wish): Promise<OrderStatus> {
  const { line = 'kasko', insurer = '901', packageName, addOns = [], start, answers = {} } = wish;
  const { installmentCount = 1, asMember = false } = wish;
  const quoting = await quoteAs(holder, line);
  await quoting.update({ PolicyStart: start, ...answers, CrossSellingBranches: addOns.map(([addOn]) => addOn) });
  const wanted = [[line, insurer] as const, ...addOns];
  const [main, ...others] = await vi.waitFor(
    async () => {
      const reply = await quoting.browser.bySite(calls.listOffers.path, { HeaderGuid: quoting.headerGuid });
      const { Offers } = calls.listOffers.data.parse(reply.envelope.Data);
      const isWanted = ({ Line, PackageName }: Offer) =>
        Line !== line || packageName === undefined || PackageName === packageName;
      return wanted.map(([kind, insurer]) => {
        const found = Offers.filter(isWanted).find(
          ({ Line, InsuranceFirm, State }) => Line === kind && InsuranceFirm === insurer && State === 'active',
        );
        expect(found, `${insurer} offers ${kind}`).toBeDefined();
        return found as Offer;
      });
    },
    { timeout: 15_000, interval: 50 },
  );
  const bought = await buy(quoting, {
    main: main as Offer,
    addOns: others,
    installmentCount,
    email: holder.person.Email,
    asMember,
  });
  if (bought.State !== 'done') throw new Error(`The purchase is ${bought.State}: ${bought.Message}`);
  return bought;
}

/** The policy of one item of a purchase. */
export function policyOf({ Items }: OrderStatus, line: LineKey = 'kasko'): string {
  const policyId = Items.find(({ Line }) => Line === line)?.PolicyGuid;
  if (!policyId) throw new Error(`No policy of ${line} was issued`);
  return policyId;
}

export async function readDetail({ browser }: Holder, PolicyGuid: string): Promise<PolicyDetail> {
  const reply = await browser.byUser(calls.policyDetail.path, { PolicyGuid });
  return calls.policyDetail.data.parse(reply.envelope.Data);
}

/** Looks at the figure and agrees to it. */
export async function withdrawAs({ browser }: Holder, PolicyGuid: string): Promise<ApiReply> {
  const preview = await browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });
  const { RefundAmount } = calls.previewWithdrawal.data.parse(preview.envelope.Data);
  return browser.byUser(calls.withdrawPolicy.path, { PolicyGuid, RefundAmount });
}

/** What the bank moved for an order, as 'Credit 12345' in kuruş. */
export async function movementsOf(api: TestApi, reference: string): Promise<readonly string[]> {
  const reply = await fetch(`${api.sandbox.url}/bank/ledger`, { headers: { accept: 'application/json' } });
  const rows = (await reply.json()) as readonly { orderId: string; type: string; amount: number; state: string }[];
  return rows
    .filter(({ orderId, state }) => orderId === reference && state === 'approved')
    .map(({ type, amount }) => `${type} ${Math.round(amount * 100)}`);
}
