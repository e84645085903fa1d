import type { OrderStatus } from '#contracts/calls/payment.ts';
import { isNationalNumber } from '#domain/rules/national-number.ts';

/** What this tab holds of the buyer, as it was typed before the offers. */
export type TypedPerson = { readonly NationalNumber?: unknown; readonly Phone?: unknown };

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * How the registration begins for a buyer: the name and the address of the order, and the number and the phone only
 * where this very tab asked for the offers with them. A company registers nobody.
 */
export function joinValues(
  { Customer: { Name, Surname }, Email }: Pick<OrderStatus, 'Customer' | 'Email'>,
  { NationalNumber, Phone }: TypedPerson,
): Readonly<Record<string, string>> {
  const number = textIn(NationalNumber);
  const known = {
    ...(Surname === '' ? {} : { Name, Surname }),
    NationalNumber: number !== undefined && isNationalNumber(number) ? number : undefined,
    Phone: textIn(Phone),
    Email,
  };
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
