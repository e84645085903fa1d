import { passportTypes } from '#catalog/flows/by-passport.ts';
import { askedInFirstStep } from '#catalog/risks/people/first-step.ts';
import { passportIdentity } from '#catalog/risks/people/identity.ts';
import type { OpenedPerson } from '#contracts/calls/customer-identity.ts';
import type { Day } from '#domain/dates.ts';
import { type Identity, identityOf } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import type { QuotationOf } from '#services/risks/of-kind.ts';
import { genders } from '#services/risks/people/codes.ts';
import type { ToldCustomer } from '#services/verification/check-customer.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner } from './common-wire.ts';

type OpeningModel = {
  readonly QueryType: LineKey;
  readonly HeaderGuid?: string | undefined;
  readonly Phone: string;
  readonly Birthdate?: Day | undefined;
  readonly NationalNumber?: string | undefined;
  readonly PassportNumber?: string | undefined;
  readonly PassportType?: '1' | '2' | undefined;
  readonly Name?: string | undefined;
  readonly Surname?: string | undefined;
  readonly Gender?: 'E' | 'K' | undefined;
  readonly Nationality?: string | undefined;
  readonly CityCode?: number | undefined;
};

/** A number that is missing is told by the questions of the first step, which judge the rest too. */
function identityIn(model: OpeningModel): Identity {
  const { PassportType, NationalNumber = '', PassportNumber = '' } = askedInFirstStep(model.QueryType, model);
  return PassportType === passportTypes.passportOnly ? passportIdentity(PassportNumber) : identityOf(NationalNumber);
}

/** What customers tell of themselves where they are asked to; undefined where the register alone is to tell it. */
function toldIn(model: OpeningModel): ToldCustomer | undefined {
  const { Name, Surname, Gender, Nationality, CityCode } = askedInFirstStep(model.QueryType, model);
  if (Name === undefined || Surname === undefined || CityCode === undefined) return undefined;
  return {
    name: Name,
    surname: Surname,
    provinceCode: CityCode,
    gender: Gender && genders[Gender],
    nationality: Nationality,
  };
}

/** Who opens a quotation about people. */
export function openingPerson(model: OpeningModel) {
  return {
    line: model.QueryType,
    variant: undefined,
    headerGuid: model.HeaderGuid,
    identity: identityIn(model),
    phone: model.Phone,
    birthdate: model.Birthdate,
    told: toldIn(model),
    firstStep: model,
  };
}

const wireGenders = { male: 'E', female: 'K' } as const;

type PeopleKind = 'health' | 'trip';

/** A quotation about people as it is opened. */
export function wireOpenedPerson({ id, found }: OpenedQuotation<PeopleKind>): OpenedPerson {
  const { owner, gender, nationality } = found;
  const { kind } = owner.identity;
  return {
    HeaderGuid: id,
    Customer: wireOwner(found),
    IdentityKind: kind === 'tax' ? ('national' as const) : kind,
    Birthdate: owner.birthdate ?? null,
    Gender: gender ? wireGenders[gender] : null,
    Nationality: nationality ?? null,
  };
}

/** The same as it stands, all but the answers. */
export function wireQuotedPeople(quotation: QuotationOf<PeopleKind>) {
  const { line, phone, asked } = quotation;
  return {
    ...wireOpenedPerson(quotation),
    QueryType: line,
    SecondHand: false as const,
    Phone: phone,
    Insured: asked ? wireInsured(asked.insured) : null,
    People: (asked?.insuredPeople ?? []).map(({ name, relation }) => ({ Name: name, Relation: relation })),
  };
}
