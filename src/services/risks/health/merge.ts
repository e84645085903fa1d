import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { self } from '#catalog/risks/people/fields.ts';
import type { FoundOf } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';

/** A row as it is asked: people are known by their number, and of the customer nothing is asked again. */
function askedRow(row: HealthRow): HealthRow {
  const { PassportType: _type, PassportNumber: _passport, Name: _name, Surname: _surname, ...rest } = row;
  const { Gender: _gender, Nationality: _nationality, NationalNumber, Birthdate, ...person } = rest;
  return row.Relation === self ? person : withoutGaps({ ...person, NationalNumber, Birthdate });
}

/** What the customer says, and over it the name they are known by: a policy about a person bears no other. */
export function mergeAnswers({ owner }: FoundOf<'health'>, sent: HealthAnswers): HealthAnswers {
  const { Name, Surname, ...place } = ownerAnswers(owner);
  return withoutGaps({
    ...place,
    ...withoutGaps(sent),
    ...movedPlace(sent, owner.provinceCode),
    fam: sent.fam?.map(askedRow),
    Name,
    Surname,
  });
}
