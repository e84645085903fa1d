import type { OpenedPerson } from '#contracts/calls/customer-identity.ts';
import { calls } from '#contracts/index.ts';
import type { LineKey } from '#domain/lines.ts';
import type { ApiDoor } from './api-client.ts';
import { proveVisitor, type Quoting } from './vehicle-quotation.ts';

/** Of the sandbox: a woman and a man whom the register tells, a man of whom it wants the birth date, and a foreigner. */
export const relatives = {
  woman: '11111111110',
  man: '66666666660',
  birthdateWanted: '22222222220',
  foreigner: '99000000110',
} as const;

/** Of somebody who has nothing to declare. */
export const healthy = {
  Height: 168,
  Weight: 64,
  Conditions: [],
  Medication: false,
  PlannedTreatment: false,
  Pregnant: false,
} as const;

/** The customer, who is insured too. */
export const themselves = { individual: 1, Relation: '1', ...healthy } as const;

export const plan = { Treatment: '2', OutpatientVisits: '10', Network: '2', PolicyStart: '2026-11-20' } as const;

/** What a line is content with; foreigners have told the rest in the first step. */
export const healthAnswersOf: Partial<Record<LineKey, object>> = {
  tamamlayici: { fam: [themselves], SocialSecurity: true, ...plan },
  bireysel: { fam: [themselves], ...plan },
  yabanci: { TermYears: '1', PolicyStart: plan.PolicyStart },
};

/** A foreigner as they tell themselves in the first step. */
export const newcomer = {
  QueryType: 'yabanci',
  PassportType: '2',
  PassportNumber: 'N1234567',
  Name: 'Ingrid',
  Surname: 'Vestergaard',
  Birthdate: '1994-02-03',
  Gender: 'K',
  Nationality: 'DK',
  CityCode: 7,
} as const;

/** A foreigner whom the register knows by a number, as the first step asks for them. */
export const resident = {
  QueryType: 'yabanci',
  PassportType: '1',
  NationalNumber: relatives.foreigner,
  Name: 'Katrin',
  Surname: 'Holmgard',
  Birthdate: '1988-03-18',
  Gender: 'K',
  Nationality: 'NO',
  CityCode: 7,
} as const;

export type HealthQuoting = Quoting & { readonly opened: OpenedPerson };

type Model = { readonly QueryType?: LineKey; readonly [name: string]: unknown };

/** An open quotation for who has proven that phone in that browser; update asks the panel with the line's usual answers. */
export async function quoteHealth(
  { browser, phone }: Pick<Quoting, 'browser' | 'phone'>,
  model: Model = {},
): Promise<HealthQuoting> {
  const { QueryType: line = 'tamamlayici' } = model;
  const number = model.PassportType === '2' ? {} : { NationalNumber: relatives.woman };
  const query = { QueryType: line, Phone: phone, ...number, ...model };
  const reply = await browser.bySite(calls.healthQueryInfo.path, query);
  const opened = calls.healthQueryInfo.data.parse(reply.envelope.Data);
  const { HeaderGuid: headerGuid } = opened;
  return {
    browser,
    phone,
    headerGuid,
    opened,
    update: (answers = {}) =>
      browser.bySite(calls.healthUpdateInfo.path, { HeaderGuid: headerGuid, ...healthAnswersOf[line], ...answers }),
  };
}

/** The same for somebody new, whose phone is proven for the line. */
export async function openHealthQuotation(api: ApiDoor, model: Model = {}): Promise<HealthQuoting> {
  return quoteHealth(await proveVisitor(api, model.QueryType ?? 'tamamlayici'), model);
}
