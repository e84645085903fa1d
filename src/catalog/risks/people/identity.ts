import { type Identity, identityOf } from '#domain/identity.ts';
import { passportTypes } from '../../flows/by-passport.ts';
import type { PersonRow } from './answers.ts';
import { self } from './fields.ts';

/** A passport's number as it is printed. */
export const passportIdentity = (number: string): Identity => ({ kind: 'passport', number: number.toUpperCase() });

/** What somebody beside the customer is known by; undefined where the row does not tell yet. */
export function identityOfRow({
  Relation,
  PassportType,
  NationalNumber,
  PassportNumber,
}: PersonRow): Identity | undefined {
  if (Relation === self) return undefined;
  if (PassportType === passportTypes.passportOnly)
    return PassportNumber === undefined ? undefined : passportIdentity(PassportNumber);
  return NationalNumber === undefined ? undefined : identityOf(NationalNumber);
}

/**
 * Rows as they are asked: of the customer nothing but that they are among the insured, of who has a number nothing that the
 * register tells, and of who has a passport what it tells.
 */
export function plainRows<Row extends PersonRow>(rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => {
    const { PassportType, NationalNumber, PassportNumber, Name, Surname, Birthdate, Gender, Nationality, ...rest } =
      row;
    if (row.Relation === self) return rest as Row;
    return PassportType === passportTypes.passportOnly
      ? ({ ...rest, PassportType, PassportNumber, Name, Surname, Birthdate, Gender, Nationality } as Row)
      : ({ ...rest, PassportType: passportTypes.number, NationalNumber, Birthdate } as Row);
  });
}
