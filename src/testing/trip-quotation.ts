import type { OpenedPerson } from '#contracts/calls/customer-identity.ts';
import { calls } from '#contracts/index.ts';
import type { ApiDoor, ApiReply } from './api-client.ts';
import { agreed, type Browser, openBrowser } from './browser.ts';
import { newPerson } from './people.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

/** A week in two countries of the Schengen area. */
export const journey = {
  Region: '1',
  Countries: ['DE', 'FR'],
  TripKind: '1',
  Purpose: '1',
  Sport: false,
  PolicyStart: '2026-12-01',
  PolicyEnd: '2026-12-08',
} as const;

/** The customer among those who travel. */
export const selfRow = { individual: 1, Relation: '1' } as const;

/** Somebody with nothing but a passport, as the first step asks for them. */
export const passportHolder = {
  PassportType: '2',
  PassportNumber: 'C01X00T47',
  Name: 'Erika',
  Surname: 'Musterfrau',
  Birthdate: '1984-08-12',
  Gender: 'K',
  Nationality: 'DE',
  CityCode: 34,
} as const;

export type TripQuoting = Quoting & { readonly opened: OpenedPerson };

type Prover = Pick<Quoting, 'browser' | 'phone'>;

/** A visitor whose phone is proven by a passport alone. */
export async function proveByPassport(api: ApiDoor, PassportNumber: string, QueryType = 'seyahat'): Promise<Prover> {
  const [browser, { Phone }] = [openBrowser(api), newPerson()];
  await browser.bySite(calls.sendTemporaryCode.path, { PassportNumber, Phone, QueryType, ...agreed });
  await browser.confirm(Phone, await browser.readCode(Phone), QueryType);
  return { browser, phone: Phone };
}

export const queryTrip = (browser: Browser, model: object): Promise<ApiReply> =>
  browser.bySite(calls.tripQueryInfo.path, { QueryType: 'seyahat', ...model });

/** An open quotation for a journey; update asks the panel for that journey of the customer alone, or with what is given. */
export async function quoteTrip({ browser, phone }: Prover, model: object = {}): Promise<TripQuoting> {
  const reply = await queryTrip(browser, { NationalNumber: '11111111110', Phone: phone, ...model });
  const opened = calls.tripQueryInfo.data.parse(reply.envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) =>
      browser.bySite(calls.tripUpdateInfo.path, { HeaderGuid: headerGuid, fam: [selfRow], ...journey, ...answers }),
  };
}

export const openTrip = async (api: ApiDoor, model: object = {}): Promise<TripQuoting> =>
  quoteTrip(await proveVisitor(api, 'seyahat'), model);

export const openTripByPassport = async (api: ApiDoor, more: object = {}): Promise<TripQuoting> =>
  quoteTrip(await proveByPassport(api, passportHolder.PassportNumber), {
    NationalNumber: undefined,
    ...passportHolder,
    ...more,
  });
