import { emailKey } from '#domain/account/username.ts';
import { insuredThings } from '#domain/policy/insured-things.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { blindIndex, blindIndexes } from './columns.ts';

/** By a national, foreigner's, tax or passport number. */
export const identityIndex = (table: string) =>
  blindIndex(table, 'identity_index', 'identity', { of: 'identity_number', read: (plain) => plain });

/** By an e-mail address in its one spelling, `emailKey`. */
export const emailIndex = (table: string) => blindIndex(table, 'email_index', 'email', { of: 'email', read: emailKey });

/** By what tells an insured thing from others of its like; of a vehicle it is the plate. */
export const insuredIndex = (table: string) =>
  blindIndex(table, 'insured_index', 'insured', {
    of: 'insured',
    read: (plain) => (JSON.parse(plain) as Insured).key,
  });

/** By each thing and person that is insured, under every number it is known by. */
export const insuredThingsIndex = (table: string) =>
  blindIndexes(table, 'insured_things_index', {
    use: 'insured',
    of: 'insured',
    read: (plain) => insuredThings(JSON.parse(plain) as Insured),
  });
