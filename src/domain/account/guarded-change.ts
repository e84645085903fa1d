import type { SecondFactor } from './login-decision.ts';

/** What opens an account, or leads to its holder. */
type Guarded = { readonly phone: string; readonly email: string; readonly secondFactor: SecondFactor };

export type GuardedChange = 'phone' | 'email' | 'secondFactorOn' | 'secondFactorOff';

/** What of a change asks for the holder's password, and is told to the phone and the address that were there before. */
export function guardedChanges(before: Guarded, after: Guarded): readonly GuardedChange[] {
  const secondFactor = after.secondFactor === 'always' ? 'secondFactorOn' : 'secondFactorOff';
  return [
    ...(before.phone === after.phone ? [] : (['phone'] as const)),
    ...(before.email === after.email ? [] : (['email'] as const)),
    ...(before.secondFactor === after.secondFactor ? [] : ([secondFactor] as const)),
  ];
}
