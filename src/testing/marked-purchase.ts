import type { Offer } from '#contracts/calls/offer.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { calls } from '#contracts/index.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import type { TestApi } from './api-client.ts';
import { openHealthQuotation, themselves } from './health-quotation.ts';
import type { Marker } from './personal-traces.ts';
import { buyAs, joinHolder, policyOf } from './policy-holder.ts';
import { buy, settledOffers } from './purchase.ts';
import { storedQuotation } from './stored-quotation.ts';
import { openTripByPassport, passportHolder } from './trip-quotation.ts';
import { driver, type Quoting } from './vehicle-quotation.ts';

const start = '2026-11-20';
const wishes = { cancelNote: 'isaretli-iptal-notu', healthNote: 'isaretli-saglik-notu' };
/** Part of no place's name, as others are. */
const traveller = { Name: 'Wilhelmine', Surname: 'Quastenberg' };
const emails = { ill: 'isaretli-hasta@ornek.example', traveller: 'isaretli-yolcu@ornek.example' };

async function buyAny(quoting: Quoting, email: string): Promise<OrderStatus> {
  const main = (await settledOffers(quoting)).find(
    ({ State, DisplayMode }: Offer) => State === 'active' && DisplayMode === 'buyable',
  );
  if (!main) throw new Error('nobody sells');
  return buy(quoting, { main, email });
}

/** What the registers told of what an order is about, and of whom it is for. */
async function foundFor(api: TestApi, { OrderReference }: OrderStatus): Promise<readonly Marker[]> {
  const order = await api.ports.orders.find(OrderReference);
  const { found } = await storedQuotation(api.database, order?.quotationId ?? '');
  const told = {
    'surname in a register': found.owner.surname,
    'birth date in a register': found.owner.birthdate,
    ...(found.kind === 'vehicle'
      ? {
          plate: found.vehicle?.plate,
          chassis: found.vehicle?.frameNumber,
          engine: found.vehicle?.engineNumber,
        }
      : {}),
    ...(found.kind === 'property' ? { address: found.address?.text, 'address number': found.address?.uavt } : {}),
  };
  return Object.entries(told).flatMap(([what, text]) => (text === undefined ? [] : [{ what, text }]));
}

/**
 * Policies of a car, a home, somebody's health and a journey, each bought and delivered, and one asked to be cancelled.
 * Gives what tells of the people in it, no part of which any other text of the sandbox holds.
 */
export async function buyMarked(api: TestApi): Promise<readonly Marker[]> {
  const holder = await joinHolder(api);
  const car = await buyAs(holder, { line: 'trafik', insurer: '901', start });
  const cancel = { PolicyGuid: policyOf(car, 'trafik'), Reason: 'other', Note: wishes.cancelNote };
  await holder.browser.byUser(calls.requestCancellation.path, cancel);
  const home = await buyAs(holder, { line: 'konut', insurer: '907', start });
  const ill = await openHealthQuotation(api);
  await ill.update({ fam: [{ ...themselves, Conditions: ['7'], Medication: true, HealthNote: wishes.healthNote }] });
  const health = await buyAny(ill, emails.ill);
  const abroad = await openTripByPassport(api, traveller);
  await abroad.update();
  const trip = await buyAny(abroad, emails.traveller);
  const bought = [car, home, health, trip];
  for (const { OrderReference: reference } of bought) await deliverPolicies(api.ports, { reference, again: false });
  const told = {
    'national number': driver.NationalNumber,
    'plate as it is shown': '34 ABC 123',
    phone: holder.person.Phone,
    'phone of who declares': ill.phone,
    'phone of who travels': abroad.phone,
    email: holder.person.Email,
    'passport number': passportHolder.PassportNumber,
    'name of who travels': traveller.Name,
    'surname of who travels': traveller.Surname,
    'birth date of who travels': passportHolder.Birthdate,
    ...wishes,
    ...emails,
  };
  const found = await Promise.all(bought.map((order) => foundFor(api, order)));
  return [...Object.entries(told).map(([what, text]) => ({ what, text })), ...found.flat()];
}
