import type { Day } from './dates.ts';
import type { Identity } from './identity.ts';

/** What an insured person is to the customer. */
export type Relation = 'self' | 'spouse' | 'child' | 'parent' | 'other';

/** Somebody a policy covers, beside the customer or instead of them. */
export type InsuredPerson = {
  readonly relation: Relation;
  readonly identity: Identity;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: Day;
  readonly gender: 'female' | 'male' | undefined;
  /** Country by its two letters. */
  readonly nationality: string | undefined;
};
