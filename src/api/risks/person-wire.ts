import { passportTypes } from '#catalog/flows/by-passport.ts';
import { askedInFirstStep } from '#catalog/risks/people/first-step.ts';
import { passportIdentity } from '#catalog/risks/people/identity.ts';
import type { Day } from '#domain/dates.ts';
import { type Identity, identityOf } from '#domain/identity.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { LineKey } from '#domain/lines.ts';
import type { FoundOf } from '#ports/found.ts';
import { genders } from '#services/risks/people/codes.ts';
import type { ToldCustomer } from '#services/verification/check-customer.ts';

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

type FoundPeople = FoundOf<'health'> | FoundOf<'trip'>;

/** What is known of the customer beside name and place. */
export function wireKnownPerson({ owner, gender, nationality }: FoundPeople) {
  const { kind } = owner.identity;
  return {
    IdentityKind: kind === 'tax' ? ('national' as const) : kind,
    Birthdate: owner.birthdate ?? null,
    Gender: gender ? wireGenders[gender] : null,
    Nationality: nationality ?? null,
  };
}

export function wirePeople(people: readonly InsuredPerson[]) {
  return people.map(({ name, relation }) => ({ Name: name, Relation: relation }));
}
